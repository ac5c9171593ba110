import { failedToLoad, printableText } from '@paperwage/paper';
import { documentThemes } from '../look/themes.ts';
import type { Issue } from './issue.ts';
import { issue, warning } from './issue.ts';

/** Letters missing from any theme's fonts are reported for every theme, because the theme is chosen last. */
const FACES = [...new Set(documentThemes.flatMap(({ faces }) => [faces.text, faces.strong]))];

/** Most text is plain, and plain text needs no lookup. */
const PLAIN = /^[\x20-\x7e]*$/;

/** The code of an issue that names letters we can't print. */
export const LETTERS_NOT_PRINTABLE = 'letters-not-printable';

/** Text as it prints: without invisible characters, and with the nearest letter where the fonts lack one. */
export function asPrinted(text: string): string {
  return PLAIN.test(text) ? text : printableText(text, FACES).text;
}

/** Text that is printed, and where in the draft it was typed. */
export interface PrintedText {
  readonly path: string;
  readonly text: string;
}

/**
 * Letters that none of our fonts have. If they would print as `?`, we don't make the document, because it would name
 * nobody. If the nearest letter prints instead, we show the user which one.
 */
export function lettersNotPrintable(texts: readonly PrintedText[]): Issue[] {
  return texts.flatMap(({ path, text: written }) => {
    if (PLAIN.test(written)) return [];
    const { missing, text } = printableText(written, FACES);
    if (missing.length === 0) return [];
    const letters = namedApart(missing);
    if (missing.some(failedToLoad)) {
      const message = `These letters didn’t load: ${letters}. Check your connection, then reload the page. Your work is safe.`;
      return [warning(path, 'letters-not-loaded', message)];
    }
    if (text === '' || marksIn(text) > marksIn(written)) {
      const isOfLetters = missing.some((character) => /\p{L}/u.test(character));
      const remedy = isOfLetters ? 'Use Latin letters' : letters.includes(' ') ? 'Remove them' : 'Remove it';
      const message = `We can’t print ${letters}. ${remedy}.`;
      return [issue(path, LETTERS_NOT_PRINTABLE, message)];
    }
    const message = `We can’t print ${letters}, so it prints as “${text}”. Use Latin letters.`;
    return [warning(path, 'letters-alike', message)];
  });
}

/**
 * The first of them, each by itself: joined, letters of Arabic would be a word that nobody wrote. What is only seen with
 * the character before it, such as a vowel of Hindi or the second half of a flag, stays there.
 */
function namedApart(characters: readonly string[]): string {
  const named = characters.slice(0, 8).join(' ');
  const more = characters.length > 8 ? ' and more' : '';
  return named.replace(/ (?=[\p{M}\p{Regional_Indicator}\p{Emoji_Modifier}])/gu, '') + more;
}

function marksIn(text: string): number {
  return text.split('?').length;
}
