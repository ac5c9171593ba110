import { DEFAULT_HOURS, DEFAULT_RATE } from '../draft/empty-draft.ts';
import type { Issue } from '../../../drafts/issue.ts';
import { mainPayKey } from '../lines/lines.ts';
import type { EarningDraft, PayStubDraft } from '../draft/schema.ts';
import { warning } from '../../../drafts/issue.ts';

/**
 * Stubs that still have the figures every stub begins with, while the first has its own: they were added before the pay
 * was entered, and nobody is paid 10.00 an hour by chance.
 */
export function placeholderPayIssues(draft: PayStubDraft): Issue[] {
  const key = mainPayKey(draft);
  const mainLine = (index: number) => draft.items[index]!.earnings.find((line) => line.key === key);
  if (draft.autoCalculator === 'false' || isUntouched(mainLine(0))) return [];
  return draft.items.flatMap((_, index) => {
    if (index === 0 || !isUntouched(mainLine(index))) return [];
    const message =
      'This stub still has the figures it began with. Enter its own, or use the lines of stub 1 on all stubs.';
    return [warning(`items.${index}.earnings.${key}.rate`, 'stub-untouched', message)];
  });
}

function isUntouched(line: EarningDraft | undefined): boolean {
  if (!line || line.typed || line.ytdTyped) return false;
  return line.rate === DEFAULT_RATE && (line.key === 'salary' || line.hours === DEFAULT_HOURS);
}
