import type { CalendarDate, StateCode } from '@paperwage/values';
import type { Sourced } from './sourced.ts';

/**
 * How a state's income tax is withheld. Each published method is one member with the figures it needs; the function in
 * `taxes/` that reads it is chosen by `method`.
 */
export type StateIncomeTaxRules = Sourced & { readonly method: 'none' };

/** What employees pay into state programs such as disability insurance or paid leave. */
export type StateItemsRules =
  | (Sourced & { readonly held: 'none' })
  /** The state has such items, or may have; their figures are not held. */
  | { readonly held: 'missing'; readonly items: readonly string[] };

/**
 * A state's rules in force on pay dates `from` to `to`, both included. A change in mid-year is a second entry whose
 * range begins where the first one ends, so a state has one or more entries a year.
 */
export interface StateRules {
  readonly state: StateCode;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly incomeTax: StateIncomeTaxRules;
  readonly items: StateItemsRules;
}
