import { stepOfIssue } from '@paperwage/documents/pay-stub';

/** The five steps, in order. */
export const STEPS = [
  { id: 'basics', label: 'Pay basics', heading: 'How is the pay arranged?' },
  { id: 'company', label: 'Company', heading: 'Who pays?' },
  { id: 'employee', label: 'Employee', heading: 'Who is paid?' },
  { id: 'earnings', label: 'Earnings', heading: 'What was earned this period?' },
  { id: 'finish', label: 'Finish', heading: 'Check it and take it with you' },
] as const;

export type StepId = (typeof STEPS)[number]['id'];

/** Numbers of the stub: this form has them with the employee. */
const WITH_EMPLOYEE = /^(coNumber|fileNumber|deptNumber|clockNumber|vchrNumber|checkNo)$/;

/** The step that has the field of a place in the draft. */
export function stepOfPath(path: string): StepId {
  return WITH_EMPLOYEE.test(path) ? 'employee' : STEPS[stepOfIssue(path) - 1]!.id;
}
