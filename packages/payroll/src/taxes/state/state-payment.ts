import type { Cents, StateCode } from '@paperwage/values';
import type { StateElections, StateFilingStatus } from '../../pay-input/elections.ts';
import type { FormW4, PayFrequency } from '../../pay.ts';
import type { ByStatus } from '../../rules/state-deductions.ts';

/** One payment as a state's withholding sees it. */
export interface StatePayment {
  readonly state: StateCode;
  /** What the state taxes of this payment. */
  readonly wages: Cents;
  readonly payFrequency: PayFrequency;
  /** Pay periods in a year. */
  readonly periods: number;
  readonly filingStatus: StateFilingStatus;
  readonly elections: StateElections;
  /** Whether the employee filed the state's certificate: something is claimed on it. */
  readonly hasCertificate: boolean;
  readonly w4: FormW4;
  /** Withheld from this payment, unless the elections say otherwise: states build on them. */
  readonly federalTax: Cents;
  readonly socialSecurityAndMedicare: Cents;
}

/** Filing status, and the places where an employee lives and works, don't claim anything. */
export const CLAIMS_NOTHING: readonly string[] = [
  'filingStatus',
  'noFormOnFile',
  'reciprocityFormOnFile',
  'county',
  'countyRate',
  'locality',
  'workLocality',
  'schoolDistrict',
  'deEmployees',
] satisfies (keyof StateElections)[];

/** The state's filing status: from its certificate, or else from Form W-4. */
export function stateFilingStatus(elections: StateElections, w4: FormW4): StateFilingStatus {
  if (elections.filingStatus !== undefined) return elections.filingStatus;
  return w4.filingStatus === 'marriedJointly' ? 'married' : w4.filingStatus;
}

/** The figure for a payment's filing status. */
export function byStatus<Value>(figures: ByStatus<Value>, { filingStatus, elections }: StatePayment): Value {
  if ('all' in figures) return figures.all;
  if (filingStatus === 'marriedSeparate') return figures.marriedSeparate ?? figures.single;
  if (filingStatus === 'married' && elections.spouseWorks === true) {
    return figures.marriedSpouseWorks ?? figures.married;
  }
  return figures[filingStatus];
}
