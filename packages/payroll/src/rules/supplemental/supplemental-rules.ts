import type { CalendarDate, Cents, Rate, StateCode } from '@paperwage/values';
import type { Sourced } from '../sourced.ts';

/** How a state withholds from supplemental wages that are identified apart. */
export type StateSupplementalMethod =
  /** One rate. California has another for supplemental wages that are no bonus. */
  | { readonly method: 'rate'; readonly rate: Rate; readonly rateIfNoBonus?: Rate }
  /** A share of the federal income tax withheld from them. */
  | { readonly method: 'shareOfFederal'; readonly share: Rate }
  /** A rate by the regular wages of a year: the last row that they are above. */
  | { readonly method: 'byAnnualWages'; readonly rows: readonly { readonly over: Cents; readonly rate: Rate }[] };

/** What a state publishes for supplemental wages, on pay dates `from` to `to`. */
export interface StateSupplementalRules extends Sourced {
  readonly state: StateCode;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly how: StateSupplementalMethod;
}
