import type { Cents, Rate } from '@paperwage/values';
import type { PayFrequency } from '../../pay.ts';
import type { BracketRow } from '../federal-rules.ts';
import type { ByStatus } from '../state-deductions.ts';
import type { StepRow } from '../state-rules.ts';

/** One table of the exact calculation method, with what to subtract from wages first. */
export interface NewYorkCityTable {
  readonly deduction: ByStatus<Cents>;
  /** For each allowance claimed. */
  readonly exemption: Cents;
  readonly schedule: readonly BracketRow[];
}

/** New York City, residents only: the printed table for the pay period if there is one, or else the annual one. */
export interface NewYorkCityTax {
  readonly method: 'newYorkCity';
  readonly yearly: NewYorkCityTable;
  readonly perPeriod: Readonly<Partial<Record<PayFrequency, NewYorkCityTable>>>;
  /** For supplemental wages withheld on separately. */
  readonly supplementalRate: Rate;
}

/** Yonkers: a share of the state tax for residents, a rate on wages for people who only work there. */
export interface YonkersTax {
  readonly method: 'yonkers';
  readonly residentShare: Rate;
  readonly nonresidentRate: Rate;
  /** The untaxed part of annual wages, by wage level. Nothing is withheld up to the first row. */
  readonly nonresidentExclusions: readonly StepRow<Cents>[];
}
