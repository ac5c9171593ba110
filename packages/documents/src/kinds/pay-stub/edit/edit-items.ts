import { changeEach } from '../../../drafts/changes.ts';
import type { PayStubDraft, PayStubItem } from '../draft/schema.ts';

/**
 * Changes the stubs for which `change` returns a new object. Everything else stays the same object, including the list
 * and the draft if nothing changed, so that nothing is drawn again needlessly.
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
