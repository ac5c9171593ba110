import { changeEach } from '../../../drafts/changes.ts';
import type { PayStubDraft, PayStubItem } from '../draft/schema.ts';

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
