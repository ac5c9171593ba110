/** What a state leaves untaxed, and what an employee claims on its certificate, as the methods of states name them. */
import type { Cents, Rate } from '@paperwage/values';
import type { StateFilingStatus } from '../pay-input/elections.ts';

/**
 * A figure by filing status. If omitted, `marriedSeparate` is the same as single and `marriedSpouseWorks` the same as
 * married. `all` is for states that don't distinguish filing statuses.
 */
export type ByStatus<Value> =
  | { readonly all: Value }
  | (Readonly<Record<Exclude<StateFilingStatus, 'marriedSeparate'>, Value>> & {
      readonly marriedSeparate?: Value;
      readonly marriedSpouseWorks?: Value;
    });

/** The annual amount a state leaves untaxed before its schedule applies. */
export type StateStandardDeduction =
  | { readonly kind: 'fixed'; readonly amount: ByStatus<Cents> }
  /** A share of annual wages, within limits. South Carolina allows it only if the employee claims an allowance. */
  | {
      readonly kind: 'percentOfWages';
      readonly rate: Rate;
      readonly minimum: Cents;
      readonly maximum: Cents;
      readonly onlyWithAllowances: boolean;
    }
  /**
   * Full up to `start`, none from `end`, prorated in between (Maine). The fraction is rounded to one of
   * `fractionParts`, the deduction to whole dollars.
   */
  | {
      readonly kind: 'phasedOut';
      readonly amount: ByStatus<Cents>;
      readonly start: ByStatus<Cents>;
      readonly end: ByStatus<Cents>;
      readonly fractionParts: number;
    }
  | { readonly kind: 'stepped'; readonly columns: ByStatus<SteppedDeduction> }
  /** `more` for employees who claim `from` allowances or more, or that much in dollars (Iowa through 2024). */
  | { readonly kind: 'byAllowances'; readonly fewer: Cents; readonly from: number; readonly more: Cents }
  | {
      readonly kind: 'byAllowanceDollars';
      readonly fewer: Cents;
      readonly from: Cents;
      readonly more: Cents;
      /** What one allowance is worth on a certificate that counts them. */
      readonly allowance: Cents;
    }
  /** Louisiana Form L-4, block A: for 0, 1 and 2. */
  | { readonly kind: 'byBlockA'; readonly amounts: readonly [Cents, Cents, Cents] }
  /** `maximum` up to `start`, then reduced by `rate` of the amount above it, none from `end` (Wisconsin). */
  | {
      readonly kind: 'slidingScale';
      readonly maximum: ByStatus<Cents>;
      readonly start: ByStatus<Cents>;
      readonly rate: ByStatus<Rate>;
      readonly end: ByStatus<Cents>;
    };

/** A cap that falls as annual wages rise. The last row that starts at or below them counts. */
export interface CapRow {
  readonly fromWages: Cents;
  readonly cap: Cents;
}

/** Alabama: `base` up to `flatUpTo`, then reduced by `step` for each `per` begun, `floor` from `floorFrom`. */
export interface SteppedDeduction {
  readonly base: Cents;
  readonly flatUpTo: Cents;
  readonly step: Cents;
  readonly per: Cents;
  readonly floorFrom: Cents;
  readonly floor: Cents;
}

/** What a certificate counts. */
export type CountedElection =
  'allowances' | 'dependents' | 'line2Allowances' | 'dependentExemptions' | 'firstTimeDependents' | 'adoptedChildren';

/** An annual amount the employee claims, subtracted from wages or from tax. */
export type StateClaim =
  | {
      readonly kind: 'counted';
      readonly of: CountedElection;
      readonly each: Cents;
      /** What the first ones are worth, if more, and how many there are. */
      readonly first?: { readonly each: Cents; readonly upTo: ByStatus<number> };
      /** Nothing if annual wages are above this. */
      readonly noneAboveAnnualWages?: Cents;
      /** Only certificates from 2019 or earlier count them. */
      readonly onlyOldCertificates?: true;
    }
  /** Each dependent by annual wages: the first row that wages don't exceed. */
  | {
      readonly kind: 'dependentsByWages';
      readonly rows: readonly { readonly upTo: Cents; readonly each: Cents }[];
      readonly above: Cents;
    }
  /** Claimed on the certificate unless it says otherwise. With no certificate, not claimed. */
  | { readonly kind: 'personalExemption'; readonly amount: ByStatus<Cents> }
  /** The certificate states the amount itself. */
  | { readonly kind: 'stated'; readonly election: 'exemptionAmount' | 'iaW4AllowanceDollars' };
