import { didNotCome, printableText } from '@paperwage/paper';
import { documentThemes } from '../look/themes.ts';
import type { Issue } from './issue.ts';
import { issue, warning } from './issue.ts';

/** Letters that some theme's faces lack are told of whatever the theme: it is chosen last. */
const FACES = [...new Set(documentThemes.flatMap(({ faces }) => [faces.text, faces.strong]))];

/** Most text is plain, and plain text has nothing to look up. */
const PLAIN = /^[\x20-\x7e]*$/;

/** The code of what names letters that cannot be printed. */
export const LETTERS_NOT_PRINTABLE = 'letters-not-printable';

/** A text as it prints: without invisible characters, and with the nearest letter for what the paper lacks. */
export function asPrinted(text: string): string {
  return PLAIN.test(text) ? text : printableText(text, FACES).text;
}

/** A text that stands on paper, and where in the draft it was typed. */
export interface PrintedText {
  readonly path: string;
  readonly text: string;
}

/**
 * Letters that no face of the paper has. Where they would print as `?`, no document is made: it would name nobody. Where
 * the nearest letter prints instead, the user is told which.
 */
export function lettersNotPrintable(texts: readonly PrintedText[]): Issue[] {
  return texts.flatMap(({ path, text: written }) => {
    if (PLAIN.test(written)) return [];
    const { missing, text } = printableText(written, FACES);
    if (missing.length === 0) return [];
    const letters = missing.slice(0, 8).join('') + (missing.length > 8 ? ' and more letters' : '');
    if (missing.some(didNotCome)) {
      const message = `These letters didn’t load: ${letters}. Check your connection, then reload the page. Your work is safe.`;
      return [warning(path, 'letters-not-loaded', message)];
    }
    if (text === '' || marksIn(text) > marksIn(written)) {
      const message = `We can’t print ${letters}. Use Latin letters.`;
      return [issue(path, LETTERS_NOT_PRINTABLE, message)];
    }
    const message = `We can’t print ${letters}, so it prints as “${text}”. Use Latin letters.`;
    return [warning(path, 'letters-alike', message)];
  });
}

function marksIn(text: string): number {
  return text.split('?').length;
}
