import type { CalendarDate, Cents, Rate, StateCode } from '@paperwage/values';
import type { PayFrequency } from '../pay.ts';
import type { BracketRow } from './federal-rules.ts';
import type { Sourced } from './sourced.ts';
import type { ByStatus, CapRow, StateClaim, StateStandardDeduction } from './state-deductions.ts';

/** Where a state rounds to whole dollars (50 cents rounds up), or `up` to the next dollar. Otherwise we keep cents. */
export interface StateRounding {
  readonly taxable?: true;
  readonly annualTax?: true;
  readonly periodTax?: true | 'up';
}

/** Annual wages less deductions, through a rate schedule, less credits, divided by the number of periods. */
export type AnnualizedRules = Sourced & {
  readonly method: 'annualized';
  readonly schedule: ByStatus<readonly BracketRow[]> | WestVirginiaSchedules;
  /** Replaces `schedule` for a Form W-4 from 2019 or earlier (North Dakota). */
  readonly olderSchedule?: ByStatus<readonly BracketRow[]>;
  /**
   * Pay period schedules that replace the annual one. Where their figures are rounded to whole dollars, the tax differs
   * from a share of the annual tax.
   */
  readonly periodSchedules?: Readonly<Partial<Record<PayFrequency, ByStatus<readonly BracketRow[]>>>>;
  readonly standardDeduction?: StateStandardDeduction;
  readonly deductions?: readonly StateClaim[];
  /** An employee who claims no personal exemption counts as single, whatever the certificate says (Alabama, "0"). */
  readonly singleWithoutExemption?: true;
  /** The year's federal income tax is subtracted from wages. */
  readonly subtractsFederalTax?: true;
  readonly credits?: readonly StateClaim[];
  readonly rounding?: StateRounding;
  /** From these annual amounts, one rate applies to all of it (New York, Method III). */
  readonly flatAbove?: ByStatus<readonly { readonly over: Cents; readonly rate: Rate }[]>;
  /** The tax is multiplied by this: Ohio's computer formula. */
  readonly multiplier?: Rate;
};

/** West Virginia picks the schedule by the certificate, not by filing status. Two earners is the default. */
export interface WestVirginiaSchedules {
  readonly oneEarner: readonly BracketRow[];
  readonly twoEarner: readonly BracketRow[];
}

/** A rate on the period's wages less a share of the annual deductions. */
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

/** California, Method B: exact calculation. `higher` is for heads of household, and married with 2+ allowances. */
export type CaliforniaRules = Sourced & {
  readonly method: 'california';
  readonly schedule: ByStatus<readonly BracketRow[]>;
  readonly standardDeduction: { readonly lower: Cents; readonly higher: Cents };
  /** No tax on annual wages up to this. */
  readonly lowIncome: { readonly lower: Cents; readonly higher: Cents };
  readonly allowanceCredit: Cents;
  readonly estimatedDeductionAllowance: Cents;
};

/** Oregon: annual wages less capped federal tax and a deduction, through one of two schedules, less credits. */
export type OregonRules = Sourced & {
  readonly method: 'oregon';
  /** On all wages, until the employee files a certificate. */
  readonly rateWithoutCertificate: Rate;
  /** Annual wages below this use `below`, which includes one credit. */
  readonly limit: Cents;
  readonly below: ByStatus<readonly BracketRow[]>;
  readonly fromLimit: ByStatus<readonly BracketRow[]>;
  readonly standardDeduction: ByStatus<Cents>;
  readonly federalTaxCaps: ByStatus<readonly CapRow[]>;
  readonly allowanceCredit: Cents;
  /** Single employees with this many allowances use the married column. */
  readonly familyAllowances: number;
  readonly noCreditAbove: ByStatus<Cents>;
};

/** Utah: a rate on wages less a credit that shrinks as wages rise, in whole dollars on every line. */
export type UtahRules = Sourced & {
  readonly method: 'utah';
  readonly rate: Rate;
  readonly credit: ByStatus<Cents>;
  readonly creditFallsFrom: ByStatus<Cents>;
  readonly creditFallsBy: Rate;
};

