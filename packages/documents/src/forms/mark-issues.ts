import type { Issue } from '../drafts/issue.ts';
import { warning } from '../drafts/issue.ts';
import type { FormCopy } from './form-edition.ts';

/** The marks of a form, as they were ticked. */
interface Marks {
  readonly void: boolean;
  readonly corrected: boolean;
}

/** Some copies have no place for a mark: on paper they look like any other form. */
export function marksNotPrintedIssues(marks: Marks, copies: readonly FormCopy[]): Issue[] {
  return [...voidIssues(marks, copies), ...correctedIssues(marks, copies)];
}

function voidIssues(marks: Marks, copies: readonly FormCopy[]): Issue[] {
  const without = named(copies.filter(({ showsVoid }) => !showsVoid));
  if (!marks.void || without.length === 0) return [];
  const message =
    without.length === 1
      ? `Copy ${without[0]} has no place for VOID and does not show it. Do not hand it out or file it.`
      : `Copies ${LIST.format(without)} have no place for VOID and do not show it. Do not hand them out or file them.`;
  return [warning('void', 'form.voidNotPrinted', message)];
}

function correctedIssues(marks: Marks, copies: readonly FormCopy[]): Issue[] {
  const without = named(copies.filter(({ showsCorrected }) => !showsCorrected));
  if (!marks.corrected || without.length === 0) return [];
  const message =
    without.length === 1
      ? `Copy ${without[0]} has no place for CORRECTED and does not show it. Say so where it is kept or sent.`
      : `Copies ${LIST.format(without)} have no place for CORRECTED and do not show it. Say so where they are kept or sent.`;
  return [warning('corrected', 'form.correctedNotPrinted', message)];
}

function named(copies: readonly FormCopy[]): string[] {
  return [...new Set(copies.map(({ id }) => id))];
}

const LIST = new Intl.ListFormat('en-US');
