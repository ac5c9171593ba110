import type { Issue } from '../../../drafts/issue.ts';
import { issue } from '../../../drafts/issue.ts';
import { FURTHEST_MM, millimetersOf } from '../check-shift.ts';
import type { PayStubDraft } from '../draft/schema.ts';

const NOT_TENTHS = 'Enter millimeters with one decimal, such as 3.5 or \u22122.0.';
const SIDES = { checkRightMm: 'left or right', checkDownMm: 'up or down' } as const;

/** What is the matter with the typed shift of the check: a file never has it elsewhere than its data says. */
export function checkShiftIssues({
  checkRightMm,
  checkDownMm,
}: Pick<PayStubDraft, 'checkRightMm' | 'checkDownMm'>): Issue[] {
  const shift = { checkRightMm, checkDownMm };
  return (['checkRightMm', 'checkDownMm'] as const).flatMap((path) => {
    const { [path]: text = '' } = shift;
    const typed = text.trim();
    if (typed === '' || millimetersOf(typed) !== undefined) return [];
    const millimeters = Number(typed.replace('\u2212', '-'));
    return [
      issue(path, 'check-shift-out-of-range', Math.abs(millimeters) > FURTHEST_MM ? tooFar(SIDES[path]) : NOT_TENTHS),
    ];
  });
}

function tooFar(side: string): string {
  return `At more than 9 mm ${side}, the check leaves the paper. Enter millimeters from \u22129 to 9.`;
}
