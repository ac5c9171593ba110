import type { Cents } from '@paperwage/values';
import {
  formatMoney,
  formatPieces,
  formatQuantity,
  formatRate,
  formatUnitPrice,
  negate,
  parseMoney,
  parseQuantity,
  parseRate,
  parseUnitPrice,
} from '@paperwage/values';

/** How a field is written once it is left. Text that cannot be read stays as it was typed. */
export type Format = (text: string) => string;

export const moneyFormat: Format = (text) => {
  const amount = parseMoney(text);
  return amount === undefined ? text.trim() : formatMoney(amount);
};

export const hoursFormat: Format = (text) => {
  const hours = parseQuantity(text);
  return hours === undefined ? text.trim() : formatQuantity(hours);
};

/** A price of one piece, with the decimals it needs: `38.50`, `46.875`. */
export const priceFormat: Format = (text) => {
  const price = parseUnitPrice(text);
  return price === undefined ? text.trim() : formatUnitPrice(price);
};

/** A number of pieces, with no more decimals than it has: `42`, `3.5`. */
export const piecesFormat: Format = (text) => {
  const pieces = parseQuantity(text);
  return pieces === undefined ? text.trim() : formatPieces(pieces);
};

/** A percentage without its sign: `6.5`. */
export const percentFormat: Format = (text) => {
  const rate = parseRate(text);
  return rate === undefined ? text.trim() : formatRate(rate).replace('%', '');
};

/** Ten digits, with or without the country code, as `(916) 555-0142`; anything else is left alone. */
export const phoneFormat: Format = (text) => {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const isPlain = /^[\d\s().+\-]*$/.test(text) && digits.length === 10;
  return isPlain ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : text.trim();
};

/** `95814`, `95814-2201`. */
export const zipCodeFormat: Format = (text) => {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{9}$/.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : text.trim();
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
