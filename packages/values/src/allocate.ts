import type { Cents } from './money.ts';
import { cents } from './money.ts';

/**
 * Splits an amount by weights so that the parts add up to the whole: each part is rounded down, and the cents left
 * over go one by one to the parts with the largest remainders (earlier parts first on a tie). Weights of zero get
 * nothing; with no positive weight RangeError is thrown.
 */
export function allocate(amount: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((whole, weight) => whole + weight, 0);
  if (!(total > 0) || weights.some((weight) => weight < 0)) throw new RangeError('Weights must be positive');
  const sign = amount < 0 ? -1 : 1;
  const magnitude = BigInt(Math.abs(amount));
  const parts = weights.map((weight) => (magnitude * BigInt(weight)) / BigInt(total));
  const remainders = weights.map((weight) => (magnitude * BigInt(weight)) % BigInt(total));
  const left = Number(magnitude - parts.reduce((whole, part) => whole + part, 0n));
  const order = weights.map((_, index) => index).sort((a, b) => Number(remainders[b]! - remainders[a]!) || a - b);
  return parts
    .map((part, index) => ({ part, extra: order.indexOf(index) < left ? 1n : 0n }))
    .map(({ part, extra }) => cents(sign * Number(part + extra)));
}
