import type { Calculation } from './calculation.ts';

/** Codes of typed amounts that count as nothing until they are mended (`packages/documents/src/drafts/issue.ts`). */
const UNREAD: ReadonlySet<string> = new Set([
  'not-a-number',
  'too-many-decimals',
  'amount-too-large',
  'amount-negative',
]);

/** Whether a figure that is summed cannot be told, because an amount at one of these places was not read: at any by default. */
export function hasUnreadAmount({ errors }: Pick<Calculation, 'errors'>, places = /./): boolean {
  return [...errors.values()].some(({ path, code }) => UNREAD.has(code) && places.test(path));
}
