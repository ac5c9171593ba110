import type { AmountFault } from './amounts.ts';
import { amountFault, priceFault, quantityFault } from './amounts.ts';

/** Something wrong with the draft: where it is, and a sentence that says what to do. */
export interface Issue {
  /** Path in the draft, such as `items.0.earnings.regular.rate`. */
  readonly path: string;
  readonly code: string;
  readonly message: string;
  /** An `error` stops a finished document; a `warning` explains. */
  readonly severity: 'error' | 'warning';
  /** The only file it stops; if omitted, it stops every file. */
  readonly stops?: 'pdf';
}

/** Something that stops a finished document. */
export function issue(path: string, code: string, message: string): Issue {
  return { path, code, message, severity: 'error' };
}

/** Something odd that may well be right. */
export function warning(path: string, code: string, message: string): Issue {
  return { path, code, message, severity: 'warning' };
}

const COMMA = 'Use commas only between thousands and a period for decimals, such as 1,200.50.';

const AMOUNT_MESSAGES: Readonly<Record<AmountFault, string>> = {
  unreadable: 'Enter an amount in dollars and cents, such as 1,200.50.',
  comma: COMMA,
  tooManyDecimals: 'Enter at most 2 decimals, such as 1,200.50.',
  tooLarge: 'This amount is too large. Enter at most $999,999,999.99.',
  negative: 'This amount is negative. Enter 0 or more.',
};

const PRICE_MESSAGES: Readonly<Record<AmountFault, string>> = {
  ...AMOUNT_MESSAGES,
  tooManyDecimals: 'Enter a rate with at most 4 decimals, such as 46.875.',
};

const HOURS_MESSAGES: Readonly<Record<AmountFault, string>> = {
  unreadable: 'Enter hours as a number, such as 37.5.',
  comma: COMMA,
  tooManyDecimals: 'Enter hours with at most 4 decimals, such as 37.3333.',
  tooLarge: 'This is too many hours. Enter at most 999,999.',
  negative: 'Hours are negative. Enter 0 or more.',
};

const QUANTITY_MESSAGES: Readonly<Record<AmountFault, string>> = {
  unreadable: 'Enter a quantity, such as 12 or 2.5.',
  comma: COMMA,
  tooManyDecimals: 'Enter a quantity with at most 4 decimals, such as 2.5.',
  tooLarge: 'This quantity is too large. Enter at most 999,999.',
  negative: 'This quantity is negative. Enter 0 or more.',
};

const CODES: Readonly<Record<AmountFault, string>> = {
  unreadable: 'not-a-number',
  comma: 'number-with-comma',
  tooManyDecimals: 'too-many-decimals',
  tooLarge: 'amount-too-large',
  negative: 'amount-negative',
};

/** Codes of typed numbers that count as nothing, or as less than was typed, until they are fixed. */
const UNCOUNTED: ReadonlySet<string> = new Set([
  ...Object.values(CODES),
  'rate-with-comma',
  'rate-out-of-range',
  'discount-exceeds-subtotal',
]);

/** Whether the issue is about a number that doesn't count as typed, so that sums with it aren't shown. */
export function isExcludedFromSums({ severity, code }: Pick<Issue, 'severity' | 'code'>): boolean {
  return severity === 'error' && UNCOUNTED.has(code);
}

/** What is wrong with typed text that should be an amount of money. */
export function amountIssues(path: string, text: string): Issue[] {
  return found(path, amountFault(text), AMOUNT_MESSAGES);
}

/** What is wrong with a typed rate. */
export function priceIssues(path: string, text: string): Issue[] {
  return found(path, priceFault(text), PRICE_MESSAGES);
}

/** What is wrong with a typed number of hours. */
export function hoursIssues(path: string, text: string): Issue[] {
  return found(path, quantityFault(text), HOURS_MESSAGES);
}

/** What is wrong with a typed number of pieces. */
export function quantityIssues(path: string, text: string): Issue[] {
  return found(path, quantityFault(text), QUANTITY_MESSAGES);
}

function found(path: string, fault: AmountFault | undefined, messages: Readonly<Record<AmountFault, string>>): Issue[] {
  return fault ? [issue(path, CODES[fault], messages[fault])] : [];
}
