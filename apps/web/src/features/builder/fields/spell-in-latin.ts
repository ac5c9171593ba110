import { transliterate } from 'transliteration';

/** Of all scripts that we can't print, the library spells only Chinese as people do. */
const CHINESE = /\p{Script=Han}+/gu;
/** Letters that print as they are; beside any other, such as those of Japanese, the spelling would be wrong. */
const OTHER_LETTER = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\P{L}]/u;

/** A text with its Chinese in Latin letters, a word for each sign: `Li Wei`. Undefined where it has other letters too. */
export function latinSpelling(text: string): string | undefined {
  if (OTHER_LETTER.test(text.replace(CHINESE, ''))) return undefined;
  const spelled = text.replace(CHINESE, (signs) => ` ${transliterate(signs)} `);
  return spelled
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[-,.;:)/])|(?<=[-(/]) /gu, '')
    .trim();
}
