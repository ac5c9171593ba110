import type { Cents } from '@paperwage/values';
import { sum, ZERO } from '@paperwage/values';
import type { Form1099Document } from './document.ts';
import { CONTROLLED_FIELDS } from './fields.ts';

/** What the boxes of a 1099-MISC that report payments add up to; `income` is to be the same. */
export function controlTotal({ edition, amounts }: Pick<Form1099Document, 'edition' | 'amounts'>): Cents {
  const held = new Set(edition.boxes.flatMap(({ entries }) => entries.map(({ field }) => field)));
  return sum(CONTROLLED_FIELDS.filter((field) => held.has(field)).map((field) => amounts[field] ?? ZERO));
}
