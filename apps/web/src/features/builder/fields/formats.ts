import type { Cents } from '@paperwage/values';
import {
  formatMoney,
  formatPieces,
  formatQuantity,
  formatRate,
  formatUnitPrice,
  hasOddComma,
  negate,
  parseMoney,
  parseQuantity,
  parseRate,
  parseUnitPrice,
} from '@paperwage/values';

/**
 * How a value is reformatted on blur. Unreadable text stays as typed, and so does a number whose commas aren't thousands
 * separators, so that its message still applies.
 */
export type Format = (text: string) => string;

function tidied<T>(parse: (text: string) => T | undefined, write: (value: T) => string): Format {
  return (text) => {
    const value = hasOddComma(text) ? undefined : parse(text);
    return value === undefined ? text.trim() : write(value);
  };
}

export const moneyFormat = tidied(parseMoney, formatMoney);

export const hoursFormat = tidied(parseQuantity, formatQuantity);

/** A price of one piece, with the decimals it needs: `38.50`, `46.875`. */
export const priceFormat = tidied(parseUnitPrice, formatUnitPrice);

/** A number of pieces, with no more decimals than it has: `42`, `3.5`. */
export const piecesFormat = tidied(parseQuantity, formatPieces);

/** A percentage without its sign: `6.5`. */
export const percentFormat = tidied(parseRate, (rate) => formatRate(rate).replace('%', ''));

/**
 * Ten digits, with or without the country code and an extension, as `(916) 555-0142 ext. 20`; anything else is left
 * alone.
 */
export const phoneFormat: Format = (text) => {
  const [, number = '', extension] =
    /^([\d\s().+-]*?)(?:[\s,;]*(?:ext\.?|extension|x|#)\s*(\d{1,6}))?\s*$/i.exec(text) ?? [];
  const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length !== 10) return text.trim();
  const ending = extension === undefined ? '' : ` ext. ${extension}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}${ending}`;
};

/** `95814`, `95814-2201`. */
export const zipCodeFormat: Format = (text) => {
  const [, place, route] = /^(\d{5})[\s-]*(\d{4})$/.exec(text.trim()) ?? [];
  return route === undefined ? text.trim() : `${place}-${route}`;
};

/** One space between words, none at the ends. */
export const plainFormat: Format = (text) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Several lines: no space at the end of any, no empty ones at the ends. */
export const linesFormat: Format = (text) =>
  text
    .normalize('NFC')
    .replace(/[^\S\n]+$/gm, '')
    .trim();

/** `1,200.00`, or `−5.00` with a true minus. */
export function signedMoney(amount: Cents): string {
  return amount < 0 ? `−${formatMoney(negate(amount))}` : formatMoney(amount);
}

/** The same; a dash for an unknown amount. */
export function moneyOrDash(amount: Cents | undefined): string {
  return amount === undefined ? '–' : signedMoney(amount);
}

/** Control characters but tab and line end, marks of writing direction, and what has no width. */
const UNSEEN = /[^\P{Cc}\t\n]|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** Strips invisible characters: pasted bidi marks would reverse a name on screen but not in the PDF. */
export function stripInvisible(text: string): string {
  return text.replace(UNSEEN, '');
}
