import type { Cents } from './money.ts';
import { withThousands } from './thousands.ts';

/** The largest amount that fits every document: 999,999,999.99. */
export const LARGEST_AMOUNT = 99_999_999_999 as Cents;

const GROUPED = /^[^\d,.]*\d{1,3}(?:,\d{3})+(?![\d,])[^,]*$/;

/**
 * Typed decimal text to a whole number of its smallest unit (`decimals` = 2 reads `1,200.5` as 120050), without floats.
 * Commas, spaces and a leading `$` are dropped, as the specification asks ("parsed by stripping commas").
 * Undefined when the text is not a number, has too many decimals, or is too large to be exact.
 */
export function parseDecimal(text: string, decimals: number): number | undefined {
  const bare = text.replace(/[\s,$\u00a0]/g, '').replace(/^\u2212/, '-');
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(bare);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return undefined;
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0');
  if (/[1-9]/.test(fraction.slice(decimals))) return undefined;
  const magnitude = Number(whole + kept);
  if (!Number.isSafeInteger(magnitude)) return undefined;
  return sign && magnitude !== 0 ? -magnitude : magnitude;
}

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

/** The same in a sentence: `$1,250.00`, `-$5.00`. */
export function formatDollars(amount: Cents): string {
  return `${amount < 0 ? '-' : ''}$${formatMoney(Math.abs(amount) as Cents)}`;
}

/**
 * Whether a text has a comma that is not a thousands separator, as in `8,5`, `1,2,3` or `1,2000`: a separator has three
 * digits after it, up to the next comma or the end of the whole number. Parsing drops commas, so a comma meant as a
 * decimal point would give another number.
 */
export function hasOddComma(text: string): boolean {
  return text.includes(',') && !GROUPED.test(text.replace(/[\s\u00a0]/g, ''));
}
