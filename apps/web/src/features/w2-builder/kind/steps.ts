import { w2StepOfIssue } from '@paperwage/documents/w2';

/** The four steps, in order. */
export const STEPS = [
  { id: 'information', label: 'Pay', heading: 'How much did you pay?' },
  { id: 'parties', label: 'Employee and employer', heading: 'Who are the employee and employer?' },
  { id: 'boxes', label: 'Boxes', heading: 'What goes in the boxes?' },
  { id: 'finish', label: 'Finish', heading: 'Review and download' },
] as const;

/** The step that has the field of a place in the draft. */
export function stepOfPath(path: string): string {
  return STEPS[w2StepOfIssue(path) - 1]!.id;
}
