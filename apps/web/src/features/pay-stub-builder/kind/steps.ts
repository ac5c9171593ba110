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

/** Numbers of the stub: this form has them with the employee. */
const WITH_EMPLOYEE = /^(coNumber|fileNumber|deptNumber|clockNumber|vchrNumber|checkNo|bankName)$/;

/** The step that has the field of a place in the draft. */
export function stepOfPath(path: string): StepId {
  return WITH_EMPLOYEE.test(path) ? 'employee' : STEPS[stepOfIssue(path) - 1]!.id;
}
