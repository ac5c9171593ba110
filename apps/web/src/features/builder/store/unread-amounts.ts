import { isExcludedFromSums } from '@paperwage/documents';
import type { Calculation } from './calculation.ts';

/** Whether no sum can be shown, because an amount as typed does not count. */
export function hasUnreadAmount({ errors }: Pick<Calculation, 'errors'>): boolean {
  return [...errors.values()].some(isExcludedFromSums);
}
