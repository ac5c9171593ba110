import { isExcludedFromSums } from '@paperwage/documents';
import type { Calculation } from './calculation.ts';

/** Whether no sum can be told, because an amount does not count as it was typed. */
export function hasUnreadAmount({ errors }: Pick<Calculation, 'errors'>): boolean {
  return [...errors.values()].some(isExcludedFromSums);
}
