import type { CalendarDate, Cents, Quantity, StateCode } from '@paperwage/values';
import { quantity } from '@paperwage/values';
import type { StateElections } from './pay-input/elections.ts';
import type { AskedPlace } from './places/asked-place.ts';
import type { PreTaxDeduction } from './pay-input/pre-tax-deductions.ts';
import type { FilingStatus, WorkingStep } from './working/working.ts';

export const PAY_FREQUENCIES = [
  'DAILY',
  'WEEKLY',
  'BI_WEEKLY',
  'SEMI_MONTHLY',
  'MONTHLY',
  'QUARTERLY',
  'SEMI_ANNUAL',
  'ANNUAL',
] as const;

export type PayFrequency = (typeof PAY_FREQUENCIES)[number];

/** What pay frequencies are called where one is chosen, and on pay stubs. */
export const PAY_FREQUENCY_NAMES: Readonly<Record<PayFrequency, string>> = {
  DAILY: 'Daily',
  WEEKLY: 'Weekly',
  BI_WEEKLY: 'Every two weeks',
  SEMI_MONTHLY: 'Twice a month',
  MONTHLY: 'Monthly',
  QUARTERLY: 'Quarterly',
  SEMI_ANNUAL: 'Twice a year',
  ANNUAL: 'Yearly',
};

/** Pay periods in a year, Publication 15-T table 3. A 53rd weekly or 27th biweekly pay date doesn't change them. */
export const PERIODS_PER_YEAR: Readonly<Record<PayFrequency, number>> = {
  DAILY: 260,
  WEEKLY: 52,
  BI_WEEKLY: 26,
  SEMI_MONTHLY: 24,
  MONTHLY: 12,
  QUARTERLY: 4,
  SEMI_ANNUAL: 2,
  ANNUAL: 1,
};

/** Forty hours a week, for hourly withholding when the hours aren't given. */
export const HOURS_PER_YEAR = quantity(2_080);

/** What every Form W-4 may claim. */
interface FormW4Claims {
  /** The employee wrote "Exempt" (a checkbox from the 2026 form on): no income tax, whatever else the form says. */
  readonly exempt?: boolean;
  /** A nonresident alien: withheld on as single, with an amount added to the wages. */
  readonly nonresidentAlien?: boolean;
}

/** The employee's federal withholding certificate. Amounts are yearly, except `extraWithholding` (each period). */
export type FormW4 = FormW4Claims & (FormW4Since2020 | FormW4Before2020);

interface FormW4Since2020 {
  readonly version: '2020';
  readonly filingStatus: FilingStatus;
  readonly step2Checkbox: boolean;
  /** Step 3, dollar amount of the credits. */
  readonly step3Credits: Cents;
  /** Step 4(a). */
  readonly otherIncome: Cents;
  /** Step 4(b). */
  readonly deductions: Cents;
  /** Step 4(c). */
  readonly extraWithholding: Cents;
}

interface FormW4Before2020 {
  readonly version: '2019';
  /** Old certificates have no head of household; it withholds as single. */
  readonly filingStatus: FilingStatus;
  readonly allowances: number;
  readonly extraWithholding: Cents;
}

/** Pay such as a bonus, identified separately from regular wages. */
export interface SupplementalPay {
  readonly amount: Cents;
  readonly method: 'flat' | 'aggregate';
  /** A bonus or the like if omitted; California has another rate for other supplemental pay. */
  readonly kind?: 'bonus' | 'other';
}

