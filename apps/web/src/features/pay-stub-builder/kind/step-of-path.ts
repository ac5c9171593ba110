import { stepOfIssue } from '@paperwage/documents/pay-stub';
import type { StepId } from './steps.ts';
import { STEPS } from './steps.ts';

/** Numbers of the stub: this form has them with the employee. */
const WITH_EMPLOYEE = /^(coNumber|fileNumber|deptNumber|clockNumber|vchrNumber|checkNo)$/;

/** The step that has the field of a place in the draft. */
export function stepOfPath(path: string): StepId {
  return WITH_EMPLOYEE.test(path) ? 'employee' : STEPS[stepOfIssue(path) - 1]!.id;
}
