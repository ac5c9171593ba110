import type { CalendarDate, Cents, Rate, StateCode } from '@paperwage/values';
import type { StateFilingStatus } from '../certificates/elections.ts';
import type { PayFrequency } from '../pay.ts';
import type { BracketRow } from './federal-rules.ts';
import type { Sourced } from './sourced.ts';

/**
 * A figure by filing status. `marriedSeparate` is that of single where it is not given, `marriedSpouseWorks` that of
 * married. `all` stands where the state tells no statuses apart.
 */
export type ByStatus<Value> =
  | { readonly all: Value }
  | (Readonly<Record<Exclude<StateFilingStatus, 'marriedSeparate'>, Value>> & {
      readonly marriedSeparate?: Value;
      readonly marriedSpouseWorks?: Value;
    });

/** The yearly amount a state leaves untaxed before its schedule is entered. */
export type StateStandardDeduction =
  | { readonly kind: 'fixed'; readonly amount: ByStatus<Cents> }
  /** A share of the yearly wages, within bounds. South Carolina gives it only to those who claim an allowance. */
  | {
      readonly kind: 'percentOfWages';
      readonly rate: Rate;
      readonly minimum: Cents;
      readonly maximum: Cents;
      readonly onlyWithAllowances: boolean;
    }
  /**
   * Full up to `start`, none from `end` on, in proportion between (Maine): the fraction is rounded to one of
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
  /** `more` for those who claim `from` allowances or more, or as much in dollars (Iowa to 2024). */
  | { readonly kind: 'byAllowances'; readonly fewer: Cents; readonly from: number; readonly more: Cents }
  | {
      readonly kind: 'byAllowanceDollars';
      readonly fewer: Cents;
      readonly from: Cents;
      readonly more: Cents;
      /** What an allowance of a certificate that counts them is worth. */
      readonly allowance: Cents;
    }
  /** Louisiana Form L-4, block A: for 0, 1 and 2. */
  | { readonly kind: 'byBlockA'; readonly amounts: readonly [Cents, Cents, Cents] }
  /** `maximum` up to `start`, then less by `rate` of what is above it, none from `end` on (Wisconsin). */
  | {
      readonly kind: 'slidingScale';
      readonly maximum: ByStatus<Cents>;
      readonly start: ByStatus<Cents>;
      readonly rate: ByStatus<Rate>;
      readonly end: ByStatus<Cents>;
    };

/** A cap that falls as yearly wages rise: the last row that begins at or below them counts. */
export interface CapRow {
  readonly fromWages: Cents;
  readonly cap: Cents;
}

/** Alabama: `base` up to `flatUpTo`, then less by `step` for each `per` begun, `floor` from `floorFrom` on. */
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

/** A yearly amount that what the employee claims takes off the wages or off the tax. */
export type StateClaim =
  | {
      readonly kind: 'counted';
      readonly of: CountedElection;
      readonly each: Cents;
      /** What the first ones are worth, where that is more, and how many they are. */
      readonly first?: { readonly each: Cents; readonly upTo: ByStatus<number> };
      /** Nothing when the yearly wages are above this. */
      readonly noneAboveAnnualWages?: Cents;
      /** Only certificates of 2019 or earlier count them. */
      readonly onlyOldCertificates?: true;
    }
  /** Each dependent by yearly wages: the first row that they do not pass. */
  | {
      readonly kind: 'dependentsByWages';
      readonly rows: readonly { readonly upTo: Cents; readonly each: Cents }[];
      readonly above: Cents;
    }
  /** Claimed on the certificate unless it says otherwise; without one, not claimed. */
  | { readonly kind: 'personalExemption'; readonly amount: ByStatus<Cents> }
  /** The certificate states the amount itself. */
  | { readonly kind: 'stated'; readonly election: 'exemptionAmount' | 'iaW4AllowanceDollars' };

/** Where a state rounds to whole dollars, half a dollar up, or `up` to the next dollar. Everywhere else cents are kept. */
export interface StateRounding {
  readonly taxable?: true;
  readonly annualTax?: true;
  readonly periodTax?: true | 'up';
}