export interface PayInput {
  readonly payDate: CalendarDate;
  readonly payFrequency: PayFrequency;
  /** All wages of this payment, supplemental wages included. */
  readonly grossPay: Cents;
  /**
   * Bonuses and the like within `grossPay` that are identified separately, and how tax is withheld (Publication 15,
   * section 7).
   */
  readonly supplemental?: SupplementalPay;
  /** Overtime pay and tips within `grossPay`, which Form W-2 and some states treat separately. */
  readonly overtime?: Cents;
  readonly tips?: Cents;
  /** What the employee pays before tax out of `grossPay`. */
  readonly preTaxDeductions?: readonly PreTaxDeduction[];
  /** The state where the work is done; undefined if unknown, which leaves its taxes missing. */
  readonly state: StateCode | undefined;
  /** Where the employee lives, if not in `state`: an agreement between the two decides whose tax is withheld. */
  readonly residenceState?: StateCode;
  readonly w4: FormW4;
  /** The state's own certificate; without one the state withholds as if nothing were claimed. */
  readonly elections?: StateElections;
  /** For amounts withheld by the hour; if omitted, we assume 2,080 hours a year. */
  readonly hoursWorked?: Quantity;
  /** Paid by this employer in this calendar year before this payment. */
  readonly yearToDate: {
    readonly socialSecurityWages: Cents;
    readonly medicareWages: Cents;
    readonly supplementalWages: Cents;
    /** How many payments; calculated from the pay date if omitted. */
    readonly payments?: number;
    /** Social Security withheld; calculated from the wages if omitted. */
    readonly socialSecurity?: Cents;
    /** Wages that count toward the wage bases of state items; same as for Social Security if omitted. */
    readonly stateWages?: Cents;
    /** The same for an item whose wages pre-tax deductions lower. */
    readonly stateItemWages?: StateItemTotals;
    /** Withheld for state items that end at an annual amount; calculated from the wages if omitted. */
    readonly stateItems?: StateItemTotals;
  };
}

export type StateItemTotals = Readonly<Partial<Record<StateItemTax, Cents>>>;

/** A line without a key of its own: after the colon comes its name as people read it, such as `named:WA Cares`. */
export type NamedTax = `named:${string}`;

/** The taxes an employee pays that have a key, in the order they are shown. */
export type KeyedTax =
  | 'federalIncomeTax'
  | 'socialSecurity'
  | 'medicare'
  | 'stateIncomeTax'
  | 'stateDisability'
  | 'stateUnemployment'
  | 'workersCompensation'
  | 'familyLeave'
  | 'transit';

export type TaxName = KeyedTax | NamedTax;

/** What an employee may pay into a program of the state. */
export type StateItemTax =
  Exclude<KeyedTax, 'federalIncomeTax' | 'socialSecurity' | 'medicare' | 'stateIncomeTax'> | NamedTax;

export interface TaxLine {
  readonly tax: TaxName;
  /** The line's name on a pay stub, if the state has its own word for it. */
  readonly title?: string;
  /** The wages this tax applies to, this period. */
  readonly taxable: Cents;
  readonly amount: Cents;
  readonly working: Working;
  /** Only for a place's tax: what Form W-2 needs to report it. */
  readonly local?: LocalReport;
}

/** A place's tax as boxes 18 to 20 of Form W-2 report it. */
export interface LocalReport {
  /** The state that the place is in. */
  readonly state: StateCode;
  /** For a school district: the number the state asks for. */
  readonly schoolDistrict?: string;
  /** The wages it taxes, before exemptions that lower only the tax. */
  readonly wages: Cents;
  /** A fixed amount rather than a tax on income, such as Pennsylvania's local services tax. */
  readonly isFee?: true;
}

