import type { NamedTax } from '@paperwage/payroll';

/** Names of the lines a pay stub may have, apart from the schema so that using them loads no validator. */
export const EARNING_KEYS = [
  'contractor',
  'salary',
  'regular',
  'overtime',
  'holiday',
  'vacation',
  'bonus',
  'float',
  'tips',
] as const;
export type EarningKey = (typeof EARNING_KEYS)[number];

export const DEDUCTION_KEYS = [
  'medicare',
  'fica',
  'federal',
  'state',
  'sdi',
  'sui',
  'wc',
  'fli',
  'wst',
  'trans',
] as const;
export type DeductionKey = (typeof DEDUCTION_KEYS)[number];

/** A tax without a key of its own, such as a county's or a program's: `named:WA Cares`. */
export type TaxLineKey = DeductionKey | NamedTax;

/** At most this many taxes without a key are kept on a stub. */
export const MAX_NAMED_LINES = 12;

/** The most characters of the `id` of a line. */
export const LONGEST_LINE_ID = 100;

const NAMED = 'named:';
const NAMED_ID = 'named-';
const NOT_IN_IDS = /[^a-z0-9]+/g;

/** Whether a line is a tax without a key of its own. */
export function isNamedKey(key: string): key is NamedTax {
  return key.startsWith(NAMED) && key.length > NAMED.length;
}

/** Names that say by themselves what the line is: `Scranton local services tax`, `WA Cares`, `VT Child Care`. */
const SAYS_WHAT = /(?:tax|Cares?)$/;

/** What such a tax is called in the form and on paper: a place alone would not say that it is a tax. */
export function namedLineName(key: NamedTax): string {
  const name = key.slice(NAMED.length);
  return SAYS_WHAT.test(name) ? name : `${name} tax`;
}

/** Whether a line that a person named, in small letters, is called as such a tax, with the word "tax" or without it. */
export function isCalled(name: string, key: NamedTax): boolean {
  return namedLineName(key).toLowerCase().replace(/ tax$/, '') === name.replace(/ tax$/, '');
}

/** The `id` of its line, which stands in paths: `named-wa-cares`. */
export function namedLineId(key: NamedTax): string {
  const name = key.slice(NAMED.length).toLowerCase().replace(NOT_IN_IDS, '-');
  return `${NAMED_ID}${name}`.slice(0, LONGEST_LINE_ID);
}

/** Whether an `id` is that of a tax without a key. */
export function isNamedLineId(id: string | undefined): boolean {
  return id?.startsWith(NAMED_ID) === true;
}

/** At most this many custom lines of each kind on a stub. */
export const MAX_CUSTOM_LINES = 15;

/** At most this many entries of each kind of other item on a stub. */
export const MAX_OTHER_ITEMS = 4;

/** The most letters of a custom line's name that a paper takes. */
export const MAX_NAME_LETTERS = 80;

/** The most that are kept, so that what was typed or pasted too long can be shortened and is not lost. */
export const MAX_NAME_LETTERS_KEPT = 400;
