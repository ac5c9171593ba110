import type { Cents } from '@paperwage/values';
import type { CodeAmount } from '../plans.ts';
import type { W2Draft } from '../schema.ts';

/** The part of a pay stub that a W-2 needs, whatever kind of document it was read from. */
export interface PaidStub {
  /** `YYYY-MM-DD`, or empty if missing. */
  readonly payDate: string;
  readonly isContractor: boolean;
  /** The state whose income tax is withheld; empty if missing. */
  readonly state: string;
  readonly gross: Cents;
  /** Tips and overtime pay within the gross pay. */
  readonly tips: Cents;
  readonly overtime: Cents;
  readonly federalIncomeTax: Cents;
  readonly socialSecurityTax: Cents;
  readonly medicareTax: Cents;
  readonly stateIncomeTax: Cents;
  /** The pay that the state taxes; undefined if it taxes no wages, or if unknown. */
  readonly stateWages: Cents | undefined;
  /** Deferred to retirement plans before tax: counts in boxes 3 and 5, not in box 1. */
  readonly deferred: Cents;
  /** Paid through a cafeteria plan: counts in none of these boxes. Includes `dependentCare`. */
  readonly cafeteria: Cents;
  readonly dependentCare: Cents;
  /** What box 12 reports for these deductions and for Roth. */
  readonly codes: readonly CodeAmount[];
  /** Roth contributions whose name doesn’t say which plan they go to. */
  readonly ambiguousRoth: Cents;
  /** Paid by the employee into state programs, such as disability or paid leave, by their labels in box 14. */
  readonly statePrograms: readonly { readonly label: string; readonly amount: Cents }[];
  /** Taxes of cities, counties and school districts, which boxes 18 to 20 report. */
  readonly localTaxes: readonly PaidLocalTax[];
  /** The year to date as the stub shows it. */
  readonly yearToDate: YearToDate;
  readonly parties: StubParties;
  /** The employer’s own number for the employee; empty if missing. */
  readonly employeeId: string;
}

/** The tax of one place on one stub. */
export interface PaidLocalTax {
  /** The line's name on the stub. */
  readonly name: string;
  /** The place's name in box 20. */
  readonly place: string;
  /** The state the place is in; empty if unknown. */
  readonly state: string;
  /** The wages it taxes; undefined if unknown. */
  readonly wages: Cents | undefined;
  readonly amount: Cents;
  /** The tax for the year to date. */
  readonly soFar: Cents;
}

export interface YearToDate {
  readonly gross: Cents;
  readonly federalIncomeTax: Cents;
  readonly socialSecurityTax: Cents;
  readonly medicareTax: Cents;
  readonly stateIncomeTax: Cents;
}

/** Who pays and who is paid, in the W-2's field names. */
export type StubParties = Pick<
  W2Draft,
  | 'companyName'
  | 'companyAddress'
  | 'companyCity'
  | 'companyState'
  | 'companyZip'
  | 'employeeName'
  | 'employeeAddress'
  | 'employeeCity'
  | 'employeeState'
  | 'employeeZip'
  | 'employeeSocialSecurityNumber'
  | 'maritalStatus'
>;
