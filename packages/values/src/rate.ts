import { divideRounded, multiplyAddDivide, multiplyDivide } from './arithmetic.ts';
import { parseDecimal } from './decimal-text.ts';
import type { Cents } from './money.ts';
import { cents } from './money.ts';

/** A rate in parts per million: 6.2% is 62,000. */
export type Rate = number & { readonly unit: 'ppm' };

const PARTS = 1_000_000;

/** A rate from its printed percentage: `percent('6.2')`. At most four decimals; throws RangeError otherwise. */
export function percent(text: string): Rate {
  const parsed = parseDecimal(text, 4);
  if (parsed === undefined) throw new RangeError(`${text} is not a percentage with at most four decimals`);
  return parsed as Rate;
}

/** Reads a typed percentage: `8.25`, `8.25 %`. Undefined when it isn't a number or has more than four decimals. */
export function parseRate(text: string): Rate | undefined {
  return parseDecimal(text.replace('%', ''), 4) as Rate | undefined;
}

/** A rate of an amount, rounded half away from zero to a cent. This file is the only place where the two are multiplied. */
export function applyRate(amount: Cents, rate: Rate): Cents {
  return cents(multiplyDivide(amount, rate, PARTS));
}

/**
 * `(base + rate of amount) ÷ divisor`, rounded half away from zero to a cent, once at the end: a row of a rate schedule,
 * and its share for one of `divisor` pay periods.
 */
export function basePlusRate(base: Cents, rate: Rate, amount: Cents, divisor = 1): Cents {
  return cents(multiplyAddDivide(base, PARTS, amount, rate, PARTS * divisor));
}

/**
 * The part of an amount that is this rate on the rest of it, rounded half away from zero to a cent: the tax within a
 * price that includes it.
 */
export function rateWithin(amount: Cents, rate: Rate): Cents {
  return cents(multiplyDivide(amount, rate, PARTS + rate));
}

/** The rate as people read it: `6.2%`, `1.45%`, `22%`. */
export function formatRate(rate: Rate): string {
  const magnitude = Math.abs(rate);
  const fraction = String(magnitude % 10_000)
    .padStart(4, '0')
    .replace(/0+$/, '');
  const whole = divideRounded(magnitude - (magnitude % 10_000), 10_000);
  return `${rate < 0 ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}%`;
}
