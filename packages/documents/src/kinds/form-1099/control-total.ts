import type { Cents } from '@paperwage/values';
import { sum, ZERO } from '@paperwage/values';
import type { Form1099Document } from './document.ts';
import { CONTROLLED_FIELDS } from './fields.ts';

/** The sum of a 1099-MISC's boxes that report payments; `income` should equal it. */
export function controlTotal({ edition, amounts }: Pick<Form1099Document, 'edition' | 'amounts'>): Cents {
  const held = new Set(edition.boxes.flatMap(({ entries }) => entries.map(({ field }) => field)));
  return sum(CONTROLLED_FIELDS.filter((field) => held.has(field)).map((field) => amounts[field] ?? ZERO));
}
