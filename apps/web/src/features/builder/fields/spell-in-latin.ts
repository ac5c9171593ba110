import { lettersNotPrintable } from '@paperwage/documents';
import { transliterate } from 'transliteration';
import { chineseName, withoutSpaceInName } from './spell-chinese.ts';
import { spellKorean } from './spell-korean.ts';

type Spell = (text: string) => string | undefined;

/** The scripts of which we know the spelling that people have in their passports. */
const SCRIPTS: readonly (readonly [letters: RegExp, spell: Spell])[] = [
  [/\p{Script=Han}/gu, spellChinese],
  [/\p{Script=Georgian}/gu, (text) => text.replace(/\p{Script=Georgian}+/gu, spellGeorgian)],
  [/\p{Script=Armenian}/gu, spellArmenian],
  [/\p{Script=Hangul}/gu, spellKorean],
];
/** Letters that don't print as they are; next to one of them, such as Japanese ones, a spelling would be wrong. */
const OTHER_LETTER = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\P{L}]/u;
/** East Asian characters with a plain equivalent that prints. */
const FULL_WIDTH = /[\u3000\uff01-\uff5e]/gu;
const PICTURE = /(?![\xa9\xae])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200d\ufe0f\u20e3]/gu;

/**
 * A text in Latin letters: `Li Wei`. Undefined if it has letters that we can't spell for certain or several scripts, or would
 * not print as is.
 */
export function latinSpelling(written: string): string | undefined {
  const text = withPlainSigns(written.normalize('NFC'));
  const spelling = spell(text);
  if (spelling === undefined || prints(spelling)) return spelling;
  const plain = spell(text.replace(PICTURE, ''));
  return plain !== undefined && prints(plain) ? plain : undefined;
}

function spell(text: string): string | undefined {
  const [script, ...others] = SCRIPTS.filter(([letters]) => text.search(letters) !== -1);
  if (!script || others.length > 0) return undefined;
  const [letters, spellScript] = script;
  if (OTHER_LETTER.test(text.replace(letters, ''))) return undefined;
  return spellScript(text)
    ?.replace(/\s+/gu, ' ')
    .replace(/ (?=[-,.;:)/])|(?<=[-(/]) /gu, '')
    .trim();
}

function prints(text: string): boolean {
  return text !== '' && lettersNotPrintable([{ path: '', text }]).length === 0;
}

function withPlainSigns(text: string): string {
  return text
    .replace(FULL_WIDTH, (sign) => sign.normalize('NFKC'))
    .replaceAll('\u3002', '.')
    .replaceAll('\u3001', ',');
}

/** Each run of signs is a name; a text that has anything longer, or a dot between names, is none that we can spell. */
function spellChinese(text: string): string | undefined {
  const runs = withoutSpaceInName(text).split(/(\p{Script=Han}+)/u);
  const spelled = runs.map((run, index) => (index % 2 === 1 ? chineseName(run) : run));
  const isOther = spelled.includes(undefined) || runs.length > 3 || /[\xb7\u2027\u30fb]/u.test(text);
  return isOther ? undefined : spelled.join(' ');
}

/** Letters that the library spells differently from Georgia's official system of 2002. */
const GEORGIAN: readonly (readonly [string, string])[] = [
  ['ღ', 'gh'],
  ['ც', 'ts'],
  ['ძ', 'dz'],
  ['წ', 'ts'],
  ['ხ', 'kh'],
];

function spellGeorgian(word: string): string {
  // The capitals of display type, U+1C90 and on, have their small letters elsewhere.
  return capitalized(withoutMarks(transliterate(word.toLowerCase(), { replace: GEORGIAN as [string, string][] })));
}

/** The same for Armenian: pairs of letters first. A word that begins with the letter for `o` or `e` is said with `v` or `y`. */
const ARMENIAN: readonly (readonly [RegExp, string])[] = [
  [/ու/gu, 'u'],
  [/^և/u, 'yev'],
  [/և/gu, 'ev'],
  [/^ո/u, 'vo'],
  [/^ե/u, 'ye'],
  [/ը/gu, 'y'],
  [/ռ/gu, 'r'],
  [/ւ/gu, 'v'],
];

/** Tone marks appear within words and have no Latin equivalent. */
function spellArmenian(text: string): string | undefined {
  return /[\u055a-\u055f]/u.test(text) ? undefined : text.replace(/\p{Script=Armenian}+/gu, spellArmenianWord);
}

function spellArmenianWord(word: string): string {
  const paired = ARMENIAN.reduce((text, [letters, latin]) => text.replace(letters, latin), word.toLowerCase());
  return capitalized(withoutMarks(transliterate(paired)));
}

function withoutMarks(spelled: string): string {
  return spelled.replace(/[`']/gu, '');
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
