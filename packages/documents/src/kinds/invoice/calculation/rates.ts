import type { Rate } from '@paperwage/values';
import { hasOddComma, parseRate } from '@paperwage/values';

/** 100 %: no discount takes more, and no tax in the world is higher. */
const WHOLE = 1_000_000;

/** What is wrong with a typed percentage. */
export type RateFault = 'unreadable' | 'outOfRange' | 'comma';

/** A typed percentage; empty counts as 0, and so does anything that isn't one. */
export function rateOf(text: string): Rate {
  return rateFault(text) === undefined ? (parseRate(text) ?? (0 as Rate)) : (0 as Rate);
}

/**
 * Why a typed percentage doesn't count; undefined when it does. Empty text is fine. A comma that doesn't separate
 * thousands was meant as a decimal point: without it, `8,5` would be an 85% tax.
 */
export function rateFault(text: string): RateFault | undefined {
  if (text.trim() === '') return undefined;
  if (hasOddComma(text.replace('%', ''))) return 'comma';
  const parsed = parseRate(text);
  if (parsed === undefined) return 'unreadable';
  return parsed < 0 || parsed > WHOLE ? 'outOfRange' : undefined;
}
