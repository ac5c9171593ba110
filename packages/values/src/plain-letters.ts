/** Letters that Unicode normalization doesn't split into a plain letter and an accent. */
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

/** Lowercase, with plain letters for those that normalization doesn't split: `Łukasz Ðø` becomes `lukasz do`. Accents stay. */
export function withPlainLetters(text: string): string {
  return text.toLowerCase().replace(/[łđðøßæœþıħŋ]/g, (letter) => PLAIN_LETTERS[letter]!);
}
