import type { CalendarDate, StateCode } from '@paperwage/values';
import type { StateElections, StateFilingStatus } from '../../pay-input/elections.ts';
import type { Sourced } from '../sourced.ts';

/** Elections that a certificate asks for. Places, and amounts that override calculated figures, aren't among them. */
export type CertificateElection = Exclude<
  keyof StateElections,
  | 'reciprocityFormOnFile'
  | 'county'
  | 'countyRate'
  | 'locality'
  | 'workLocality'
  | 'schoolDistrict'
  | 'federalWithholdingThisPeriod'
  | 'ficaRetirementThisPeriod'
>;

interface Asked {
  /** In the form's words. */
  readonly label: string;
  /** What we assume if it is left blank, in words. */
  readonly otherwise: string;
}

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** A whole number, such as a number of allowances. */
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
  /** How many we count if it is left blank. */
  readonly default: number;
  /** Asked only if the Form W-4 is from 2019 or earlier. */
  readonly onlyOldCertificates?: true;
}

/** Dollars and cents. */
export interface AmountQuestion extends Asked {
  readonly answer: 'amount';
  readonly election: 'additionalWithholding' | 'exemptionAmount' | 'iaW4AllowanceDollars';
}

/** Dollars per hour, with up to four decimals. */
export interface HourlyRateQuestion extends Asked {
  readonly answer: 'hourlyRate';
  readonly election: 'waWorkersCompensationRate';
}

/** A checkbox. */
export interface TickQuestion extends Asked {
  readonly answer: 'tick';
  readonly election: 'exempt' | 'noFormOnFile' | 'spouseWorks' | 'personalExemptionClaimed' | 'servicesTaxExempt';
  /** The election's value if the box is checked. If not, it is the opposite. */
  readonly ticked: boolean;
}

/** One of the form's filing statuses. If left blank, the one on Form W-4. */
export interface StatusQuestion extends Asked {
  readonly answer: 'status';
  readonly election: 'filingStatus';
  readonly choices: readonly Choice<StateFilingStatus>[];
}

/** One of the form's letters, blocks or tables, or what the employer knows. */
export interface ChoiceQuestion extends Asked {
  readonly answer: 'choice';
  readonly election: 'njRateTable' | 'ctCode' | 'wvTable' | 'laBlockA' | 'deEmployees';
  readonly choices: readonly Choice[];
  /** The one that counts if it is left blank, where it is the same for everyone. */
  readonly default?: string;
}

/** One of the form's percentages, written as `2.5`. */
export interface RateQuestion extends Asked {
  readonly answer: 'rate';
  readonly election: 'azElectedRate';
  readonly choices: readonly Choice[];
  readonly default: string;
}

export type CertificateQuestion =
  CountQuestion | AmountQuestion | HourlyRateQuestion | TickQuestion | StatusQuestion | ChoiceQuestion | RateQuestion;

/** What a state's withholding certificate asks on pay dates `from` through `to`. */
export interface StateCertificate extends Sourced {
  readonly state: StateCode;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Such as `DE 4`. */
  readonly form: string;
  readonly questions: readonly CertificateQuestion[];
  /** Elections that count but aren't asked, because another answer on the form says the same. */
  readonly countsToo?: readonly CertificateElection[];
}
