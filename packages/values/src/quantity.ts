import { parseDecimal } from './decimal-text.ts';
import { withThousands } from './thousands.ts';

/** Hours or pieces in ten-thousandths, so that 37.3333 hours stay exact. */
export type Quantity = number & { readonly unit: 'ten-thousandths' };

export const QUANTITY_SCALE = 10_000;
export const NO_QUANTITY = 0 as Quantity;

/** A quantity from a number with at most four decimals. */
export function quantity(amount: number): Quantity {
  return Math.round(amount * QUANTITY_SCALE) as Quantity;
}

/** Reads typed text such as `80`, `1,200.5` or `.25`. Undefined when it is not a number; extra decimals are refused. */
export function parseQuantity(text: string): Quantity | undefined {
  return parseDecimal(text, 4) as Quantity | undefined;
}

/** At least two decimals, at most four, with thousands separators: `80.00`, `37.3333`. */
export function formatQuantity(value: Quantity): string {
  const sign = value < 0 ? '-' : '';
  const magnitude = Math.abs(value);
  const whole = Math.trunc(magnitude / QUANTITY_SCALE);
  const fraction = String(magnitude % QUANTITY_SCALE)
    .padStart(4, '0')
    .replace(/0{1,2}$/, '');
  return `${sign}${withThousands(whole)}.${fraction}`;
}

/** With only the decimals it needs: `42`, `3.5`, `1,200`. */
export function formatPieces(value: Quantity): string {
  return formatQuantity(value).replace(/\.?0+$/, '');
}
