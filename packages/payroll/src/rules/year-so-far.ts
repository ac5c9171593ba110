import type { CalendarDate, Cents, Rate, StateCode } from '@paperwage/values';
import type { StateItemTax } from '../pay.ts';
import type { BracketRow, FederalRules } from './federal-rules.ts';
import type { Sourced } from './sourced.ts';
import type { StateItem } from './state-items.ts';

/**
 * What is published for a year whose tables aren't complete. It never calculates by itself: `assumeYear` swaps it in
 * for the previous year's figures once a person chooses to calculate with those.
 */
export interface YearSoFar {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly federal: Partial<Pick<FederalRules, 'socialSecurity' | 'medicare'>>;
  readonly states: Readonly<Partial<Record<StateCode, StateSoFar>>>;
}

/** A state's published figures. */
export interface StateSoFar {
  /** Programs whose figures are all known, including new ones. */
  readonly items?: readonly StateItem[];
  /** Programs where we know only the wage base. */
  readonly wageBases?: readonly (Sourced & { readonly tax: StateItemTax; readonly wageBase: Cents })[];
  /** What the law changes in the state's income tax, in terms of the state's method. */
  readonly incomeTax?: Sourced & { readonly rate?: Rate; readonly scheduleOfAll?: readonly BracketRow[] };
}
