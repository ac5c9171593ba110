import { formatMoney } from '@paperwage/values';
import type { W2Result } from './calculate.ts';
import { COMPUTED_FIELDS } from './fields.ts';
import type { W2Draft } from './schema.ts';

/** The draft with every computed box filled in as text, and the state of box 15 as it is printed. */
export function withComputedBoxes(draft: W2Draft, { document }: W2Result): W2Draft {
  const boxes = COMPUTED_FIELDS.map((field) => {
    const { amount, typed } = document.amounts[field];
    if (typed) return [field, draft[field]] as const;
    return [field, amount === undefined ? '' : formatMoney(amount)] as const;
  });
  return { ...draft, ...Object.fromEntries(boxes), stateShort: document.states[0].state };
}
