import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import { stepOfIssue } from '@paperwage/documents/pay-stub';

/** The five steps, in order. */
export const STEPS = [
  { id: 'basics', label: 'Pay basics', heading: 'How are they paid?' },
  { id: 'company', label: 'Company', heading: 'Employer' },
  { id: 'employee', label: 'Employee', heading: 'Employee' },
  { id: 'earnings', label: 'Earnings', heading: 'Earnings and taxes' },
  { id: 'finish', label: 'Finish', heading: 'Review and download' },
] as const;

export type StepId = (typeof STEPS)[number]['id'];

/** What the steps of a contractor's payment are called instead. */
export function stepWords({ employmentType }: Pick<PayStubDraft, 'employmentType'>): StepWords {
  return employmentType === 'contractor' ? CONTRACTOR_WORDS : {};
}

type StepWords = Readonly<Partial<Record<string, { readonly label?: string; readonly heading: string }>>>;

const CONTRACTOR_WORDS: StepWords = {
  company: { heading: 'Payer' },
  employee: { label: 'Contractor', heading: 'Contractor' },
  earnings: { heading: 'Earnings' },
};

/** Numbers of the stub: this form has them with the employee. */
const WITH_EMPLOYEE = /^(coNumber|fileNumber|deptNumber|clockNumber|vchrNumber|checkNo|bankName)$/;

/** The step that has the field of a place in the draft. */
export function stepOfPath(path: string): StepId {
  return WITH_EMPLOYEE.test(path) ? 'employee' : STEPS[stepOfIssue(path) - 1]!.id;
}