/** Yearly wages less deductions, through a rate schedule, less credits, divided by the periods. */
export type AnnualizedRules = Sourced & {
  readonly method: 'annualized';
  readonly schedule: ByStatus<readonly BracketRow[]> | WestVirginiaSchedules;
  /** In place of `schedule` for a Form W-4 of 2019 or earlier (North Dakota). */
  readonly olderSchedule?: ByStatus<readonly BracketRow[]>;
  /**
   * Schedules for the wages of a pay period, in place of the yearly one: where their figures are rounded to whole
   * dollars, they come to other dollars than a share of the yearly tax.
   */
  readonly periodSchedules?: Readonly<Partial<Record<PayFrequency, ByStatus<readonly BracketRow[]>>>>;
  readonly standardDeduction?: StateStandardDeduction;
  readonly deductions?: readonly StateClaim[];
  /** Who claims no personal exemption is withheld from as single, whatever else the certificate says (Alabama, "0"). */
  readonly singleWithoutExemption?: true;
  /** The federal income tax of the year comes off the wages. */
  readonly subtractsFederalTax?: true;
  readonly credits?: readonly StateClaim[];
  readonly rounding?: StateRounding;
  /** From these yearly amounts on one rate is taken of the whole (New York, Method III). */
  readonly flatAbove?: ByStatus<readonly { readonly over: Cents; readonly rate: Rate }[]>;
  /** The tax is taken this many times: Ohio's computer formula. */
  readonly multiplier?: Rate;
};

/** West Virginia chooses the schedule by the certificate and not by the status; two earners is the default. */
export interface WestVirginiaSchedules {
  readonly oneEarner: readonly BracketRow[];
  readonly twoEarner: readonly BracketRow[];
}

/** A rate of the wages of the period less a share of the yearly deductions. */
export type FlatRules = Sourced & {
  readonly method: 'flat';
  readonly rate: Rate;
  readonly deductions?: readonly StateClaim[];
};

/** The employee elects the rate (Arizona Form A-4). */
export type ElectedRateRules = Sourced & {
  readonly method: 'electedRate';
  readonly rates: readonly Rate[];
  readonly defaultRate: Rate;
};

/** California, Method B: exact calculation. `higher` is for heads of household and for two or more allowances of the married. */
export type CaliforniaRules = Sourced & {
  readonly method: 'california';
  readonly schedule: ByStatus<readonly BracketRow[]>;
  readonly standardDeduction: { readonly lower: Cents; readonly higher: Cents };
  /** No tax on yearly wages up to this. */
  readonly lowIncome: { readonly lower: Cents; readonly higher: Cents };
  readonly allowanceCredit: Cents;
  readonly estimatedDeductionAllowance: Cents;
};

/** Oregon: yearly wages less capped federal tax and a deduction, through one of two schedules, less credits. */
export type OregonRules = Sourced & {
  readonly method: 'oregon';
  /** Of all wages, while the employee has filed no certificate. */
  readonly rateWithoutCertificate: Rate;
  /** Yearly wages below this use `below`, which includes one credit. */
  readonly limit: Cents;
  readonly below: ByStatus<readonly BracketRow[]>;
  readonly fromLimit: ByStatus<readonly BracketRow[]>;
  readonly standardDeduction: ByStatus<Cents>;
  readonly federalTaxCaps: ByStatus<readonly CapRow[]>;
  readonly allowanceCredit: Cents;
  /** The single with so many allowances use the column of the married. */
  readonly familyAllowances: number;
  readonly noCreditAbove: ByStatus<Cents>;
};

/** Utah: a rate of the wages less a credit that falls with them, in whole dollars on every line. */
export type UtahRules = Sourced & {
  readonly method: 'utah';
  readonly rate: Rate;
  readonly credit: ByStatus<Cents>;
  readonly creditFallsFrom: ByStatus<Cents>;
  readonly creditFallsBy: Rate;
};

/** Massachusetts: a rate of yearly wages less payroll taxes and exemptions, with a surtax on high incomes. */
export type MassachusettsRules = Sourced & {
  readonly method: 'massachusetts';
  readonly rate: Rate;
  readonly firstExemption: Cents;
  readonly furtherExemption: Cents;
  readonly payrollTaxCap: Cents;
  readonly headOfHouseholdCredit: Cents;
  /** Nothing is withheld from yearly wages below this when an exemption is claimed. */
  readonly lowIncome: Cents;
  readonly surtax?: { readonly over: Cents; readonly rate: Rate };
};

