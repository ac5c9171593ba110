import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import type { PayStubState } from '../kind/pay-stub-state.ts';
import type { BuilderStore } from '../../builder/store/edits.ts';
import { editDraft, editWithUndo } from '../../builder/store/edits.ts';

type Change = (draft: PayStubDraft) => PayStubDraft;

/** Choices that may take stubs away; undoing puts them back too. */
const CHOICES = ['oftenPaid', 'untypedFrequency', 'untypedDates', 'hiredInPast52Weeks', 'payPeriodsWorked'] as const;

/** Makes a change that may take stubs away; those that go can be brought back. */
export function changeStubs(store: BuilderStore<PayStubState>, change: Change): void {
  const before = store.get().draft;
  const after = change(before);
  const removed = before.items.flatMap((item, at) => (stubOf(after, item.itemId) ? [] : at + 1));
  if (removed.length === 0) {
    editDraft(store, () => after);
    return;
  }
  const label = removed.length === 1 ? `Stub ${removed[0]} removed.` : `${removed.length} stubs removed.`;
  editWithUndo(
    store,
    label,
    () => after,
    (draft) => restoreStubs(draft, before, after),
  );
}

/**
 * The draft with the stubs of before, and with the dates and choices that the change made, unless the user has
 * changed them since.
 */
export function restoreStubs(draft: PayStubDraft, before: PayStubDraft, after: PayStubDraft): PayStubDraft {
  const kept = before.items.map((item) => {
    const now = stubOf(draft, item.itemId);
    return now === undefined || now === stubOf(after, item.itemId) ? item : now;
  });
  const items = [...kept, ...draft.items.filter((item) => !stubOf(before, item.itemId))];
  const restored = { ...draft, items, paystubsNumber: items.length };
  for (const choice of CHOICES) {
    if (draft[choice] === after[choice]) Object.assign(restored, { [choice]: before[choice] });
  }
  return restored;
}

function stubOf(draft: PayStubDraft, itemId: string) {
  return draft.items.find((item) => item.itemId === itemId);
}
