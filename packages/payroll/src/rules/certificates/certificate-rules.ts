import type { CalendarDate, StateCode } from '@paperwage/values';
import type { StateElections, StateFilingStatus } from '../../certificates/elections.ts';
import type { Sourced } from '../sourced.ts';

/** Entries of the elections that a certificate asks; places, and what overrides figures worked out, are no part of it. */
export type CertificateElection = Exclude<
  keyof StateElections,
  | 'county'
  | 'countyRate'
  | 'locality'
  | 'workLocality'
  | 'schoolDistrict'
  | 'federalWithholdingThisPeriod'
  | 'ficaRetirementThisPeriod'
>;

interface Asked {
  /** In the words of the form. */
  readonly label: string;
  /** What is withheld by when it is left open, in words. */
  readonly otherwise: string;
}

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** A whole number, such as of allowances. */
export interface CountQuestion extends Asked {
  readonly answer: 'count';
  readonly election:
    | 'allowances'
    | 'dependents'
    | 'estimatedDeductionAllowances'
    | 'line2Allowances'
    | 'dependentExemptions'
    | 'firstTimeDependents'
    | 'adoptedChildren';
  /** As many are counted when it is left open. */
  readonly default: number;
  /** Asked of those alone whose Form W-4 is of 2019 or earlier. */
  readonly onlyOldCertificates?: true;
}

/** Dollars and cents. */
export interface AmountQuestion extends Asked {
  readonly answer: 'amount';
  readonly election: 'additionalWithholding' | 'exemptionAmount' | 'iaW4AllowanceDollars';
}

/** Dollars for an hour, with up to four decimals. */
export interface HourlyRateQuestion extends Asked {
  readonly answer: 'hourlyRate';
  readonly election: 'waWorkersCompensationRate';
}

/** A box to tick. */
export interface TickQuestion extends Asked {
  readonly answer: 'tick';
  readonly election: 'exempt' | 'spouseWorks' | 'personalExemptionClaimed' | 'servicesTaxExempt';
  /** What a ticked box says of the election; left open it is the opposite. */
  readonly ticked: boolean;
}

/** One of the statuses of the form. Left open, that of Form W-4. */
export interface StatusQuestion extends Asked {
  readonly answer: 'status';
  readonly election: 'filingStatus';
  readonly choices: readonly Choice<StateFilingStatus>[];
}

/** One of the letters, blocks or tables of the form. */
export interface ChoiceQuestion extends Asked {
  readonly answer: 'choice';
  readonly election: 'njRateTable' | 'ctCode' | 'wvTable' | 'laBlockA';
  readonly choices: readonly Choice[];
  /** The one that counts when it is left open, where it is the same for everybody. */
  readonly default?: string;
}

/** One of the percentages of the form, written as `2.5`. */
export interface RateQuestion extends Asked {
  readonly answer: 'rate';
  readonly election: 'azElectedRate';
  readonly choices: readonly Choice[];
  readonly default: string;
}

export type CertificateQuestion =
  CountQuestion | AmountQuestion | HourlyRateQuestion | TickQuestion | StatusQuestion | ChoiceQuestion | RateQuestion;

/** What the withholding certificate of a state asks on pay dates `from` to `to`, both included. */
export interface StateCertificate extends Sourced {
  readonly state: StateCode;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Such as `DE 4`. */
  readonly form: string;
  readonly questions: readonly CertificateQuestion[];
  /** Entries that count and are not asked, because another answer of the form says the same. */
  readonly countsToo?: readonly CertificateElection[];
}
