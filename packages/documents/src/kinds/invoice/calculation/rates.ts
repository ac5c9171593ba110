import type { Rate } from '@paperwage/values';
import { parseRate } from '@paperwage/values';

/** 100 %: no discount takes more, and no tax in the world is higher. */
const WHOLE = 1_000_000;

/** What is the matter with a typed percentage. */
export type RateFault = 'unreadable' | 'outOfRange';

/** A typed percentage; empty counts as 0, and so does what is none. */
export function rateOf(text: string): Rate {
  const parsed = parseRate(text);
  return parsed === undefined || parsed < 0 || parsed > WHOLE ? (0 as Rate) : parsed;
}

/** Why a typed percentage does not count; undefined when it does. Empty text is fine. */
export function rateFault(text: string): RateFault | undefined {
  if (text.trim() === '') return undefined;
  const parsed = parseRate(text);
  if (parsed === undefined) return 'unreadable';
  return parsed < 0 || parsed > WHOLE ? 'outOfRange' : undefined;
}
