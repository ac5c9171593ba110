import type { Cents, Quantity } from '@paperwage/values';
import {
  LARGEST_AMOUNT,
  NO_QUANTITY,
  parseMoney,
  parseQuantity,
  QUANTITY_SCALE,
  timesQuantity,
  ZERO,
} from '@paperwage/values';

/** The most hours or pieces a line takes; with it every product stays exact. */
const LARGEST_QUANTITY = 999_999 * QUANTITY_SCALE;

/** What is the matter with typed text that should be an amount. */
export type AmountFault = 'unreadable' | 'tooLarge' | 'negative';

/** Typed money as the specification reads it: commas stripped, empty counts as 0. So does what is no amount. */
export function amountOf(text: string): Cents {
  if (isPlainZero(text)) return ZERO;
  const parsed = parseMoney(text);
  return parsed === undefined || parsed < 0 || parsed > LARGEST_AMOUNT ? ZERO : parsed;
}

/** Typed hours or pieces; empty counts as 0, and so does what is no number. */
export function quantityOf(text: string): Quantity {
  if (isPlainZero(text)) return NO_QUANTITY;
  const parsed = parseQuantity(text);
  return parsed === undefined || parsed < 0 || parsed > LARGEST_QUANTITY ? NO_QUANTITY : parsed;
}

/** Why typed money does not count; undefined when it does. Empty text is fine. */
export function amountFault(text: string): AmountFault | undefined {
  if (isPlainZero(text)) return undefined;
  return faultOf(text, parseMoney(text), LARGEST_AMOUNT);
}

/** Why typed hours do not count; undefined when they do. Empty text is fine. */
export function quantityFault(text: string): AmountFault | undefined {
  if (isPlainZero(text)) return undefined;
  return faultOf(text, parseQuantity(text), LARGEST_QUANTITY);
}

/** A typed whole number, such as allowances; empty, or no whole number from 0 to `most`, counts as 0. */
export function countOf(text: string, most: number): number {
  const count = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : 0;
  return count <= most ? count : 0;
}

/** Rate × hours; undefined when the product is larger than a document can show. */
export function payFor(rate: Cents, hours: Quantity): Cents | undefined {
  return (rate * hours) / QUANTITY_SCALE > LARGEST_AMOUNT ? undefined : timesQuantity(rate, hours);
}

/** Most fields of a draft are like this; they need no reading. */
function isPlainZero(text: string): boolean {
  return text === '' || text === '0.00';
}

function faultOf(text: string, parsed: number | undefined, largest: number): AmountFault | undefined {
  if (parsed === undefined) return text.trim() === '' ? undefined : unreadableOrTooLarge(text);
  if (parsed < 0) return 'negative';
  return parsed > largest ? 'tooLarge' : undefined;
}

/** Digits alone are a number that is merely too long to be exact. */
function unreadableOrTooLarge(text: string): AmountFault {
  return /^[\s$]*\d[\d,]{12,}(\.\d{0,2})?\s*$/.test(text) ? 'tooLarge' : 'unreadable';
}
