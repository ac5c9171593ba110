import { withPlainLetters } from '@paperwage/values';

/** A word that is in no name: by it the documents with earlier tables are found. */
export const EARLIER_TABLES_WORD = '=';

const LONGEST_WORD = 40;
const MAX_WORDS = 40;

/** The words of names as they are searched for: lower case, without accents, each once. `O’Brien` is one word. */
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
