import { joinWords } from '@paperwage/values';
import type { Issue } from '../drafts/issue.ts';
import { warning } from '../drafts/issue.ts';
import type { FormCopy } from './form-edition.ts';

/** A checkbox on a form, and what to do about copies that have no box for it. */
const MARKS = {
  void: {
    word: 'VOID',
    code: 'form.voidNotPrinted',
    isOn: ({ showsVoid }: FormCopy) => showsVoid,
    one: 'Don’t hand it out or file it.',
    several: 'Don’t hand them out or file them.',
  },
  corrected: {
    word: 'CORRECTED',
    code: 'form.correctedNotPrinted',
    isOn: ({ showsCorrected }: FormCopy) => showsCorrected,
    one: 'Write it on the copy yourself.',
    several: 'Write it on them yourself.',
  },
} as const;

type Mark = keyof typeof MARKS;

/** The marks of a form, as they were ticked. */
type Marks = Readonly<Record<Mark, boolean>>;

/** Some copies have no box for a mark, so they look like any other form. */
export function marksNotPrintedIssues(marks: Marks, copies: readonly FormCopy[]): Issue[] {
  const ticked = (Object.keys(MARKS) as Mark[]).filter((mark) => marks[mark]);
  return ticked.flatMap((mark) => {
    const { word, code, isOn, one, several } = MARKS[mark];
    const without = [...new Set(copies.filter((copy) => !isOn(copy)).map(({ id }) => id))];
    if (without.length === 0) return [];
    const message =
      without.length === 1
        ? `Copy ${without[0]} has no ${word} box, so it doesn’t show it. ${one}`
        : `Copies ${joinWords(without)} have no ${word} box, so they don’t show it. ${several}`;
    return [warning(mark, code, message)];
  });
}
