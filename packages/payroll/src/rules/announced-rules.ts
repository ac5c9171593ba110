import type { CalendarDate, StateCode } from '@paperwage/values';
import type { Sourced } from './sourced.ts';

/** Of a state, or `US`: a figure of a year whose tables are not in yet, in words. Nothing is calculated with it. */
export interface AnnouncedFact extends Sourced {
  readonly state: StateCode | 'US';
  readonly name: string;
  readonly text: string;
  readonly from: CalendarDate;
  /** Left out where no end is known. */
  readonly to?: CalendarDate;
}

/** What is known of a year before its tables are in, and what is not. */
export interface AnnouncedYear {
  readonly year: number;
  readonly facts: readonly AnnouncedFact[];
  readonly notPublished: readonly { readonly state: StateCode | 'US'; readonly name: string }[];
}
