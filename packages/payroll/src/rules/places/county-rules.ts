import type { Rate } from '@paperwage/values';
import type { BracketRow } from '../federal-rules.ts';
import type { ByStatus } from '../state-deductions.ts';
import type { StepRow } from '../state-rules.ts';

/** A rate on the amount the state taxes, found by the state's own method. */
export interface StateTaxableTax {
  readonly method: 'stateTaxable';
  readonly rates: TaxableRates;
  /** Why this rate applies, if it isn't the rate of a county the person named. */
  readonly because?: 'noCounty' | 'livesElsewhere' | 'stated';
}

export type TaxableRates =
  | { readonly kind: 'one'; readonly rate: Rate }
  /** Each part of the annual amount at its own rate. */
  | { readonly kind: 'byPart'; readonly schedule: ByStatus<readonly BracketRow[]> }
  /** The whole annual amount at the rate of the last row that starts below it. */
  | { readonly kind: 'ofAll'; readonly rates: ByStatus<readonly StepRow<Rate>[]> };
