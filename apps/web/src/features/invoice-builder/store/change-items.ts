import type { InvoiceDraft, InvoiceItem } from '@paperwage/documents/invoice';
import {
  duplicateItem as duplicated,
  moveItem as moved,
  removeItem as removed,
  restoreItem,
} from '@paperwage/documents/invoice';
import { editWithUndo } from '../../builder/store/edits.ts';
import type { InvoiceBuilder } from './builder.ts';

type Parts = Pick<InvoiceBuilder, 'store' | 'context'>;

/** What an item is called where it is spoken of: by what it is, else by its place. */
function itemName({ description }: Pick<InvoiceItem, 'description'>, index: number): string {
  return description.trim() || `Item ${index + 1}`;
}

/** Removes an item, which can be brought back. The last one is emptied instead. */
export function removeItem({ store, context }: Parts, id: string): void {
  const before = store.get().draft;
  const place = placeOf(before, id);
  const item = before.items[place];
  if (!item) return;
  const after = removed(before, id, context);
  const standIn = before.items.length === 1 ? after.items[0] : undefined;
  // An item that is empty already has nothing to bring back.
  if (standIn && JSON.stringify({ ...item, id: standIn.id }) === JSON.stringify(standIn)) return;
  editWithUndo(
    store,
    `${itemName(item, place)} removed.`,
    () => after,
    (draft) => restoreItem(without(draft, standIn), item, place),
  );
}

/** Puts a copy of an item below it. Returns the id of the copy; undefined where no more fit. */
export function duplicateItem({ store, context }: Parts, id: string): string | undefined {
  const before = store.get().draft;
  const after = duplicated(before, id, context);
  const place = placeOf(before, id);
  const copy = after.items[place + 1];
  if (after === before || !copy) return undefined;
  editWithUndo(
    store,
    `${itemName(copy, place)} duplicated.`,
    () => after,
    (draft) => removed(draft, copy.id, context),
  );
  return copy.id;
}

/** Moves an item to a place counted from 0; beyond an end nothing happens. */
export function moveItem({ store }: Parts, id: string, place: number): void {
  const { items } = store.get().draft;
  const from = placeOf(store.get().draft, id);
  if (from < 0 || place < 0 || place >= items.length || place === from) return;
  editWithUndo(
    store,
    `${itemName(items[from]!, from)} moved to position ${place + 1} of ${items.length}.`,
    (draft) => moved(draft, id, place),
    (draft) => moved(draft, id, from),
  );
}

/** The place of an item, counted from 0. */
export function placeOf({ items }: InvoiceDraft, id: string): number {
  return items.findIndex((item) => item.id === id);
}

/** The draft without the empty item that took the place of the last one, unless something was typed in it. */
function without(draft: InvoiceDraft, standIn: InvoiceItem | undefined): InvoiceDraft {
  if (!standIn || !draft.items.includes(standIn)) return draft;
  return { ...draft, items: draft.items.filter((item) => item !== standIn) };
}
