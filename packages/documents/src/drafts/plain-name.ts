const LONGEST_NAME = 40;

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

/**
 * A name in plain letters, for file names: `nuria-nguyen-ortega`. Digits are dropped with everything else. A long one ends
 * with a whole word.
 */
export function plainName(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[łđðøßæœþıħŋ]/g, (letter) => PLAIN_LETTERS[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (plain.length <= LONGEST_NAME) return plain;
  const words = plain.slice(0, LONGEST_NAME + 1).lastIndexOf('-');
  return plain.slice(0, words > 0 ? words : LONGEST_NAME);
}
