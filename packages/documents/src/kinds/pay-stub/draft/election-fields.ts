import type { StateElections } from '@paperwage/payroll';

/** What certificates of states and local taxes ask of an employee, by the names of the wire. */
export const ELECTION_FIELDS = [
  'filingStatus',
  'allowances',
  'dependents',
  'spouseWorks',
  'additionalWithholding',
  'exempt',
  'noFormOnFile',
  'estimatedDeductionAllowances',
  'line2Allowances',
  'njRateTable',
  'ctCode',
  'wvTable',
  'azElectedRate',
  'laBlockA',
  'exemptionAmount',
  'personalExemptionClaimed',
  'iaW4AllowanceDollars',
  'dependentExemptions',
  'firstTimeDependents',
  'adoptedChildren',
  'waWorkersCompensationRate',
  'deEmployees',
  'servicesTaxExempt',
  'reciprocityFormOnFile',
  'county',
  'locality',
  'workLocality',
  'schoolDistrict',
] as const satisfies readonly (keyof StateElections)[];

export type ElectionField = (typeof ELECTION_FIELDS)[number];

/** Nothing answered: everything is withheld as the state does without a certificate. */
export const NO_ELECTIONS = Object.freeze(
  Object.fromEntries(ELECTION_FIELDS.map((field) => [field, ''])) as Record<ElectionField, string>,
);
