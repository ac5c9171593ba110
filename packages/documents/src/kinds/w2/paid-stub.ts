import type { Cents } from '@paperwage/values';
import type { CodeAmount } from './plans.ts';
import type { W2Draft } from './schema.ts';

/** What of one pay stub counts for a W-2, whatever kind of document it was read from. */
export interface PaidStub {
  /** `YYYY-MM-DD`, or empty where it was not given. */
  readonly payDate: string;
  readonly isContractor: boolean;
  /** The state whose income tax is withheld; empty where none was given. */
  readonly state: string;
  readonly gross: Cents;
  /** Tips and overtime pay within the gross pay. */
  readonly tips: Cents;
  readonly overtime: Cents;
  readonly federalIncomeTax: Cents;
  readonly socialSecurityTax: Cents;
  readonly medicareTax: Cents;
  readonly stateIncomeTax: Cents;
  /** What the state taxes of the pay; undefined where it taxes no wages, or that is not known. */
  readonly stateWages: Cents | undefined;
  /** Deferred to retirement plans before tax: wages of boxes 3 and 5, not of box 1. */
  readonly deferred: Cents;
  /** Paid through a cafeteria plan: wages of none of these boxes; the part for dependent care. */
  readonly cafeteria: Cents;
  readonly dependentCare: Cents;
  /** What box 12 reports of these deductions, and of Roth. */
  readonly codes: readonly CodeAmount[];
  /** Roth of a plan that its name doesn’t tell. */
  readonly unclearRoth: Cents;
  /** Paid by the employee into programs of the state, such as for disability or paid leave, by their labels in box 14. */
  readonly statePrograms: readonly { readonly label: string; readonly amount: Cents }[];
  /** Taken by cities, counties and school districts that boxes 18 to 20 report. */
  readonly localTaxes: readonly PaidLocalTax[];
  /** The year up to and including this stub, as the stub itself says. */
  readonly yearToDate: YearToDate;
  readonly parties: StubParties;
  /** The employee’s number with the employer, where it was given. */
  readonly employeeId: string;
}

/** What a place took of one stub. */
export interface PaidLocalTax {
  /** The line of the stub. */
  readonly name: string;
  /** As box 20 calls it. */
  readonly place: string;
  /** The state the place is in; empty where that is not known. */
  readonly state: string;
  /** Of which wages; undefined where that is not known. */
  readonly wages: Cents | undefined;
  readonly amount: Cents;
  /** The year up to and including this stub. */
  readonly soFar: Cents;
}

export interface YearToDate {
  readonly gross: Cents;
  readonly federalIncomeTax: Cents;
  readonly socialSecurityTax: Cents;
  readonly medicareTax: Cents;
  readonly stateIncomeTax: Cents;
}

/** Who pays and who is paid, by the names that the W-2 has for it. */
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
