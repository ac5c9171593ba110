const LONGEST_WORD = 40;
const MOST_WORDS = 40;

/** Letters that do not come apart into a plain letter and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
};

/** The words of names as they are searched for: lower case, without accents, each once. `O’Brien` is one word. */
export function wordsOf(...names: readonly string[]): readonly string[] {
  const words = names
    .join(' ')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[łđðøßæœþıħŋ]/g, (letter) => PLAIN_LETTERS[letter]!)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => [...word].slice(0, LONGEST_WORD).join(''))
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, MOST_WORDS);
}
