import type { Cents, Rate } from '@paperwage/values';
import type { PayFrequency } from '../../pay.ts';
import type { BracketRow } from '../federal-rules.ts';
import type { ByStatus, StepRow } from '../state-rules.ts';

/** One table of the exact calculation method, with what comes off the wages before it is entered. */
export interface NewYorkCityTable {
  readonly deduction: ByStatus<Cents>;
  /** For each allowance claimed. */
  readonly exemption: Cents;
  readonly schedule: readonly BracketRow[];
}

/** New York City, residents alone: a printed table for the pay period where there is one, else the yearly one. */
export interface NewYorkCityTax {
  readonly method: 'newYorkCity';
  readonly yearly: NewYorkCityTable;
  readonly perPeriod: Readonly<Partial<Record<PayFrequency, NewYorkCityTable>>>;
  /** Of supplemental wages that are withheld from apart. */
  readonly supplementalRate: Rate;
}

/** Yonkers: a share of the state's tax from those who live there, a rate of the wages from those who only work there. */
export interface YonkersTax {
  readonly method: 'yonkers';
  readonly residentShare: Rate;
  readonly nonresidentRate: Rate;
  /** What of yearly wages is not taxed, by those wages; nothing is withheld up to the first row. */
  readonly nonresidentExclusions: readonly StepRow<Cents>[];
}
