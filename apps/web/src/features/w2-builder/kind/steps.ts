import { w2StepOfIssue } from '@paperwage/documents/w2';

/** The four steps, in order. */
export const STEPS = [
  { id: 'information', label: 'Information', heading: 'What was paid in the year?' },
  { id: 'parties', label: 'Parties', heading: 'Who was paid, and by whom?' },
  { id: 'boxes', label: 'Boxes', heading: 'What stands in the boxes?' },
  { id: 'finish', label: 'Finish', heading: 'Check it and take it with you' },
] as const;

/** The step that has the field of a place in the draft. */
export function stepOfPath(path: string): string {
  return STEPS[w2StepOfIssue(path) - 1]!.id;
}
