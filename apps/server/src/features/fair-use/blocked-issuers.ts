import { STATE_CODES, STATE_NAMES, withPlainLetters } from '@paperwage/values';

/** Whom a document must not look like it comes from, why, and their names as words in lower case. */
interface BlockedGroup {
  /** Says what the name is, after “looks like”. */
  readonly looksLike: string;
  /** Why nobody may issue under such a name here; for those who change the list. */
  readonly reason: string;
  /** Blocked wherever they are in a name. */
  readonly names: readonly string[];
  /** Words that people also have in a name, such as Chase: blocked only as all of it, apart from `Inc.` and the like. */
  readonly alone: readonly string[];
  /** What only agencies are called, unless the name ends as a company’s does: `Department of Coffee LLC` is a company. */
  readonly shapes?: {
    readonly anywhere: readonly string[];
    readonly first: readonly string[];
    /** Unless the name has an “of”: `United Way of Cook County` is no county. */
    readonly last: readonly string[];
  };
}

/** Names of agencies, banks and payroll companies. Anyone with a good reason for such a name can appeal. */
export const BLOCKED_GROUPS: readonly BlockedGroup[] = [
  {
    looksLike: 'a government agency',
    reason: 'Agencies issue their own pay records and letters; one made here would be a forgery of a public record.',
    names: [
      'internal revenue service',
      'irs',
      'social security administration',
      'social security admin',
      'treasury department',
      'us treasury',
      'united states treasury',
      'us army',
      'us navy',
      'us air force',
      'us marine corps',
      'us coast guard',
      'united states army',
      'united states navy',
      'united states air force',
      'us postal service',
      'united states postal service',
      'usps',
      'us government',
      'united states government',
      'united states of america',
      'defense finance and accounting service',
      'dfas',
      'federal bureau of investigation',
      'federal reserve',
      'franchise tax board',
      'employment development department',
      'us citizenship and immigration services',
      'uscis',
      ...STATE_CODES.map((code) => `state of ${STATE_NAMES[code].toLowerCase()}`),
      ...['kentucky', 'massachusetts', 'pennsylvania', 'puerto rico', 'virginia'].map(
        (state) => `commonwealth of ${state}`,
      ),
    ],
    alone: ['fbi', 'nasa', 'veterans affairs', 'internal revenue'],
    shapes: {
      anywhere: ['department of', 'sheriffs office', 'sheriffs department', 'sheriff department'],
      first: ['city of', 'county of', 'town of'],
      last: ['county', 'sheriff', 'police department', 'school district', 'state government'],
    },
  },
  {
    looksLike: 'a bank',
    reason: 'Lenders take pay records and invoices of a bank on trust, and banks use their own payroll.',
    names: [
      'jpmorgan',
      'jpmorganchase',
      'jp morgan',
      'chase bank',
      'bank of america',
      'wells fargo',
      'citibank',
      'citigroup',
      'us bank',
      'us bancorp',
      'pnc bank',
      'truist',
      'td bank',
      'capital one',
      'goldman sachs',
      'morgan stanley',
      'american express',
      'fannie mae',
      'freddie mac',
      'fdic',
      'navy federal credit union',
      'hsbc',
      'santander bank',
      'fifth third bank',
      'charles schwab',
    ],
    alone: ['chase', 'citi', 'ally bank', 'bank of the west'],
  },
  {
    looksLike: 'a payroll company',
    reason: 'A pay stub that seems to come from a payroll company claims a check of the figures that nobody made.',
    names: [
      'adp',
      'adpayroll',
      'automatic data processing',
      'paychex',
      'gusto payroll',
      'intuit',
      'quickbooks payroll',
      'paycom',
      'paylocity',
      'paycor',
      'ceridian',
      'dayforce',
      'trinet',
      'ukg',
      'rippling',
      'surepayroll',
      'insperity',
      'paperwage',
    ],
    alone: [
      'gusto',
      'justworks',
      'workday',
      'onpay',
      'square payroll',
      'patriot payroll',
      'patriot software',
      'zenefits',
      'deel',
    ],
  },
];

/** Have a blocked name in them and are somebody else’s. */
const OTHERS = ['city of hope', 'food bank of america'];

const COMPANY_ENDINGS = [
  ...['inc', 'incorporated', 'llc', 'llp', 'lp', 'ltd', 'limited', 'plc', 'pc', 'pllc'],
  ...['corp', 'corporation', 'co', 'company', 'na'],
];

/**
 * What a name looks like that nobody may issue under; undefined for any other. Case, accents, punctuation, spaces and
 * letters or digits that print like others don’t matter, but a blocked name begins and ends with a word:
 * `Purchase Bank` has no `Chase Bank`.
 */
