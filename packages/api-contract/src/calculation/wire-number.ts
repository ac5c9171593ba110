import { z } from 'zod';
import type { Cents } from '@paperwage/values';
import { LARGEST_AMOUNT, ZERO, parseMoney, parseQuantity } from '@paperwage/values';

const AMOUNT_RULE = 'must be a number from 0 to 999,999,999.99 with at most 2 decimals';
const LONGEST_TEXT = 40;

/** Numbers arrive as JSON numbers, or as text the way people write it (`1,200.50`). */
const numberOrText = (rule: string) => z.union([z.number(), z.string().max(LONGEST_TEXT)], { error: rule });

/** A required amount of money, in dollars. Read without floats, so it is exactly what was sent. */
export const amountSchema = numberOrText(AMOUNT_RULE).transform((sent, context): Cents => {
  const amount = parseMoney(String(sent));
  if (amount !== undefined && amount >= 0 && amount <= LARGEST_AMOUNT) return amount;
  context.issues.push({ code: 'custom', input: sent, message: AMOUNT_RULE });
  return z.NEVER;
});

/** An optional amount, 0 if omitted. Empty text also counts as 0, as in every field of the forms. */
export const optionalAmountSchema = numberOrText(AMOUNT_RULE)
  .default(0)
  .transform((sent, context): Cents => {
    if (typeof sent === 'string' && sent.trim() === '') return ZERO;
    const amount = parseMoney(String(sent));
    if (amount !== undefined && amount >= 0 && amount <= LARGEST_AMOUNT) return amount;
    context.issues.push({ code: 'custom', input: sent, message: AMOUNT_RULE });
    return z.NEVER;
  });

/** Hours or another quantity with at most four decimals, up to `largest`. */
export function quantitySchema(largest: number) {
  const rule = `must be a number from 0 to ${largest.toLocaleString('en-US')} with at most 4 decimals`;
  return numberOrText(rule).transform((sent, context) => {
    const amount = parseQuantity(String(sent));
    if (amount !== undefined && amount >= 0 && amount <= largest * 10_000) return amount;
    context.issues.push({ code: 'custom', input: sent, message: rule });
    return z.NEVER;
  });
}

/** An integer within bounds, inclusive. */
export function integerSchema(smallest: number, largest: number) {
  const rule = `must be a whole number from ${smallest} to ${largest}`;
  return numberOrText(rule).transform((sent, context): number => {
    const text = String(sent).trim();
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= smallest && value <= largest) return value;
    context.issues.push({ code: 'custom', input: sent, message: rule });
    return z.NEVER;
  });
}
