import {
  digitsOf,
  eitherTin,
  formatEin,
  hasNineDigits,
  isAppliedFor,
  isMaskedTin,
  isWrittenAsEin,
  isWrittenAsSsn,
} from './tin.ts';

export const TIN_SOURCE = {
  title: 'SSA Publication 42-007 (EFW2), General Instructions for Forms W-2 and W-3, IRS list of EIN prefixes',
  publisher: 'Social Security Administration and Internal Revenue Service',
  checked: '2026-11-22',
};

/** The first two digits of employer numbers that have been given out. */
const EIN_PREFIXES: ReadonlySet<string> = new Set(
  (
    '01 02 03 04 05 06 10 11 12 13 14 15 16 20 21 22 23 24 25 26 27 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 ' +
    '47 48 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 71 72 73 74 75 76 77 80 81 82 83 84 85 86 87 88 90 ' +
    '91 92 93 94 95 98 99'
  ).split(' '),
);

/** The ones that make SSA reject a file. */
const SSA_REJECTS: ReadonlySet<string> = new Set('00 07 08 09 17 18 19 28 29 49 69 70 78 79 89'.split(' '));

/** Digits 4 and 5 of a number that begins with 9, by what the number is. */
const ITIN_GROUPS = [
  [50, 65],
  [70, 88],
  [90, 92],
  [94, 99],
] as const;
const ATIN_GROUP = 93;

/** Numbers known from advertisements and examples. */
const KNOWN_FAKES: ReadonlySet<string> = new Set(['078051120', '219099999', '123456789']);
const ADVERTISED = /^98765432\d$/;

/** What is wrong with a number, by the rule that says so. */
export type TinFault =
  | 'format'
  | 'area'
  | 'group'
  | 'serial'
  | 'knownFake'
  | 'itin'
  | 'masked'
  | 'prefix'
  | 'prefixSsa'
  | 'truncated'
  | 'ssnForEin'
  | 'einForSsn'
  | 'unclear'
  | 'appliedFor';

/** What is wrong with a social security number in box a of a W-2; empty text is fine. */
export function ssnFaults(text: string): TinFault[] {
  if (text.trim() === '') return [];
  if (isAppliedFor(text)) return ['appliedFor'];
  if (isWrittenAsEin(text)) return ['einForSsn'];
  if (isMaskedTin(text)) return ['masked'];
  const digits = digitsOf(text);
  if (!hasNineDigits(text)) return ['format'];
  if (isItin(digits)) return ['itin'];
  const faults: TinFault[] = [];
  if (/^(000|666|9)/.test(digits)) faults.push('area');
  if (digits.slice(3, 5) === '00') faults.push('group');
  if (digits.slice(5) === '0000') faults.push('serial');
  return faults.length === 0 && isKnownFake(digits) ? ['knownFake'] : faults;
}

/** What is wrong with an employer's or payer's number; empty text is fine. */
export function einFaults(text: string): TinFault[] {
  const typed = text.trim();
  if (typed === '') return [];
  if (isAppliedFor(typed)) return ['appliedFor'];
  if (isMaskedTin(typed)) return ['truncated'];
  if (!hasNineDigits(typed)) return ['format'];
  if (isWrittenAsSsn(typed)) return ['ssnForEin'];
  const prefix = digitsOf(typed).slice(0, 2);
  if (SSA_REJECTS.has(prefix)) return ['prefixSsa'];
  return EIN_PREFIXES.has(prefix) ? [] : ['prefix'];
}

/**
 * What is wrong with a recipient's number: a personal one by the Social Security rules, a number the IRS gives instead
 * (ITIN, ATIN), or an employer's.
 */
export function recipientTinFaults(text: string): TinFault[] {
  if (text.trim() === '') return [];
  if (isMaskedTin(text)) return ['masked'];
  const digits = digitsOf(text);
  if (!hasNineDigits(text)) return ['format'];
  if (isWrittenAsEin(text)) return einFaults(text);
  if (isAmbiguousTin(text)) return ['unclear'];
  if (isItin(digits) || isAtin(digits)) return [];
  return ssnFaults(text);
}

/** Nine digits with no separators, which may be a company's or a person's number. */
export function isAmbiguousTin(text: string): boolean {
  return /^\s*\d{9}\s*$/.test(text) && einFaults(formatEin(text)).length === 0;
}

/** A number that may be either, in its usual format; if it is unclear which one it is, as typed. */
export function formatTin(text: string): string {
  return isAmbiguousTin(text) ? text.trim() : eitherTin(text);
}

function isItin(digits: string): boolean {
  const group = Number(digits.slice(3, 5));
  return digits.startsWith('9') && ITIN_GROUPS.some(([first, last]) => first <= group && group <= last);
}

function isAtin(digits: string): boolean {
  return digits.startsWith('9') && Number(digits.slice(3, 5)) === ATIN_GROUP;
}

function isKnownFake(digits: string): boolean {
  return KNOWN_FAKES.has(digits) || ADVERTISED.test(digits) || /^(\d)\1{8}$/.test(digits);
}
