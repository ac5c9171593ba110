import type { Issue } from '../../../drafts/issue.ts';
import { issue } from '../../../drafts/issue.ts';
import { millimetersOf } from '../check-shift.ts';
import type { PayStubDraft } from '../draft/schema.ts';

/** What is the matter with the typed shift of the check: a file never has it elsewhere than its data says. */
export function checkShiftIssues({
  checkRightMm,
  checkDownMm,
}: Pick<PayStubDraft, 'checkRightMm' | 'checkDownMm'>): Issue[] {
  return Object.entries({ checkRightMm, checkDownMm }).flatMap(([path, text = '']) => {
    const typed = text.trim();
    if (typed === '' || millimetersOf(typed) !== undefined) return [];
    const message = `The check can\u2019t move ${typed} mm. Enter -9.0 to 9.0, with one decimal at most.`;
    return [issue(path, 'check-shift-out-of-range', message)];
  });
}
