import type { Rate } from '@paperwage/values';
import type { BracketRow } from '../federal-rules.ts';
import type { ByStatus, StepRow } from '../state-rules.ts';
import type { Sourced } from '../sourced.ts';
import type { Place } from './place-rules.ts';

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

/** The counties of a state that tax what the state taxes; the election `county` names one. */
export interface Counties {
  /** What the line is called when a rate is given and no county. */
  readonly unnamed: string;
  /** Where the state says what counties take their rates of. */
  readonly method: Sourced;
  /** What is taken when no county is given; nothing where this is left out. */
  readonly withoutCounty?: Place;
  /** What is taken of those who live in another state, by its name. */
  readonly nonresidents?: string;
  /** The county the employee works in counts for one who lives in none. */
  readonly orByWork?: true;
}
