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

/** At most this many custom lines of each kind on a stub. */
export const MOST_CUSTOM_LINES = 15;

/** The most letters of a custom line's name that a paper takes. */
export const MOST_NAME_LETTERS = 80;

/** The most that are kept, so that what was typed or pasted too long can be shortened and is not lost. */
export const MOST_NAME_LETTERS_KEPT = 400;
