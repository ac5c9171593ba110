import type { CalendarDate, StateCode } from '@paperwage/values';
import type { Sourced } from './sourced.ts';

/** A figure, in words, for a state or `US` in a year whose tables aren't out yet. We calculate nothing from it. */
export interface AnnouncedFact extends Sourced {
  readonly state: StateCode | 'US';
  readonly name: string;
  readonly text: string;
  readonly from: CalendarDate;
  /** Omitted if we know no end. */
  readonly to?: CalendarDate;
}

/** What we know about a year before its tables are out, and what we don't. */
export interface AnnouncedYear {
  readonly year: number;
  readonly facts: readonly AnnouncedFact[];
  readonly notPublished: readonly { readonly state: StateCode | 'US'; readonly name: string }[];
}