/** How a figure was calculated: data, not sentences; the sentence for a step is chosen where it is shown. */
export interface Working {
  readonly steps: readonly WorkingStep[];
  readonly source: Source;
  readonly standing: Standing;
  /** The rule is in effect on pay dates `from` through `to`. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Where the figures are published; `sourceTitle` puts its publication, edition and table on one line. */
export interface Source {
  /** Its title, with the form number but without a year. */
  readonly publication: string;
  /** The year or edition printed on it: `2024`, `Rev. January 2025`, `effective July 1, 2024`. */
  readonly edition?: string;
  /** The table, method or section with the figures. */
  readonly table?: string;
  readonly publisher: string;
  /** The page with the figures, or the closest one we know; null if we know only the home page. */
  readonly url: string | null;
  /** When the figures were last compared with it, or with the records of it. */
  readonly checked: CalendarDate;
  /** The tax year of the figures, if a person chose to use them for the year after. */
  readonly assumedYear?: number;
  /** Like those, but with figures already published for the new year replaced. */
  readonly withNewFigures?: true;
}

/** How sure we are: the publication itself, a secondhand record of it, or derived by a rule. */
export type Standing = 'official' | 'secondary' | 'inferred';

/** What we know about one of the places that may tax a payment. */
export interface CoveredPlace extends AskedPlace {
  /**
   * `covered`: its tax is calculated. `noTax`: a person said no place taxes here. `blank`: nobody said. `notSure`: a
   * person isn't sure. `notCovered`: a place whose tax we don't cover. `notWithheld`: a home outside the work state,
   * whose local tax an employer in the work state doesn't withhold.
   */
  readonly status: 'covered' | 'noTax' | 'blank' | 'notSure' | 'notCovered' | 'notWithheld';
  /** The place as it was given, where one is `covered` or `notCovered`. */
  readonly name?: string;
  /** Nobody named the place of work, so we assume it is the home. */
  readonly assumedFromHome?: true;
  /** We don't know whether the employee lives in the place of work, so we use its nonresident rate. */
  readonly nonresidentRateOf?: string;
}

/** Whether a payment's local taxes are calculated: blank means unknown, never zero. */
export interface LocalCoverage {
  /**
   * `none`: no place in the state taxes wages. `needsPlace`: a place is blank or not sure. `notCovered`: all are known,
   * but we don't cover one's tax, or it isn't withheld.
   */
  readonly status: 'none' | 'covered' | 'needsPlace' | 'notCovered';
  /** Every place that may tax the payment; empty with `none`, and where an agreement or a state's own rule decides. */
  readonly places: readonly CoveredPlace[];
}

/** What the rules cover for the state on the pay date. */
export interface Coverage {
  readonly state: StateCode | undefined;
  /** The state whose income tax is withheld, if an agreement makes it a state other than `state`. */
  readonly incomeTaxState?: StateCode;
  /** The form that depends on, assumed filed because nobody said: `Form REV-419`. */
  readonly assumedForm?: string;
  readonly payDate: CalendarDate;
  /** `none`: the state doesn't tax wages. `missing`: not covered, so a person can type the line. */
  readonly stateIncomeTax: 'calculated' | 'none' | 'missing';
  /** Employee-paid state items such as disability or paid leave. */
  readonly stateItems: 'calculated' | 'none' | 'missing';
  /** Taxes of cities, counties and districts. */
  readonly local: LocalCoverage;
  /** The year before, whose rules a person may choose to use (see `assumeYear`) if this year's are missing. */
  readonly assumableYear?: number;
  /** The year before, if any line uses its tables because a person chose to. */
  readonly assumedYear?: number;
  /** Items not withheld because what they need wasn't given; omitted if there are none. */
  readonly itemsNotStated?: readonly string[];
}

export interface PayTaxes {
  readonly taxYear: number;
  readonly lines: readonly TaxLine[];
  readonly total: Cents;
  readonly coverage: Coverage;
}

/** What was paid in a calendar year before a payment. */
export interface EarlierPay {
  readonly grossPay: Cents;
  /** Totals by tax; a tax we don't cover for the state isn't included. */
  readonly taxes: Readonly<Partial<Record<TaxName, Cents>>>;
  readonly total: Cents;
  /** To pass to the next payment. */
  readonly yearToDate: PayInput['yearToDate'];
}

/** A payment's federal taxes, which come first. */
export interface WithheldFirst {
  readonly federalIncomeTax: Cents;
  readonly socialSecurity: Cents;
  readonly medicare: Cents;
}
