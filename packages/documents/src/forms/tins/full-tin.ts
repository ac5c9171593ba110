import { joinWords } from '@paperwage/values';
import type { Issue } from '../../drafts/issue.ts';
import { issue } from '../../drafts/issue.ts';
import type { FormCopy } from '../form-edition.ts';
import { isMaskedTin } from './tin.ts';

/**
 * Copies for the payer and for authorities show the payee's full number. We don't print them if we know only its last
 * four digits; we still make the workbook, which isn't a copy.
 */
export function fullTinIssues(path: string, tin: string, copies: readonly FormCopy[]): Issue[] {
  const needFull = copies.filter(({ mayMaskTin }) => !mayMaskTin).map(({ id }) => id);
  if (needFull.length === 0 || !isMaskedTin(tin)) return [];
  const named = `${needFull.length === 1 ? 'Copy' : 'Copies'} ${joinWords(needFull)}`;
  const message = `${named} must show all nine digits of this number, and we have only the last four. Enter all nine.`;
  return [{ ...issue(path, 'tin.wholeNeeded', message), stops: 'pdf' }];
}
