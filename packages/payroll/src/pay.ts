import type { CalendarDate, Cents, Quantity, StateCode } from '@paperwage/values';
import { quantity } from '@paperwage/values';
import type { StateElections } from './certificates/elections.ts';
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

/** Pay periods in a year, Publication 15-T table 3. A 53rd week or 27th fortnight does not change them. */
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

/** Forty hours a week, for what is withheld by the hour where the hours are not said. */
export const HOURS_PER_YEAR = quantity(2_080);

/** What every Form W-4 may claim. */
interface FormW4Claims {
  /** The employee wrote "Exempt" (from the form of 2026 on, a checkbox): no income tax, whatever else the form says. */
  readonly exempt?: boolean;
  /** A nonresident alien, who is withheld from as single, with an amount added to the wages. */
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
  /** Old certificates know no head of household; it withholds as single. */
  readonly filingStatus: FilingStatus;
  readonly allowances: number;
  readonly extraWithholding: Cents;
}

/** Pay such as a bonus, identified apart from the regular wages. */
export interface SupplementalPay {
  readonly amount: Cents;
  readonly method: 'flat' | 'aggregate';
  /** A bonus or the like if left out; California has another rate for other supplemental pay. */
  readonly kind?: 'bonus' | 'other';
}

export interface PayInput {
  readonly payDate: CalendarDate;
  readonly payFrequency: PayFrequency;
  /** All wages of this payment, supplemental wages included. */
  readonly grossPay: Cents;
  /** Bonus and the like within `grossPay` that are identified apart, and how they are withheld (Publication 15, section 7). */
  readonly supplemental?: SupplementalPay;
  /** Overtime pay and tips within `grossPay`, which Form W-2 and some states tell apart. */
  readonly overtime?: Cents;
  readonly tips?: Cents;
  /** What the employee pays before tax out of `grossPay`. */
  readonly preTaxDeductions?: readonly PreTaxDeduction[];
  /** The state the work is done in; undefined while it is not known, which leaves its taxes missing. */
  readonly state: StateCode | undefined;
  /** Where the employee lives, if not in `state`: an agreement between the two decides whose tax is withheld. */
  readonly residenceState?: StateCode;
  readonly w4: FormW4;
  /** The state's own certificate; without one the state withholds as if nothing were claimed. */
  readonly elections?: StateElections;
  /** For what is withheld by the hour; 2,080 hours a year are assumed when left out. */
  readonly hoursWorked?: Quantity;
  /** Paid by this employer in this calendar year before this payment. */
  readonly yearToDate: {
    readonly socialSecurityWages: Cents;
    readonly medicareWages: Cents;
    readonly supplementalWages: Cents;
    /** How many payments; worked out from the pay date when left out. */
    readonly payments?: number;
    /** Social security withheld; worked out from the wages when left out. */
    readonly socialSecurity?: Cents;
    /** Wages that count towards the bases of state items; as for social security when left out. */
    readonly stateWages?: Cents;
    /** The same for an item whose wages pre-tax deductions lower. */
    readonly stateItemWages?: StateItemTotals;
    /** Withheld of state items that end at a yearly amount; worked out from the wages when left out. */
    readonly stateItems?: StateItemTotals;
  };
}

export type StateItemTotals = Readonly<Partial<Record<StateItemTax, Cents>>>;

/** A line without a key of its own: what follows the colon is its name as people read it, such as `named:WA Cares`. */
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
  /** What the line is called on a pay stub, where the state has its own word for it. */
  readonly title?: string;
  /** The wages this tax was taken on, this period. */
  readonly taxable: Cents;
  readonly amount: Cents;
  readonly working: Working;
  /** Of the tax of a place alone: what Form W-2 needs to report it. */
  readonly local?: LocalReport;
}

/** The tax of a place as boxes 18 to 20 of Form W-2 see it. */
export interface LocalReport {
  /** The state that the place is in. */
  readonly state: StateCode;
  /** Of a school district: its number, by which the state asks for it. */
  readonly schoolDistrict?: string;
  /** The wages it taxes, before exemptions that lower the tax alone. */
  readonly wages: Cents;
  /** A fixed amount and no tax on income, such as Pennsylvania's local services tax. */
  readonly isFee?: true;
}

