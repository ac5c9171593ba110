import type { Cents } from '@paperwage/values';
import { sum, ZERO } from '@paperwage/values';
import type { W2Document } from './document.ts';

/** The income tax of both rows of box 17; undefined where both are blank. */
export function stateIncomeTaxOf({ amounts }: Pick<W2Document, 'amounts'>): Cents | undefined {
  const rows = [amounts.stateIncomeTax.amount, amounts.stateIncomeTaxB.amount];
  return rows.every((amount) => amount === undefined) ? undefined : sum(rows.map((amount) => amount ?? ZERO));
}
