import type { Issue } from '@paperwage/documents';
import { COUNTED_BEFORE } from '@paperwage/documents/pay-stub';

/** Whether it says that the year to date counts the bonus of the earliest stub in periods before the set. */
export function isBonusCountedBefore({ path, code }: Pick<Issue, 'path' | 'code'>): boolean {
  return code === COUNTED_BEFORE && path.endsWith('.earnings.bonus.rate');
}
