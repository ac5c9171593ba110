/**
 * `a × b ÷ divisor` on whole numbers, rounded half away from zero. Exact for any safe integers: products beyond
 * 2^53 are carried as BigInt. Throws RangeError when the result itself is not a safe integer.
 */
export function multiplyDivide(a: number, b: number, divisor: number): number {
  const product = a * b;
  if (Number.isSafeInteger(product)) return divideRounded(product, divisor);
  const big = BigInt(a) * BigInt(b);
  const by = BigInt(divisor);
  const magnitude = big < 0n ? -big : big;
  const rounded = (2n * magnitude + by) / (2n * by);
  return safe(Number(big < 0n ? -rounded : rounded));
}

/** Whole-number division, rounded half away from zero. */
export function divideRounded(amount: number, divisor: number): number {
  if (!(divisor > 0)) throw new RangeError('The divisor must be above zero');
  const magnitude = Math.abs(amount);
  const remainder = magnitude % divisor;
  const quotient = (magnitude - remainder) / divisor;
  const rounded = 2 * remainder >= divisor ? quotient + 1 : quotient;
  return amount < 0 && rounded !== 0 ? -rounded : rounded;
}

/** The number itself when it is a safe integer; otherwise RangeError, because a silent wrong cent is worse. */
export function safe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError('The amount is too large to be exact');
  return value;
}
