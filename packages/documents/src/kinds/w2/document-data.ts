import type { Cents } from '@paperwage/values';
import { formatMoney } from '@paperwage/values';
import type { W2Result } from './calculate.ts';
import { BOX_12_ROWS, COMPUTED_FIELDS } from './fields.ts';
import type { W2Draft } from './schema.ts';

/** The draft with the calculated rows of boxes 10, 12 and 14, as if typed. */
export function withCalculatedRows(draft: W2Draft, { document }: W2Result): W2Draft {
  const { amounts, codes, box14 } = document;
  const text = (amount: Cents | undefined) => (amount === undefined ? '' : formatMoney(amount));
  const rows = BOX_12_ROWS.flatMap((row) => {
    const { amount, typed } = amounts[`field${row}`];
    return typed
      ? []
      : [[`field${row}`, text(amount)] as const, [`field${row}Code`, codes[`field${row}Code`]] as const];
  });
  const { amount, typed } = amounts.dependentCareBenefits;
  return {
    ...draft,
    ...Object.fromEntries(rows),
    ...(typed ? {} : { dependentCareBenefits: text(amount) }),
    retirementPlan: document.checks.retirementPlan,
    field14: [
      ...draft.field14,
      ...box14.filter((line) => !line.typed).map((line) => ({ label: line.label, amount: text(line.amount) })),
    ],
  };
}

/** The draft with every computed box filled in as text, and the state of box 15 as printed. */
export function withComputedBoxes(draft: W2Draft, { document }: W2Result): W2Draft {
  const boxes = COMPUTED_FIELDS.map((field) => {
    const { amount, typed } = document.amounts[field];
    if (typed) return [field, draft[field]] as const;
    return [field, amount === undefined ? '' : formatMoney(amount)] as const;
  });
  return { ...draft, ...Object.fromEntries(boxes), stateShort: document.states[0].state };
}
