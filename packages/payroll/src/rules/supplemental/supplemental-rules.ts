import type { CalendarDate, Cents, Rate, StateCode } from '@paperwage/values';
import type { Sourced } from '../sourced.ts';

/** How a state withholds on supplemental wages that are identified separately. */
export type StateSupplementalMethod =
  /** One rate. California has another for supplemental wages that aren't bonuses. */
  | { readonly method: 'rate'; readonly rate: Rate; readonly rateIfNoBonus?: Rate }
  /** A share of the federal income tax withheld on them. */
  | { readonly method: 'shareOfFederal'; readonly share: Rate }
  /** A rate by annual regular wages: the last row they exceed. */
  | { readonly method: 'byAnnualWages'; readonly rows: readonly { readonly over: Cents; readonly rate: Rate }[] };

/** What a state publishes for supplemental wages on pay dates `from` through `to`. */
export interface StateSupplementalRules extends Sourced {
  readonly state: StateCode;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly how: StateSupplementalMethod;
}
