import { transliterate } from 'transliteration';
import { chineseName, chineseSigns } from './spell-chinese.ts';

type Spell = (word: string) => string;

/** The scripts of which we know the spelling that people have in their passports. */
const SCRIPTS: readonly (readonly [words: RegExp, spell: Spell])[] = [
  [/\p{Script=Han}+/gu, (signs) => ` ${chineseSigns(signs)} `],
  [/\p{Script=Georgian}+/gu, spellGeorgian],
  [/\p{Script=Armenian}+/gu, spellArmenian],
  [/\p{Script=Hangul}+/gu, spellKorean],
];
/** Letters that don't print as they are; beside one of them, such as those of Japanese, a spelling would be wrong. */
const OTHER_LETTER = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\P{L}]/u;

/** A text in Latin letters: `Li Wei`. Undefined where it has letters that we can't spell, or those of several scripts. */
export function latinSpelling(written: string): string | undefined {
  const text = written.normalize('NFC');
  const [script, ...others] = SCRIPTS.filter(([words]) => text.search(words) !== -1);
  if (!script || others.length > 0) return undefined;
  const [words, spell] = script;
  if (OTHER_LETTER.test(text.replace(words, ''))) return undefined;
  return (chineseName(text) ?? koreanName(text) ?? text.replace(words, spell))
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[-,.;:)/])|(?<=[-(/]) /gu, '')
    .trim();
}

/** Letters that the library spells otherwise than the Georgian state does since 2002. */
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
  [/և/gu, 'ev'],
  [/^ո/u, 'vo'],
  [/^ե/u, 'ye'],
  [/ը/gu, 'y'],
  [/ռ/gu, 'r'],
  [/ւ/gu, 'v'],
];

function spellArmenian(word: string): string {
  const paired = ARMENIAN.reduce((text, [letters, latin]) => text.replace(letters, latin), word.toLowerCase());
  return capitalized(withoutMarks(transliterate(paired)));
}

function withoutMarks(spelled: string): string {
  return spelled.replace(/[`']/gu, '');
}

/** The sounds of a syllable of Hangul in the order of Unicode, by the Revised Romanization of 2000. */
const FIRST = 'g kk n d tt r m b pp s ss _ j jj ch k t p h'.split(' ');
const VOWEL = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const LAST = '_ k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');
const FIRST_SYLLABLE = 0xac00;
/** Family names that nearly all of their bearers spell otherwise. */
const KOREAN_FAMILY_NAMES: Readonly<Record<string, string>> = {
  김: 'Kim',
  이: 'Lee',
  박: 'Park',
  최: 'Choi',
  정: 'Jung',
  강: 'Kang',
  조: 'Cho',
  윤: 'Yoon',
  임: 'Lim',
  오: 'Oh',
  신: 'Shin',
  권: 'Kwon',
  유: 'Yoo',
  안: 'Ahn',
  문: 'Moon',
  손: 'Son',
  배: 'Bae',
  백: 'Baek',
  허: 'Heo',
  노: 'Noh',
  우: 'Woo',
  주: 'Joo',
  구: 'Koo',
  고: 'Ko',
};

/** A name of a family name and one to three syllables of a given name, which is one word: `Kim Minsu`. */
function koreanName(text: string): string | undefined {
  const [, family = '', given = ''] = /^([\uac00-\ud7a3]) ?([\uac00-\ud7a3]{1,3})$/u.exec(text.trim()) ?? [];
  const known = KOREAN_FAMILY_NAMES[family];
  return known === undefined ? undefined : `${known} ${spellKorean(given)}`;
}

function spellKorean(word: string): string {
  const spelled = [...word].map((character) => {
    const code = character.charCodeAt(0) - FIRST_SYLLABLE;
    const [first, vowel, last] = [Math.floor(code / 588), Math.floor(code / 28) % 21, code % 28];
    return [FIRST[first], VOWEL[vowel], LAST[last]].join('').replaceAll('_', '');
  });
  return capitalized(spelled.join(''));
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
