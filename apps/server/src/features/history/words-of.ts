import { withPlainLetters } from '@paperwage/values';

/** A word that no name contains, for finding documents made with earlier tables. */
export const EARLIER_TABLES_WORD = '=';

const LONGEST_WORD = 40;
const MAX_WORDS = 40;

/** The words of names as searched for: lower case, without accents, each once. `O’Brien` is one word. */
export function wordsOf(...names: readonly string[]): readonly string[] {
  const plain = names
    .join(' ')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '');
  const words = withPlainLetters(plain)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => [...word].slice(0, LONGEST_WORD).join(''))
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, MAX_WORDS);
}
