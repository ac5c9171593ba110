import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import type { BuilderState } from './builder-state.ts';
import type { Store } from './create-store.ts';
import { editDraft, editWithUndo } from './edits.ts';

/** Changes the number of stubs; those that go can be brought back. */
export function changeStubCount(store: Store<BuilderState>, change: (draft: PayStubDraft) => PayStubDraft): void {
  const before = store.get().draft;
  const after = change(before);
  const removed = before.items.map((item, at) => ({ item, at })).filter(({ item }) => !isIn(after, item.itemId));
  if (removed.length === 0) {
    editDraft(store, () => after);
    return;
  }
  const label = removed.length === 1 ? `Stub ${removed[0]!.at + 1} removed.` : `${removed.length} stubs removed.`;
  editWithUndo(
    store,
    label,
    () => after,
    (draft) => {
      const items = [...draft.items];
      for (const { item, at } of removed) if (!isIn(draft, item.itemId)) items.splice(at, 0, item);
      return { ...draft, items, paystubsNumber: items.length };
    },
  );
}

function isIn(draft: PayStubDraft, itemId: string): boolean {
  return draft.items.some((item) => item.itemId === itemId);
}
