import type { W2Draft } from './schema.ts';

/** The builder's steps: 1 information, 2 employee and company, 3 boxes, 4 finish. */
export type W2Step = 1 | 2 | 3 | 4;

const INFORMATION = ['income', 'state', 'maritalStatus', 'year'] as const;
/** The first step's optional parts; `stubs` is where pay stubs are added up. */
const BESIDE_INCOME = ['dependentsAmount', 'planAmounts', 'autoCalculator', 'stubs'];
const PARTIES = [
  'employeeName',
  'employeeAddress',
  'employeeCity',
  'employeeState',
  'employeeZip',
  'companyName',
  'companyAddress',
  'companyCity',
  'companyState',
  'companyZip',
  'companyStateId',
] as const;
const NUMBERS = [
  'employeeSocialSecurityNumber',
  'employersIdentificationNumber',
  'employeeLastName',
  'employeeSuffix',
  'controlNumber',
  'householdEmployer',
];

/** The information step is complete when income, state, marital status and year are set. */
export function isInformationComplete(draft: W2Draft): boolean {
  return INFORMATION.every((field) => draft[field].trim() !== '');
}

/** The second step is complete when name, address, city, state and ZIP of both and the company's state ID are set. */
export function arePartiesComplete(draft: W2Draft): boolean {
  return PARTIES.every((field) => draft[field].trim() !== '');
}

/** The step on which a path of the draft is edited. */
export function w2StepOfIssue(path: string): W2Step {
  const [top] = path.split('.') as [string];
  if (INFORMATION.some((field) => field === top) || BESIDE_INCOME.includes(top)) return 1;
  if (PARTIES.some((field) => field === top) || NUMBERS.includes(top)) return 2;
  return ['illegalAgreement', 'terms', 'template', 'returnsOfYear'].includes(top) ? 4 : 3;
}
