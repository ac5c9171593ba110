/**
 * `a × b ÷ divisor` on whole numbers, rounded half away from zero. Exact for any safe integers: products beyond
 * 2^53 are carried as BigInt. Throws RangeError when the result itself is not a safe integer.
 */
export function multiplyDivide(a: number, b: number, divisor: number): number {
  const product = a * b;
  if (Number.isSafeInteger(product)) return divideRounded(product, divisor);
  return divideBigRounded(BigInt(a) * BigInt(b), divisor);
}

/** `(a × b + c × d) ÷ divisor` on whole numbers, rounded once, half away from zero; as exact as `multiplyDivide`. */
export function multiplyAddDivide(a: number, b: number, c: number, d: number, divisor: number): number {
  const first = a * b;
  const second = c * d;
  const numbersSuffice = Number.isSafeInteger(first) && Number.isSafeInteger(second);
  if (numbersSuffice && Number.isSafeInteger(first + second)) return divideRounded(first + second, divisor);
  return divideBigRounded(BigInt(a) * BigInt(b) + BigInt(c) * BigInt(d), divisor);
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

function divideBigRounded(amount: bigint, divisor: number): number {
  if (!(divisor > 0)) throw new RangeError('The divisor must be above zero');
  const by = BigInt(divisor);
  const magnitude = amount < 0n ? -amount : amount;
  const rounded = (2n * magnitude + by) / (2n * by);
  return safe(Number(amount < 0n ? -rounded : rounded));
}

/**
 * The number itself when it is a safe integer, never negative zero; otherwise RangeError, because a silent wrong cent is
 * worse.
 */
export function safe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError('The amount is too large to be exact');
  return value === 0 ? 0 : value;
}
