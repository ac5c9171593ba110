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

/** Small letters, with those plain that normalising does not take apart: `Łukasz Ðø` becomes `lukasz do`. Accents stay. */
export function withPlainLetters(text: string): string {
  return text.toLowerCase().replace(/[łđðøßæœþıħŋ]/g, (letter) => PLAIN_LETTERS[letter]!);
}