/** How a figure came about: data, not sentences; the sentence for a step is chosen where it is shown. */
export interface Working {
  readonly steps: readonly WorkingStep[];
  readonly source: Source;
  readonly standing: Standing;
  /** The rule is in force on pay dates `from` to `to`, both included. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Where figures are written; `sourceTitle` makes one line of its publication, edition and table. */
export interface Source {
  /** As it is titled, with the number of the form but without a year. */
  readonly publication: string;
  /** The year or edition that is printed on it: `2024`, `Rev. January 2025`, `effective July 1, 2024`. */
  readonly edition?: string;
  /** The table, method or section that holds the figures. */
  readonly table?: string;
  readonly publisher: string;
  /** The page with the figures, or the nearest to it that is known; null where we know none but the home page. */
  readonly url: string | null;
  /** When the figures were last compared with it, or with the records of it. */
  readonly checked: CalendarDate;
  /** The tax year of the figures, where a person chose to calculate with them for the year after. */
  readonly assumedYear?: number;
  /** Such figures, of which those already published for the new year were replaced. */
  readonly withNewFigures?: true;
}

/** How sure we are: the publication itself, a secondhand record of it, or derived by a rule. */
export type Standing = 'official' | 'secondary' | 'inferred';

/** What is known of one of the places that may tax a payment. */
export interface CoveredPlace extends AskedPlace {
  /**
   * `covered`: its tax is calculated. `noTax`: a person said that no place taxes here. `blank`: nobody said.
   * `notSure`: a person said that they are not sure. `notCovered`: a place whose tax is not held. `notWithheld`: a home in
   * another state than the work, whose local tax an employer of that state does not withhold.
   */
  readonly status: 'covered' | 'noTax' | 'blank' | 'notSure' | 'notCovered' | 'notWithheld';
  /** The place as it was given, where one is `covered` or `notCovered`. */
  readonly name?: string;
  /** Nobody named the place of work, so it is taken to be that of the home. */
  readonly assumedFromHome?: true;
  /** Nobody knows whether the employee lives in the place of work, so its rate for nonresidents is used. */
  readonly nonresidentRateOf?: string;
}

/** Whether local taxes of a payment are calculated: what is blank is unknown, never zero. */
export interface LocalCoverage {
  /**
   * `none`: no place of the state taxes wages. `needsPlace`: a place is blank or not sure. `notCovered`: all are known,
   * but the tax of one is not held, or not withheld.
   */
  readonly status: 'none' | 'covered' | 'needsPlace' | 'notCovered';
  /** Every place that may tax the payment; empty with `none`, and where an agreement or a state's own rule decides. */
  readonly places: readonly CoveredPlace[];
}

/** What the rules hold for the state on the pay date. */
export interface Coverage {
  readonly state: StateCode | undefined;
  /** The state whose income tax is withheld, where an agreement makes it another one than `state`. */
  readonly incomeTaxState?: StateCode;
  /** The form on which that rests, taken as filed because nobody said: `Form REV-419`. */
  readonly assumedForm?: string;
  readonly payDate: CalendarDate;
  /** `none`: the state taxes no wages. `missing`: not held, the line is left for typing. */
  readonly stateIncomeTax: 'calculated' | 'none' | 'missing';
  /** Employee-paid state items such as disability or paid leave. */
  readonly stateItems: 'calculated' | 'none' | 'missing';
  /** Taxes of cities, counties and districts. */
  readonly local: LocalCoverage;
  /** The year before, whose rules a person may choose to calculate with (see `assumeYear`) where those of this year are missing. */
  readonly assumableYear?: number;
  /** The year before, where any line is calculated with its tables because a person chose to. */
  readonly assumedYear?: number;
  /** Items that are not withheld, because what they need was not stated; left out when there are none. */
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
  /** Totals by tax; a tax that is not held for the state is not in it. */
  readonly taxes: Readonly<Partial<Record<TaxName, Cents>>>;
  readonly total: Cents;
  /** To be given to the payment that follows. */
  readonly yearToDate: PayInput['yearToDate'];
}

/** The federal taxes of a payment, which come first. */
export interface WithheldFirst {
  readonly federalIncomeTax: Cents;
  readonly socialSecurity: Cents;
  readonly medicare: Cents;
}
