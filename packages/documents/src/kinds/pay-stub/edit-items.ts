import type { PayStubDraft, PayStubItem } from './schema.ts';

/**
 * Changes the stubs that `change` returns anew. Everything else stays the same object, the list and the draft too when
 * nothing changed, so that what is drawn from it need not be drawn again.
 */
export function changeItems(
  draft: PayStubDraft,
  change: (item: PayStubItem, index: number) => PayStubItem,
): PayStubDraft {
  const items = changeEach(draft.items, change);
  return items === draft.items ? draft : { ...draft, items };
}

/** Changes one stub; an index without a stub changes nothing. */
export function changeItem(
  draft: PayStubDraft,
  index: number,
  change: (item: PayStubItem) => PayStubItem,
): PayStubDraft {
  return changeItems(draft, (item, at) => (at === index ? change(item) : item));
}

/** The list with each entry changed; the very same list when no entry is a new one. */
export function changeEach<T>(list: T[], change: (entry: T, index: number) => T): T[] {
  const changed = list.map(change);
  return changed.every((entry, index) => entry === list[index]) ? list : changed;
}
