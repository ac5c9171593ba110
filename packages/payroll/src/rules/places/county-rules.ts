import type { Rate } from '@paperwage/values';
import type { BracketRow } from '../federal-rules.ts';
import type { ByStatus, StepRow } from '../state-rules.ts';

/** A rate of what the state taxes, as the state's own method finds it. */
export interface StateTaxableTax {
  readonly method: 'stateTaxable';
  readonly rates: TaxableRates;
  /** Why this rate is taken, where it is not the one of a county that was named. */
  readonly because?: 'noCounty' | 'livesElsewhere' | 'stated';
}

export type TaxableRates =
  | { readonly kind: 'one'; readonly rate: Rate }
  /** Each part of the yearly amount by its own rate. */
  | { readonly kind: 'byPart'; readonly schedule: ByStatus<readonly BracketRow[]> }
  /** All of the yearly amount by the rate of the last row that begins below it. */
  | { readonly kind: 'ofAll'; readonly rates: ByStatus<readonly StepRow<Rate>[]> };
