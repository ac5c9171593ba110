import { ZERO } from '@paperwage/values';
import type { W2Document } from './document.ts';
import { AMOUNT_FIELDS } from './fields.ts';

/** Whether the form reports anything: an amount, or, on a corrected form, an amount being withdrawn. */
export function hasFilledBox({ amounts, isCorrected }: Pick<W2Document, 'amounts' | 'isCorrected'>): boolean {
  return AMOUNT_FIELDS.some((field) => {
    const { amount, typed } = amounts[field];
    return (amount ?? ZERO) > 0 || (isCorrected && typed && amount === 0);
  });
}