export function blockedLook(name: string): string | undefined {
  const spellings = spellingsOf(name);
  return BLOCKED_GROUPS.find(
    (group) => hasShape(group, spellings[0]!) || spellings.some((words) => hasName(group, words)),
  )?.looksLike;
}

/** The same of a line beside a name, such as an address: only if all of it, or of a part between commas, is a blocked name. */
export function blockedLineLook(line: string): string | undefined {
  const spellings = line.split(/[,;:|]/u).flatMap(spellingsOf);
  const parts = new Set(spellings.map((words) => withoutEnding(words).join('')));
  return BLOCKED_GROUPS.find(({ names }) => names.some((blocked) => formsOf(blocked).some((form) => parts.has(form))))
    ?.looksLike;
}

function hasName({ names, alone }: BlockedGroup, words: readonly string[]): boolean {
  const whole = withoutEnding(words).join('');
  return names.some((blocked) => hasRun(words, blocked)) || alone.some((blocked) => formsOf(blocked).includes(whole));
}

function hasShape({ shapes }: BlockedGroup, words: readonly string[]): boolean {
  if (!shapes || withoutEnding(words).length < words.length) return false;
  return (
    shapes.anywhere.some((blocked) => hasRun(words, blocked)) ||
    shapes.first.some((blocked) => hasRun(words.slice(0, wordCount(blocked)), blocked)) ||
    (!words.includes('of') && shapes.last.some((blocked) => hasRun(words.slice(1).slice(-wordCount(blocked)), blocked)))
  );
}

/** Whether neighboring words make up a blocked name, in other pieces too: `Pay chex`, `WellsFargo`. */
function hasRun(words: readonly string[], blocked: string): boolean {
  return formsOf(blocked).some((sought) =>
    words.some((_, start) => {
      let run = '';
      for (let at = start; at < words.length && run.length < sought.length; at += 1) run += words[at];
      return run === sought;
    }),
  );
}

const FORMS = new Map<string, readonly string[]>();

/** A blocked name without spaces, as it is written and as it is read. */
function formsOf(blocked: string): readonly string[] {
  const known = FORMS.get(blocked);
  if (known) return known;
  const forms = [...new Set([blocked, readAs(blocked)].map((text) => text.replaceAll(' ', '')))];
  FORMS.set(blocked, forms);
  return forms;
}

function wordCount(blocked: string): number {
  return blocked.split(' ').length;
}

function withoutEnding(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word) => !COMPANY_ENDINGS.includes(word));
  return words.slice(0, last + 1);
}

/**
 * The words of a name as it is written, then without a number at a word's end, with letters for the digits that look
 * like them, and as it is read.
 */
function spellingsOf(name: string): readonly (readonly string[])[] {
  const printed = name.normalize('NFKD').replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}.'’]/gu, '');
  const plain = withLatinLetters(printed);
  const withLetters = withLettersForDigits(plain);
  const withoutNumbers = plain.replace(/(?<=\p{L})\p{N}+(?![\p{L}\p{N}])/gu, '');
  const texts = new Set([plain, withoutNumbers, withLetters.replaceAll('1', 'i'), withLetters.replaceAll('1', 'l')]);
  texts.add(withLatinLetters(readAs(printed)));
  return [...texts].map(wordsOf);
}

/** One spelling for what prints alike, with the case it is written in: `rnorgan` and `morgan`, `lRS` and `IRS`. */
function readAs(text: string): string {
  const joined = text.replaceAll('rn', 'm').replace(/vv/giu, 'w').replaceAll('cl', 'd').replaceAll('q', 'g');
  return withLettersForDigits(joined.replace(/[lI1|]/gu, 'i'));
}

function withLettersForDigits(text: string): string {
  return text.replace(/[0345$]/gu, (sign) => LETTERS[sign]!);
}

function withLatinLetters(text: string): string {
  return withPlainLetters(text).replace(/[\u0370-\u04ff]/gu, (letter) => LOOKALIKES.get(letter) ?? letter);
}

/** Small Greek and Cyrillic letters that print like Latin ones, as capitals or as they are. */
const LOOKALIKES = new Map(
  [
    ['αβεζηικμνορτυχ', 'abezhikmnoptyx'],
    ['авеѕіјкмнорстухһѵ', 'abesijkmhopctyxhv'],
  ].flatMap(([alike, latin]) => [...alike!].map((letter, at) => [letter, latin![at]!] as const)),
);

const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', $: 's' };

function wordsOf(plain: string): readonly string[] {
  const spaced = ` ${plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `.replaceAll(' dept ', ' department ');
  const own = OTHERS.reduce((text, other) => text.replaceAll(` ${other} `, ' '), spaced).trim();
  const words = own === '' ? [] : own.split(' ');
  return words[0] === 'the' ? words.slice(1) : words;
}
