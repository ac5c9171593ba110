import type { Cents, Rate, UnitPrice } from '@paperwage/values';

/** How a state's certificate asks for filing status. */
export const STATE_FILING_STATUSES = ['single', 'married', 'marriedSeparate', 'headOfHousehold'] as const;

export type StateFilingStatus = (typeof STATE_FILING_STATUSES)[number];

/** How many employees a company has, by the size limits in Delaware Paid Leave. */
export const EMPLOYEE_COUNTS = ['under10', '10to24', '25orMore'] as const;

export type EmployeeCount = (typeof EMPLOYEE_COUNTS)[number];

/**
 * What a state's own withholding certificate says. Each entry is optional; if one is left out, we use what the state
 * withholds by when the certificate doesn't say. Amounts are annual, except those named `ThisPeriod` and
 * `additionalWithholding` (each period). Entries that several states ask for change nothing in the others. Entries of
 * only one state are rejected unless its tax is withheld or the work is done there.
 */
export interface StateElections {
  /** If omitted, the one on Form W-4. */
  readonly filingStatus?: StateFilingStatus;
  readonly allowances?: number;
  readonly dependents?: number;
  /** Whether both spouses work, where the state then withholds more. */
  readonly spouseWorks?: boolean;
  readonly additionalWithholding?: Cents;
  /** The employee claims exemption from the state's withholding. */
  readonly exempt?: boolean;
  /** Oregon: the employer has no Form OR-W-4, so the rate for that case applies whatever else is given. */
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
  /** Washington: what the employee pays for industrial insurance per hour worked, from the employer's rate notice. */
  readonly waWorkersCompensationRate?: UnitPrice;
  /** Delaware: how many employees the company has, which decides what the employee pays for paid leave. */
  readonly deEmployees?: EmployeeCount;
  /**
   * Whether the employee filed the form that an agreement between the work and home states depends on; if omitted, we
   * assume they did. Without it, the work state withholds.
   */
  readonly reciprocityFormOnFile?: boolean;
  /**
   * Every place may also be answered `none` (no place taxes here), `not sure`, or with a name that ends in
   * ", not covered": then nothing is withheld for it, and the coverage says so.
   */
  readonly county?: string;
  readonly countyRate?: Rate;
  /**
   * The city or other place the employee lives in, by name or number. The work is done there too, unless `workLocality`
   * says otherwise or this ends in "resident"; "Yonkers nonresident" is someone who only works there.
   */
  readonly locality?: string;
  /** The place where the work is done. */
  readonly workLocality?: string;
  /** Ohio: the school district the employee lives in, by its name or its four-digit number. */
  readonly schoolDistrict?: string;
  /** Pennsylvania: the employee has claimed exemption from the local services tax. */
  readonly servicesTaxExempt?: boolean;
  /** Replaces the calculated federal income tax, for states that subtract it. */
  readonly federalWithholdingThisPeriod?: Cents;
  /** Massachusetts: Social Security, Medicare and retirement contributions, in place of the calculated ones. */
  readonly ficaRetirementThisPeriod?: Cents;
}
