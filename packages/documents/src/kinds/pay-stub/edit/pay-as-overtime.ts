import type { Quantity } from '@paperwage/values';
import { formatQuantity } from '@paperwage/values';
import { quantityOf } from '../../../drafts/amounts.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { hoursAboveForty } from '../calculation/hours-above-forty.ts';
import { setEarning } from './edit-lines.ts';

/** Moves the regular hours of a stub above 40 a week to overtime. */
export function payAsOvertime(draft: PayStubDraft, index: number): PayStubDraft {
  const above = hoursAboveForty(draft, index);
  if (!above?.isExact) return draft;
  const hoursOf = (key: string) =>
    quantityOf(draft.items[index]!.earnings.find((line) => line.key === key)?.hours ?? '0');
  const less = formatQuantity((hoursOf('regular') - above.hours) as Quantity);
  const more = formatQuantity((hoursOf('overtime') + above.hours) as Quantity);
  return setEarning(setEarning(draft, index, 'regular', { hours: less }), index, 'overtime', { hours: more });
}
