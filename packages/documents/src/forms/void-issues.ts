import type { Issue } from '../drafts/issue.ts';
import { warning } from '../drafts/issue.ts';
import type { FormCopy } from './form-edition.ts';

/** Some copies have no place for the mark of a void form: on paper they look like a form that counts. */
export function voidNotPrintedIssues(isVoid: boolean, copies: readonly FormCopy[]): Issue[] {
  const without = [...new Set(copies.filter(({ showsVoid }) => !showsVoid).map(({ id }) => id))];
  if (!isVoid || without.length === 0) return [];
  const message =
    without.length === 1
      ? `Copy ${without[0]} has no place for VOID and does not show it. Do not hand it out or file it.`
      : `Copies ${LIST.format(without)} have no place for VOID and do not show it. Do not hand them out or file them.`;
  return [warning('void', 'form.voidNotPrinted', message)];
}

const LIST = new Intl.ListFormat('en-US');
