import { problems } from '../../problems/problem.ts';
import { COMMON_WORDS } from './common-passwords.ts';

/** Whose password it is: attackers guess personal details first. */
export interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const PRODUCT = 'paperwage';
const SHORTEST_NAME = 4;
const FEWEST_DIFFERENT = 5;
const LONGEST_REPEATED = 8;
/** A row this long makes a password weak, unless at least `LITTLE_BESIDE` other characters surround it. */
const LONG_WALK = 6;
const LITTLE_BESIDE = 4;
/** A name does not make a password weak if this many other characters surround it. */
const ENOUGH_BESIDE = 8;

/** Rows of the keyboard, the alphabet and the digits; a piece of one, either way, is no secret. */
const WALKS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
];

/** Signs that stand for letters. */
const LETTER_SIGNS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Throws the problem `passwordWeak` for a password that would be among the first guesses; `path` is its field. */
export function refuseWeakPassword(path: string, password: string, person: Person): void {
  const reason = weaknessOf(password, person);
  if (reason !== undefined) throw problems.passwordWeak(path, reason);
}

/** Why a password is easy to guess, as a sentence, or nothing. */
export function weaknessOf(password: string, { email, firstName, lastName }: Person): string | undefined {
  const lower = password.normalize('NFKC').toLowerCase();
  if (new Set(lower).size < FEWEST_DIFFERENT) return 'It has too few different characters.';
  if (isRepetition(lower)) return 'It repeats the same few characters.';
  if (isWalk(lower)) return 'It follows the keyboard, the alphabet or the digits.';
  const own = [email.split('@')[0] ?? '', firstName, lastName, PRODUCT].map((name) => name.toLowerCase());
  const used = own.find(
    (name) => name.length >= SHORTEST_NAME && lower.includes(name) && lower.length - name.length < ENOUGH_BESIDE,
  );
  if (used !== undefined) return 'It uses your name, your email or our name.';
  if (isCommon(lower)) return 'It’s one of the most common passwords.';
  return undefined;
}

function isRepetition(text: string): boolean {
  for (let length = 1; length <= LONGEST_REPEATED; length += 1) {
    const piece = text.slice(0, length);
    if (piece.repeat(Math.ceil(text.length / length)).startsWith(text)) return true;
  }
  return false;
}

function isWalk(text: string): boolean {
  const rows = WALKS.flatMap((row) => [row, [...row].reverse().join('')]);
  return rows.some((row) => row.repeat(2).includes(text)) || madeOf(text, rows, 3) || isMostlyOf(text, rows);
}

/** Whether a text is little more than one long piece of a row. */
function isMostlyOf(text: string, rows: readonly string[]): boolean {
  const length = Math.max(LONG_WALK, text.length - LITTLE_BESIDE + 1);
  for (let at = 0; at + length <= text.length; at += 1) {
    if (rows.some((row) => row.includes(text.slice(at, at + length)))) return true;
  }
  return false;
}

/** Whether a text consists only of pieces of rows of at least this length. */
function madeOf(text: string, rows: readonly string[], shortest: number): boolean {
  if (text === '') return true;
  for (let length = text.length; length >= shortest; length -= 1) {
    const piece = text.slice(0, length);
    if (rows.some((row) => row.includes(piece)) && madeOf(text.slice(length), rows, shortest)) return true;
  }
  return false;
}

/** One or two common words, alone or with digits and signs around or between them. */
function isCommon(text: string): boolean {
  const bare = (written: string) => written.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  // Trailing digits may be a year or stand for letters: check what is left either way.
  const readings = [bare(text), withLetters(bare(text)), bare(withLetters(text)), lettersOf(text)];
  return readings.some((word) => word !== '' && isMadeOfWords(word));
}

function withLetters(text: string): string {
  return [...text].map((sign) => LETTER_SIGNS[sign] ?? sign).join('');
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^a-z]/g, '');
}

function isMadeOfWords(text: string): boolean {
  if (COMMON_WORDS.has(text)) return true;
  for (let at = 3; at <= text.length - 3; at += 1) {
    if (COMMON_WORDS.has(text.slice(0, at)) && COMMON_WORDS.has(text.slice(at))) return true;
  }
  return false;
}
