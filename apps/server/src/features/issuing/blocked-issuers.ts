import { STATE_CODES, STATE_NAMES, withPlainLetters } from '@paperwage/values';

/** Whom a document must not look like it comes from, why, and their names as words in lower case. */
interface BlockedGroup {
  /** Says what the name is, after “looks like”. */
  readonly looksLike: string;
  /** Why nobody may issue under such a name here; for whoever changes the list. */
  readonly reason: string;
  readonly names: readonly string[];
}

/**
 * Names of agencies, banks and payroll companies. A name that people also have, such as Chase, is listed only with the
 * word that makes it the company's. Anyone with a good reason for such a name can appeal.
 */
export const BLOCKED_GROUPS: readonly BlockedGroup[] = [
  {
    looksLike: 'a government agency',
    reason: 'Agencies issue their own pay records and letters; one made here would be a forgery of a public record.',
    names: [
      'internal revenue service',
      'irs',
      'social security administration',
      'department of',
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
      'city of',
      'county of',
      ...STATE_CODES.map((code) => `state of ${STATE_NAMES[code].toLowerCase()}`),
      ...['kentucky', 'massachusetts', 'pennsylvania', 'virginia'].map((state) => `commonwealth of ${state}`),
    ],
  },
  {
    looksLike: 'a bank',
    reason: 'Lenders take pay records and invoices of a bank on trust, and banks use their own payroll.',
    names: [
      'jpmorgan',
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
    ],
  },
  {
    looksLike: 'a payroll company',
    reason: 'A pay stub that seems to come from a payroll company claims a check of the figures that nobody made.',
    names: [
      'adp',
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
      'justworks',
      'insperity',
      'paperwage',
    ],
  },
];

/** A shorter name without its spaces would be found inside ordinary words. */
const SHORTEST_JOINED = 7;

/**
 * What a name looks like that nobody may issue under; undefined for any other. Case, accents, dots and, in longer names,
 * spaces don’t matter.
 */
export function blockedLook(name: string): string | undefined {
  const words = ` ${plainWords(name)} `;
  const joined = words.replaceAll(' ', '');
  const isIn = (blocked: string) => {
    const whole = blocked.replaceAll(' ', '');
    const isSought = whole.length >= SHORTEST_JOINED && !blocked.endsWith(' of');
    return words.includes(` ${blocked} `) || (isSought && joined.includes(whole));
  };
  return BLOCKED_GROUPS.find(({ names }) => names.some(isIn))?.looksLike;
}

/** `U.S. Treasury`, `U S Treasury` and `US-Treasury` are the same words. */
function plainWords(name: string): string {
  const bare = name.normalize('NFKD').replace(/[\p{M}.'’]/gu, '');
  return withPlainLetters(bare)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/(?<=\b\p{L}) (?=\p{L}\b)/gu, '');
}
