import type { Cents, Quantity, UnitPrice } from '@paperwage/values';
import {
  hasOddComma,
  LARGEST_AMOUNT,
  LARGEST_UNIT_PRICE,
  NO_QUANTITY,
  parseMoney,
  parseQuantity,
  parseUnitPrice,
  QUANTITY_SCALE,
  timesQuantity,
  ZERO,
} from '@paperwage/values';

/** The most hours or pieces a line can have; up to this, every product stays exact. */
const LARGEST_QUANTITY = 999_999 * QUANTITY_SCALE;
const NO_PRICE = 0 as UnitPrice;

/** What is wrong with typed text that should be an amount. */
export type AmountFault = 'unreadable' | 'comma' | 'tooManyDecimals' | 'tooLarge' | 'negative';

/**
 * Typed money as the specification reads it: commas stripped, empty counts as 0. Anything that isn't an amount also
 * counts as 0, and so does text with a comma that doesn't separate thousands.
 */
export function amountOf(text: string): Cents {
  if (isPlainZero(text) || hasOddComma(text)) return ZERO;
  const parsed = parseMoney(text);
  return parsed === undefined || parsed < 0 || parsed > LARGEST_AMOUNT ? ZERO : parsed;
}

/** A typed price per hour, year or piece; empty counts as 0, and so does anything that isn't a price. */
export function priceOf(text: string): UnitPrice {
  if (isPlainZero(text) || hasOddComma(text)) return NO_PRICE;
  const parsed = parseUnitPrice(text);
  return parsed === undefined || parsed < 0 || parsed > LARGEST_UNIT_PRICE ? NO_PRICE : parsed;
}

/** Typed hours or pieces; empty counts as 0, and so does anything that isn't a number. */
export function quantityOf(text: string): Quantity {
  if (isPlainZero(text) || hasOddComma(text)) return NO_QUANTITY;
  const parsed = parseQuantity(text);
  return parsed === undefined || parsed < 0 || parsed > LARGEST_QUANTITY ? NO_QUANTITY : parsed;
}

/** Why typed money doesn't count; undefined when it does. Empty text is fine. */
export function amountFault(text: string): AmountFault | undefined {
  if (isPlainZero(text)) return undefined;
  return faultOf(text, parseMoney(text), LARGEST_AMOUNT);
}

/** Why a typed price doesn't count; undefined when it does. Empty text is fine. */
export function priceFault(text: string): AmountFault | undefined {
  if (isPlainZero(text)) return undefined;
  return faultOf(text, parseUnitPrice(text), LARGEST_UNIT_PRICE);
}

/** Why typed hours don't count; undefined when they do. Empty text is fine. */
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
export function payFor(rate: UnitPrice, hours: Quantity): Cents | undefined {
  // Compared in floats first: the largest product wouldn't be an exact number of cents.
  const roughly = (rate / QUANTITY_SCALE) * (hours / QUANTITY_SCALE) * 100;
  if (roughly > LARGEST_AMOUNT + 1) return undefined;
  const total = timesQuantity(rate, hours);
  return total > LARGEST_AMOUNT ? undefined : total;
}

/** Most of a draft's fields look like this; they need no parsing. */
function isPlainZero(text: string): boolean {
  return text === '' || text === '0.00';
}

function faultOf(text: string, parsed: number | undefined, largest: number): AmountFault | undefined {
  if (isWithOddComma(text)) return 'comma';
  if (parsed === undefined) return text.trim() === '' ? undefined : faultOfUnread(text);
  if (parsed < 0) return 'negative';
  return parsed > largest ? 'tooLarge' : undefined;
}

/** A number except for commas that don't separate thousands: only the writer knows whether one is a decimal point. */
function isWithOddComma(text: string): boolean {
  return hasOddComma(text) && /^[-\u2212$\s\d.,]*\d[\s\d.,]*$/.test(text);
}

/** Every kind of number we read allows at least this many. */
const DECIMALS_OF_MONEY = 2;

/** A number with too many digits on one side of the point is still a number to the person who typed it. */
function faultOfUnread(text: string): AmountFault {
  const match = /^[\s$]*([\d,]*)(\.\d*)?\s*$/.exec(text);
  if (!match || !/\d/.test(text)) return 'unreadable';
  const decimals = (match[2] ?? '.').length - 1;
  return decimals <= DECIMALS_OF_MONEY || match[1]!.length > 12 ? 'tooLarge' : 'tooManyDecimals';
}
