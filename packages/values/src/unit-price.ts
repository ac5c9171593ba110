import { divideRounded, multiplyDivide } from './arithmetic.ts';
import { parseDecimal } from './decimal-text.ts';
import type { Cents } from './money.ts';
import { cents } from './money.ts';
import type { Quantity } from './quantity.ts';
import { formatQuantity, QUANTITY_SCALE } from './quantity.ts';

/** Dollars for one hour, year or piece, in hundredths of a cent: one and a half times 31.25 is 46.875. */
export type UnitPrice = number & { readonly unit: 'hundredths of a cent' };

const PRICE_SCALE = 10_000;
const OF_A_CENT = PRICE_SCALE / 100;

/** The largest: 999,999,999.99. */
export const LARGEST_UNIT_PRICE = 9_999_999_999_900 as UnitPrice;

/** A price from a number of dollars with at most four decimals. */
export function unitPrice(dollars: number): UnitPrice {
  return Math.round(dollars * PRICE_SCALE) as UnitPrice;
}

/** Reads typed text such as `32.50` or `46.875`. Undefined when it is not a number; a fifth decimal is refused. */
export function parseUnitPrice(text: string): UnitPrice | undefined {
  return parseDecimal(text, 4) as UnitPrice | undefined;
}

/** At least two decimals, at most four, with thousands separators: `32.50`, `46.875`. */
export function formatUnitPrice(price: UnitPrice): string {
  return formatQuantity(price as number as Quantity);
}

/** A price times a quantity (rate × hours), rounded half away from zero to a cent. */
export function timesQuantity(price: UnitPrice, quantity: Quantity): Cents {
  return cents(multiplyDivide(price, quantity, QUANTITY_SCALE * OF_A_CENT));
}

/** A price divided by a whole number (a salary by the pay periods), rounded half away from zero to a cent. */
export function dividePrice(price: UnitPrice, divisor: number): Cents {
  return cents(divideRounded(price, divisor * OF_A_CENT));
}
