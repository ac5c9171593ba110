import type { Cents } from './money.ts';
import { parseDecimal } from './decimal-text.ts';
import { withThousands } from './thousands.ts';

/** The largest amount that fits every document: 999,999,999.99. */
export const LARGEST_AMOUNT = 99_999_999_999 as Cents;

/** Reads typed money: `1,200`, `.5`, `$ 32.50`. Undefined when it is not an amount of money. Empty text is undefined too. */
export function parseMoney(text: string): Cents | undefined {
  return parseDecimal(text, 2) as Cents | undefined;
}

/** Two decimals and thousands separators, no currency sign: `1,200.00`, `-0.05`. */
export function formatMoney(amount: Cents): string {
  const magnitude = Math.abs(amount);
  const whole = withThousands(Math.trunc(magnitude / 100));
  return `${amount < 0 ? '-' : ''}${whole}.${String(magnitude % 100).padStart(2, '0')}`;
}
