import type { Cents } from '@paperwage/values';
import { formatMoney, formatQuantity, negate, parseMoney, parseQuantity } from '@paperwage/values';

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

/** `1,200.00`, or `−5.00` with a true minus. */
export function signedMoney(amount: Cents): string {
  return amount < 0 ? `−${formatMoney(negate(amount))}` : formatMoney(amount);
}
