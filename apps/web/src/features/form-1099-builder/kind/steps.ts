import { form1099StepOfIssue } from '@paperwage/documents/1099';

/** The four steps, in order. */
export const STEPS = [
  { id: 'payment', label: 'Year and income', heading: 'What was paid, and for what?' },
  { id: 'parties', label: 'Parties', heading: 'Who paid, and who was paid?' },
  { id: 'boxes', label: 'Boxes', heading: 'What stands in the boxes?' },
  { id: 'finish', label: 'Finish', heading: 'Check it and take it with you' },
] as const;

/** The step that has the field of a place in the draft. */
export function stepOfPath(path: string): string {
  return STEPS[form1099StepOfIssue(path) - 1]!.id;
}
