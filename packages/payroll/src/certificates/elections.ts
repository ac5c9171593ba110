import type { Cents, Rate, UnitPrice } from '@paperwage/values';

/** How a state's certificate asks for the filing status. */
export const STATE_FILING_STATUSES = ['single', 'married', 'marriedSeparate', 'headOfHousehold'] as const;

export type StateFilingStatus = (typeof STATE_FILING_STATUSES)[number];

/** How many employees a company has, by the limits of Delaware Paid Leave. */
export const EMPLOYEE_COUNTS = ['under10', '10to24', '25orMore'] as const;

export type EmployeeCount = (typeof EMPLOYEE_COUNTS)[number];

/**
 * What a state's own withholding certificate says. Each entry is optional; what is left out is what the state
 * withholds by when its certificate does not say it. Amounts are yearly, except those named `ThisPeriod` and
 * `additionalWithholding` (each period). Entries that several states ask for change nothing in the others; those of one
 * state alone are refused where neither its tax is withheld nor the work is done.
 */
export interface StateElections {
  /** When left out, that of Form W-4. */
  readonly filingStatus?: StateFilingStatus;
  readonly allowances?: number;
  readonly dependents?: number;
  /** Whether both spouses work, where the state withholds more then. */
  readonly spouseWorks?: boolean;
  readonly additionalWithholding?: Cents;
  /** The employee claims exemption from the state's withholding. */
  readonly exempt?: boolean;
  /** Oregon: the employer has no Form OR-W-4, so that the rate for that is withheld whatever else is given. */
  readonly noFormOnFile?: boolean;
  /** California: estimated deductions, Form DE 4 worksheet B. */
  readonly estimatedDeductionAllowances?: number;
  /** Illinois: Form IL-W-4, line 2. */
  readonly line2Allowances?: number;
  /** New Jersey: Form NJ-W4, line 3. */
  readonly njRateTable?: 'A' | 'B' | 'C' | 'D' | 'E';
  /** Connecticut: Form CT-W4, line 1. */
  readonly ctCode?: 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
  /** West Virginia: Form WV/IT-104. */
  readonly wvTable?: 'oneEarner' | 'twoEarner';
  /** Arizona: Form A-4. */
  readonly azElectedRate?: Rate;
  /** Louisiana: Form L-4, block A. */
  readonly laBlockA?: 0 | 1 | 2;
  /** Mississippi: Form 89-350, line 6. */
  readonly exemptionAmount?: Cents;
  /** Georgia and Alabama: whether the personal exemption is claimed at all. */
  readonly personalExemptionClaimed?: boolean;
  /** Iowa: Form IA W-4, total of the allowances in dollars. */
  readonly iaW4AllowanceDollars?: Cents;
  /** Indiana: Form WH-4, line 6. */
  readonly dependentExemptions?: number;
  /** Indiana: Form WH-4, line 7. */
  readonly firstTimeDependents?: number;
  /** Indiana: Form WH-4, line 8. */
  readonly adoptedChildren?: number;
  /** Washington: what the employee pays to industrial insurance for each hour worked, by the employer's rate notice. */
  readonly waWorkersCompensationRate?: UnitPrice;
  /** Delaware: how many employees the company has, which decides what the employee pays for paid leave. */
  readonly deEmployees?: EmployeeCount;
  /**
   * Whether the employee filed the form on which an agreement between the states of the work and of the home rests; taken
   * as filed when left out. Without it the state of the work withholds.
   */
  readonly reciprocityFormOnFile?: boolean;
  /**
   * Every place may also be answered `none` (no place taxes here), `not sure`, or with a name that ends in
   * ", not covered": then nothing is withheld for it, and the coverage says so.
   */
  readonly county?: string;
  readonly countyRate?: Rate;
  /**
   * The city or other place the employee lives in, by its name or its number. The work is done there too, unless
   * `workLocality` says otherwise or this ends in "resident"; "Yonkers nonresident" is one who works there alone.
   */
  readonly locality?: string;
  /** The place the work is done in. */
  readonly workLocality?: string;
  /** Ohio: the school district the employee lives in, by its name or its four-digit number. */
  readonly schoolDistrict?: string;
  /** Pennsylvania: the employee has claimed exemption from the local services tax. */
  readonly servicesTaxExempt?: boolean;
  /** In place of the federal income tax worked out, for states that subtract it. */
  readonly federalWithholdingThisPeriod?: Cents;
  /** Massachusetts: social security, Medicare and retirement contributions, in place of those worked out. */
  readonly ficaRetirementThisPeriod?: Cents;
}
