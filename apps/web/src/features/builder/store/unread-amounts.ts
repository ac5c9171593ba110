import { isUncounted } from '@paperwage/documents';
import type { Calculation } from './calculation.ts';

/** Whether a figure that is summed cannot be told, because an amount at one of these places was not read: at any by default. */
export function hasUnreadAmount({ errors }: Pick<Calculation, 'errors'>, places = /./): boolean {
  return [...errors.values()].some((issue) => isUncounted(issue) && places.test(issue.path));
}
