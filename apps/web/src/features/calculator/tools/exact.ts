import type { Cents, UnitPrice } from '@paperwage/values';
import { hasOddComma, LARGEST_AMOUNT, parseMoney, parseQuantity, parseUnitPrice } from '@paperwage/values';

/** `amount` × `part` ÷ `whole`, rounded half up once at the end; whole numbers of any size. Nothing of nothing. */
export function proportion(amount: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  const [product, divisor] = [BigInt(amount) * BigInt(part), BigInt(whole)];
  return Number((2n * product + divisor) / (2n * divisor));
}

/** The price of one in hundredths of a cent, of so many ten-thousandths that cost `amount`. */
export function priceOfOne(amount: Cents, quantity: number): UnitPrice {
  return proportion(amount, 1_000_000, quantity) as UnitPrice;
}

const NOT_BELOW = (value: number | undefined, most: number) =>
  value !== undefined && value >= 0 && value <= most ? value : undefined;

/** An amount that is not below zero; undefined for anything else. */
export function readAmount(text: string): Cents | undefined {
  return hasOddComma(text) ? undefined : (NOT_BELOW(parseMoney(text), LARGEST_AMOUNT / 10) as Cents | undefined);
}

/** An amount, or zero where nothing is entered. */
export function readOptionalAmount(text: string): Cents | undefined {
  return text.trim() === '' ? (0 as Cents) : readAmount(text);
}

/** Dollars for an hour, to 99,999.9999. */
export function readRate(text: string): UnitPrice | undefined {
  return hasOddComma(text) ? undefined : (NOT_BELOW(parseUnitPrice(text), 999_999_999) as UnitPrice | undefined);
}

/** Hours in ten-thousandths, from 0 to `most`. */
export function readHours(text: string, most: number) {
  return hasOddComma(text)
    ? undefined
    : (NOT_BELOW(parseQuantity(text), most * 10_000) as ReturnType<typeof parseQuantity>);
}

/** A whole number from 0 to 99; nothing is 0. */
export function readCount(text: string): number | undefined {
  if (text.trim() === '') return 0;
  return /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : undefined;
}

export const AMOUNT_WANTED = 'Enter an amount, such as 2,500.00.';
export const RATE_WANTED = 'Enter the pay for an hour, such as 31.25.';
