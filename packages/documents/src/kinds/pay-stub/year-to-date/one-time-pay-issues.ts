import type { Issue } from '../../../drafts/issue.ts';
import { warning } from '../../../drafts/issue.ts';
import type { EarningKey } from '../draft/keys.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { earlierPeriodCount, repeatedEarnings } from '../calculation/earlier-lines.ts';
import { periodEarnings } from '../calculation/earnings.ts';
import { calendarYears } from '../calculation/pay-order.ts';

/** By this code the form offers the way to the previous year to date. */
export const COUNTED_BEFORE = 'counted-in-earlier-periods';

/** Pay that is seldom the same every period. Lines of the user's own are as often an allowance, and are left alone. */
const ONE_OFF_KEYS: ReadonlySet<string> = new Set<EarningKey>(['bonus', 'holiday', 'vacation', 'float']);

/** Pay that may have been paid once but counts in every period before the set, until the user says what was paid. */
export function oneTimePayIssues(draft: PayStubDraft): Issue[] {
  if (draft.autoCalculator === 'false') return [];
  const [stubs] = calendarYears(draft);
  const [earliest] = stubs!;
  const periods = earlierPeriodCount(draft, earliest!, stubs!.length);
  if (periods === 0) return [];
  const earnings = periodEarnings(draft, draft.items[earliest!.index]!);
  const counted = repeatedEarnings(draft, earnings).filter(
    ({ key, total, typedYtd }) => ONE_OFF_KEYS.has(key) && total > 0 && typedYtd === undefined,
  );
  return counted.map(({ key }) =>
    warning(`items.${earliest!.index}.earnings.${key}.rate`, COUNTED_BEFORE, countedSentence(periods)),
  );
}

function countedSentence(periods: number): string {
  const where = periods === 1 ? '1 earlier period' : `${periods} earlier periods`;
  return `We also counted this in ${where} this year. If you didn’t pay it then, enter the earlier year to date.`;
}
