import type { CalendarDate, Cents, Rate, StateCode } from '@paperwage/values';
import type { StateItemTax } from '../pay.ts';
import type { BracketRow, FederalRules } from './federal-rules.ts';
import type { Sourced } from './sourced.ts';
import type { StateItem } from './state-items.ts';

/**
 * What is published of a year whose tables are not complete. It never calculates by itself: `assumeYear` puts it in
 * place of the figures of the year before, once a person chose to calculate with those.
 */
export interface YearSoFar {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly federal: Partial<Pick<FederalRules, 'socialSecurity' | 'medicare'>>;
  readonly states: Readonly<Partial<Record<StateCode, StateSoFar>>>;
}

/** What is published of a state's figures. */
export interface StateSoFar {
  /** Programs whose figures are all known, new ones among them. */
  readonly items?: readonly StateItem[];
  /** Programs of which only the wage base is known. */
  readonly wageBases?: readonly (Sourced & { readonly tax: StateItemTax; readonly wageBase: Cents })[];
  /** What the law changes in the state's income tax, in the terms of the method it has. */
  readonly incomeTax?: Sourced & { readonly rate?: Rate; readonly scheduleOfAll?: readonly BracketRow[] };
}
