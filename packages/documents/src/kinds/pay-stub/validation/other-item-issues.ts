import type { Issue } from '../../../drafts/issue.ts';
import { amountIssues, hoursIssues, issue, priceIssues, quantityIssues } from '../../../drafts/issue.ts';
import { lengthIssues } from '../../../drafts/text-lengths.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { OTHER_ITEM_NAME_LIMIT } from '../draft/text-limits.ts';

/** What is wrong with an employee's other items of one stub: amounts that can't be read, and amounts without a name. */
export function otherItemIssues(draft: PayStubDraft, index: number): Issue[] {
  if (draft.employmentType === 'contractor') return [];
  const { hoursWorked, overtimeRate, timeOff, pieceWork, allowances } = draft.items[index]!.otherItems;
  const path = `items.${index}.otherItems`;
  return [
    ...(draft.paymentType === 'salary'
      ? hoursIssues(`${path}.hoursWorked`, hoursWorked)
      : priceIssues(`${path}.overtimeRate`, overtimeRate)),
    ...timeOff.flatMap(({ id, name, accrued, used, available }) => {
      const place = `${path}.timeOff.${id}`;
      return [
        ...nameIssues(place, name, [accrued, used, available], 'Name this time off, such as Sick leave.'),
        ...hoursIssues(`${place}.accrued`, accrued),
        ...hoursIssues(`${place}.used`, used),
        ...hoursIssues(`${place}.available`, available),
      ];
    }),
    ...pieceWork.flatMap(({ id, name, units, rate }) => {
      const place = `${path}.pieceWork.${id}`;
      return [
        ...nameIssues(place, name, [units, rate], 'Name this piece, such as Boxes packed.'),
        ...quantityIssues(`${place}.units`, units),
        ...priceIssues(`${place}.rate`, rate),
      ];
    }),
    ...allowances.flatMap(({ id, name, amount }) => {
      const place = `${path}.allowances.${id}`;
      return [
        ...nameIssues(place, name, [amount], 'Name this allowance, such as Meals.'),
        ...amountIssues(`${place}.amount`, amount),
      ];
    }),
  ];
}

/** An entry without an amount prints nothing, so it needs no name. */
function nameIssues(place: string, name: string, amounts: readonly string[], message: string): Issue[] {
  const path = `${place}.name`;
  if (name.trim() !== '') return lengthIssues([{ path, text: name, ...OTHER_ITEM_NAME_LIMIT }]);
  return amounts.some((text) => text.trim() !== '') ? [issue(path, 'item-name-missing', message)] : [];
}
