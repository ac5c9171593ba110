import type { Issue } from '../drafts/issue.ts';
import { warning } from '../drafts/issue.ts';
import type { FormCopy } from './form-edition.ts';

/** A mark that can be ticked, and what to do with copies that have no place for it. */
const MARKS = {
  void: {
    word: 'VOID',
    code: 'form.voidNotPrinted',
    isOn: ({ showsVoid }: FormCopy) => showsVoid,
    one: 'Do not hand it out or file it.',
    several: 'Do not hand them out or file them.',
  },
  corrected: {
    word: 'CORRECTED',
    code: 'form.correctedNotPrinted',
    isOn: ({ showsCorrected }: FormCopy) => showsCorrected,
    one: 'Say so where it is kept or sent.',
    several: 'Say so where they are kept or sent.',
  },
} as const;

type Mark = keyof typeof MARKS;

/** The marks of a form, as they were ticked. */
type Marks = Readonly<Record<Mark, boolean>>;

/** Some copies have no place for a mark: on paper they look like any other form. */
export function marksNotPrintedIssues(marks: Marks, copies: readonly FormCopy[]): Issue[] {
  const ticked = (Object.keys(MARKS) as Mark[]).filter((mark) => marks[mark]);
  return ticked.flatMap((mark) => {
    const { word, code, isOn, one, several } = MARKS[mark];
    const without = [...new Set(copies.filter((copy) => !isOn(copy)).map(({ id }) => id))];
    if (without.length === 0) return [];
    const message =
      without.length === 1
        ? `Copy ${without[0]} has no place for ${word} and does not show it. ${one}`
        : `Copies ${LIST.format(without)} have no place for ${word} and do not show it. ${several}`;
    return [warning(mark, code, message)];
  });
}

const LIST = new Intl.ListFormat('en-US');
