import type { Issue } from '../../../drafts/issue.ts';
import { issue } from '../../../drafts/issue.ts';
import { millimetersOf } from '../check-shift.ts';
import type { PayStubDraft } from '../draft/schema.ts';

const SENTENCE = 'A check can move 9 mm at most. Enter millimeters from -9 to 9, such as 3.5.';

/** What is the matter with the typed shift of the check: a file never has it elsewhere than its data says. */
export function checkShiftIssues({
  checkRightMm,
  checkDownMm,
}: Pick<PayStubDraft, 'checkRightMm' | 'checkDownMm'>): Issue[] {
  return Object.entries({ checkRightMm, checkDownMm }).flatMap(([path, text = '']) => {
    const typed = text.trim();
    if (typed === '' || millimetersOf(typed) !== undefined) return [];
    return [issue(path, 'check-shift-out-of-range', SENTENCE)];
  });
}