/** Massachusetts: a rate on annual wages less payroll taxes and exemptions, with a surtax on high incomes. */
export type MassachusettsRules = Sourced & {
  readonly method: 'massachusetts';
  readonly rate: Rate;
  readonly firstExemption: Cents;
  readonly furtherExemption: Cents;
  readonly payrollTaxCap: Cents;
  readonly headOfHouseholdCredit: Cents;
  /** Nothing is withheld on annual wages below this if the employee claims an exemption. */
  readonly lowIncome: Cents;
  readonly surtax?: { readonly over: Cents; readonly rate: Rate };
};

/** Louisiana through 2024: the tax on all wages less the tax on the exemptions. */
export type LouisianaRules = Sourced & {
  readonly method: 'louisiana';
  readonly schedule: ByStatus<readonly BracketRow[]>;
  readonly exemption: Cents;
  readonly dependent: Cents;
  /** What an exemption of an amount is worth in tax. */
  readonly exemptionValue: ByStatus<readonly BracketRow[]>;
};

/** New Jersey: the printed table for the pay period if there is one, or else the annual one. */
export type NewJerseyRules = Sourced & {
  readonly method: 'newJersey';
  /** By the letter of Form NJ-W4, line 3. */
  readonly yearly: Readonly<Record<'A' | 'B' | 'C' | 'D' | 'E', readonly BracketRow[]>>;
  readonly perPeriod: Readonly<
    Partial<Record<'A' | 'B' | 'C' | 'D' | 'E', Readonly<Partial<Record<PayFrequency, readonly BracketRow[]>>>>>
  >;
  /** What an allowance subtracts from a period's wages. Other periods use a share of the annual `allowance`. */
  readonly allowancePerPeriod: Readonly<Partial<Record<PayFrequency, Cents>>>;
  readonly allowance: Cents;
};

/** A figure for annual wages above `over`, up to the next row. */
export interface StepRow<Value> {
  readonly over: Cents;
  readonly value: Value;
}

/** Connecticut: the withholding code on Form CT-W4 picks every table. */
export interface ConnecticutCode {
  readonly schedule: readonly BracketRow[];
  readonly exemption: readonly StepRow<Cents>[];
  readonly addBack: readonly StepRow<Cents>[];
  readonly recapture: readonly StepRow<Cents>[];
  readonly credit: readonly StepRow<Rate>[];
}

export type ConnecticutRules = Sourced & {
  readonly method: 'connecticut';
  /** On all wages, until the employee files a certificate. */
  readonly rateWithoutCertificate: Rate;
  readonly codes: Readonly<Record<'A' | 'B' | 'C' | 'D' | 'F', ConnecticutCode>>;
};

/** Maryland: annual wages less a deduction and exemptions, through a schedule. Counties tax the same amount. */
export type MarylandRules = Sourced & {
  readonly method: 'maryland';
  readonly schedule: ByStatus<readonly BracketRow[]>;
  readonly standardDeduction: StateStandardDeduction;
  readonly exemption: Cents;
  /** How many exemptions the law grants an employee with no certificate. */
  readonly exemptionsWithoutCertificate: number;
  /** Nothing is withheld on wages below this. Printed for some pay periods. */
  readonly noneBelow: { readonly yearly: Cents; readonly perPeriod?: Readonly<Partial<Record<PayFrequency, Cents>>> };
  /** How much annual tax the rates below the schedule's first rate save, if the state's calculator uses them. */
  readonly lowRatesSaving?: Cents;
};

/** Arkansas: taxable income counts as the middle of its $100 band, and the annual tax is in whole dollars. */
export type ArkansasRules = Sourced & {
  readonly method: 'arkansas';
  readonly schedule: readonly BracketRow[];
  readonly standardDeduction: Cents;
  readonly allowanceCredit: Cents;
  /** The width of a band. */
  readonly band: Cents;
  /** From this taxable income, the exact amount counts. */
  readonly exactFrom: Cents;
};

/**
 * How a state's income tax is withheld. Each published method is one member with the figures it needs. `method` picks
 * the function in `taxes/` that reads it.
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

/** A method's figures without their source: what one edition shares with a later one that repeats them. */
export type Unsourced<Rules extends Sourced> = Omit<Rules, keyof Sourced>;

/**
 * A state's rules in effect on pay dates `from` through `to`. A midyear change is a second entry that starts where the
 * first one ends, so a state has one or more entries a year.
 */
export interface StateRules {
  readonly state: StateCode;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly incomeTax: StateIncomeTaxRules;
}
