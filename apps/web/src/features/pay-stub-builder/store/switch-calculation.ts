import type { PayStubDraft, PayStubItem, PayStubResult } from '@paperwage/documents/pay-stub';
import { setAutoCalculator } from '@paperwage/documents/pay-stub';
import type { PayStubBuilder } from './builder.ts';
import { editDraft, offerUndo, showToast } from '../../builder/store/edits.ts';

/** Turns the calculation on or off. Figures typed while it was off that it now replaces can be brought back. */
export function switchCalculation(builder: Pick<PayStubBuilder, 'store' | 'calculation'>, isOn: boolean): void {
  const { store, calculation } = builder;
  // Uncalculated amounts would be kept as zeros that nobody typed.
  if (!isOn && calculation().result.calculation.problem?.code === 'rules-not-loaded') {
    return showToast(store, 'The tax rules are still loading. Turn off calculation once the taxes appear.');
  }
  const before = store.get().draft;
  editDraft(store, (draft) => setAutoCalculator(draft, isOn, calculation().result));
  if (!isOn || !isReplaced(before, store.get().draft, calculation().result)) return;
  offerUndo(store, 'We now calculate the totals you entered.', before, (draft) => withTypedBack(draft, before));
}

/** Whether some figure that was typed is now another. */
function isReplaced(before: PayStubDraft, after: PayStubDraft, result: PayStubResult): boolean {
  const worked = setAutoCalculator(after, false, result);
  const linesOf = ({ items }: PayStubDraft) =>
    JSON.stringify(items.map((item) => GROUPS.map((group) => item[group].map(({ total, ytd }) => [total, ytd]))));
  return linesOf(worked) !== linesOf(before);
}

const GROUPS = ['earnings', 'customEarnings', 'deductions', 'customDeductions'] as const;

/** The draft with calculation off and the figures of before. Lines and stubs that have come or gone since stay so. */
function withTypedBack(draft: PayStubDraft, before: PayStubDraft): PayStubDraft {
  const items = draft.items.map((item) => {
    const was = before.items.find(({ itemId }) => itemId === item.itemId);
    return was ? withFiguresOf(item, was) : item;
  });
  return { ...draft, autoCalculator: 'false', items };
}

function withFiguresOf(item: PayStubItem, was: PayStubItem): PayStubItem {
  return {
    ...item,
    earnings: item.earnings.map((line) => withFigures(line, was.earnings)),
    customEarnings: item.customEarnings.map((line) => withFigures(line, was.customEarnings)),
    deductions: item.deductions.map((line) => withFigures(line, was.deductions)),
    customDeductions: item.customDeductions.map((line) => withFigures(line, was.customDeductions)),
  };
}

interface Figures {
  readonly id: string;
  readonly total: string;
  readonly ytd: string;
}

function withFigures<T extends Figures>(line: T, were: readonly Figures[]): T {
  const was = were.find(({ id }) => id === line.id);
  return was ? { ...line, total: was.total, ytd: was.ytd } : line;
}