/** Louisiana to 2024: the tax on all wages less the tax on the exemptions. */
export type LouisianaRules = Sourced & {
  readonly method: 'louisiana';
  readonly schedule: ByStatus<readonly BracketRow[]>;
  readonly exemption: Cents;
  readonly dependent: Cents;
  /** What an exemption of so much is worth in tax. */
  readonly exemptionValue: ByStatus<readonly BracketRow[]>;
};

/** New Jersey: a printed table for the pay period where there is one, else the yearly one. */
export type NewJerseyRules = Sourced & {
  readonly method: 'newJersey';
  /** By the letter of Form NJ-W4, line 3. */
  readonly yearly: Readonly<Record<'A' | 'B' | 'C' | 'D' | 'E', readonly BracketRow[]>>;
  readonly perPeriod: Readonly<
    Partial<Record<'A' | 'B' | 'C' | 'D' | 'E', Readonly<Partial<Record<PayFrequency, readonly BracketRow[]>>>>>
  >;
  /** What an allowance takes off the wages of a period; a year's share of `allowance` elsewhere. */
  readonly allowancePerPeriod: Readonly<Partial<Record<PayFrequency, Cents>>>;
  readonly allowance: Cents;
};

/** A figure that holds for yearly wages above `over`, up to the next row. */
export interface StepRow<Value> {
  readonly over: Cents;
  readonly value: Value;
}

/** Connecticut: the withholding code of Form CT-W4 chooses every table. */
export interface ConnecticutCode {
  readonly schedule: readonly BracketRow[];
  readonly exemption: readonly StepRow<Cents>[];
  readonly addBack: readonly StepRow<Cents>[];
  readonly recapture: readonly StepRow<Cents>[];
  readonly credit: readonly StepRow<Rate>[];
}

export type ConnecticutRules = Sourced & {
  readonly method: 'connecticut';
  /** Of all wages, while the employee has filed no certificate. */
  readonly rateWithoutCertificate: Rate;
  readonly codes: Readonly<Record<'A' | 'B' | 'C' | 'D' | 'F', ConnecticutCode>>;
};

/** Maryland: yearly wages less a deduction and exemptions, through a schedule; the counties take theirs of the same amount. */
export type MarylandRules = Sourced & {
  readonly method: 'maryland';
  readonly schedule: ByStatus<readonly BracketRow[]>;
  readonly standardDeduction: StateStandardDeduction;
  readonly exemption: Cents;
  /** How many exemptions the law grants an employee without a certificate. */
  readonly exemptionsWithoutCertificate: number;
  /** Nothing is withheld from wages below this, printed for some pay periods. */
  readonly noneBelow: { readonly yearly: Cents; readonly perPeriod?: Readonly<Partial<Record<PayFrequency, Cents>>> };
  /** What rates lower than the first of the schedule spare of a year's tax, where the state's calculator knows them. */
  readonly lowRatesSaving?: Cents;
};

/** Arkansas: taxable income is read at the middle of its band of 100 dollars, the yearly tax in whole dollars. */
export type ArkansasRules = Sourced & {
  readonly method: 'arkansas';
  readonly schedule: readonly BracketRow[];
  readonly standardDeduction: Cents;
  readonly allowanceCredit: Cents;
  /** Width of a band. */
  readonly band: Cents;
  /** From this taxable income on the exact amount is read. */
  readonly exactFrom: Cents;
};

/**
 * How a state's income tax is withheld. Each published method is one member with the figures it needs; the function in
 * `taxes/` that reads it is chosen by `method`.
 */
export type StateIncomeTaxRules =
  | (Sourced & { readonly method: 'none' })
  | AnnualizedRules
  | FlatRules
  | ElectedRateRules
  | CaliforniaRules
  | OregonRules
  | UtahRules
  | MassachusettsRules
  | LouisianaRules
  | MarylandRules
  | ArkansasRules
  | NewJerseyRules
  | ConnecticutRules;

/** The figures of a method without where they are written: what one edition shares with the next that repeats them. */
export type Unsourced<Rules extends Sourced> = Omit<Rules, keyof Sourced>;

/**
 * A state's rules in force on pay dates `from` to `to`, both included. A change in mid-year is a second entry whose
 * range begins where the first one ends, so a state has one or more entries a year.
 */
export interface StateRules {
  readonly state: StateCode;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly incomeTax: StateIncomeTaxRules;
}
