import { changeEach, withChanges } from '../../../drafts/changes.ts';
import type { DraftContext } from '../../../drafts/draft-context.ts';
import { newId } from '../../../drafts/draft-context.ts';
import { storableEin } from '../../../forms/tins/tin.ts';
import type { DiscountType } from '../choices.ts';
import { MAX_ITEMS } from '../choices.ts';
import { emptyItem, generatedNumber } from './empty-draft.ts';
import type { InvoiceDraft, InvoiceItem } from '../schema.ts';

type Party = 'from' | 'to';
/** Calculated fields are never set; parties and items have functions of their own. */
type Computed = 'due' | 'subtotal' | 'discount' | 'tax' | 'total' | 'balanceDue';
type InvoiceField = Exclude<keyof InvoiceDraft, Party | 'items' | 'discountType' | Computed>;
type ItemField = Exclude<keyof InvoiceItem, 'id' | 'amount' | 'discountedAmount'>;

/** Sets a field of the invoice itself. The very same draft when it changes nothing, as with every edit here. */
export function setInvoiceField<K extends InvoiceField>(
  draft: InvoiceDraft,
  field: K,
  value: InvoiceDraft[K],
): InvoiceDraft {
  const changes: Partial<InvoiceDraft> = {};
  changes[field] = value;
  return withChanges(draft, changes);
}

/** Sets a field of the payee or the client. */
export function setPartyField<P extends Party, K extends keyof InvoiceDraft[P]>(
  draft: InvoiceDraft,
  party: P,
  field: K,
  value: InvoiceDraft[P][K],
): InvoiceDraft {
  const changes: Partial<InvoiceDraft[P]> = {};
  changes[field] = value;
  return withChanges<InvoiceDraft>(draft, { [party]: withChanges(draft[party], changes) });
}

/** The invoice as stored: only the last four digits of a business number written like a personal one. */
export function storableInvoice(draft: InvoiceDraft): InvoiceDraft {
  return setPartyField(draft, 'from', 'businessNumber', storableEin(draft.from.businessNumber));
}

/** Sets how the discount is given. A percentage isn't an amount of money, so the field starts over. */
export function setDiscountType(draft: InvoiceDraft, discountType: DiscountType): InvoiceDraft {
  if (draft.discountType === discountType) return draft;
  return { ...draft, discountType, discountRate: '0' };
}

/** Sets a field of an item by its id. */
export function setItemField<K extends ItemField>(
  draft: InvoiceDraft,
  id: string,
  field: K,
  value: InvoiceItem[K],
): InvoiceDraft {
  const changes: Partial<InvoiceItem> = {};
  changes[field] = value;
  const items = changeEach(draft.items, (item) => (item.id === id ? withChanges(item, changes) : item));
  return withChanges(draft, { items });
}

/** Whether another item fits. */
export function canAddItem({ items }: InvoiceDraft): boolean {
  return items.length < MAX_ITEMS;
}

/** Adds an empty item at the end, or after the one with this id. Changes nothing if the invoice is full. */
export function addItem(draft: InvoiceDraft, { random }: DraftContext, after?: string): InvoiceDraft {
  return insertItem(draft, emptyItem(newId(random)), placeAfter(draft, after));
}

/** Puts a copy of an item below it. */
export function duplicateItem(draft: InvoiceDraft, id: string, { random }: DraftContext): InvoiceDraft {
  const item = draft.items.find((one) => one.id === id);
  return item ? insertItem(draft, { ...item, id: newId(random) }, placeAfter(draft, id)) : draft;
}

/** Removes an item; the last one is cleared instead, because an invoice has at least one. */
export function removeItem(draft: InvoiceDraft, id: string, { random }: DraftContext): InvoiceDraft {
  const items = draft.items.filter((item) => item.id !== id);
  if (items.length === draft.items.length) return draft;
  return { ...draft, items: items.length > 0 ? items : [emptyItem(newId(random))] };
}

/** Puts a removed item back in its place. */
export function restoreItem(draft: InvoiceDraft, item: InvoiceItem, place: number): InvoiceDraft {
  if (draft.items.some(({ id }) => id === item.id)) return draft;
  return insertItem(draft, item, Math.min(Math.max(place, 0), draft.items.length));
}

/** Moves an item to a position counted from 0; past either end it stops there. */
export function moveItem(draft: InvoiceDraft, id: string, place: number): InvoiceDraft {
  const from = draft.items.findIndex((item) => item.id === id);
  const to = Math.min(Math.max(place, 0), draft.items.length - 1);
  if (from < 0 || from === to) return draft;
  const items = draft.items.filter((item) => item.id !== id);
  items.splice(to, 0, draft.items[from]!);
  return { ...draft, items };
}

/** The same invoice again: dated `today`, with its own number and nothing paid on it. */
export function duplicateInvoice(draft: InvoiceDraft, { today, random }: DraftContext): InvoiceDraft {
  const unpaid = { paidAmount: '0', isRefunded: false, payLink: '' };
  return { ...draft, number: generatedNumber(random), date: today, customDueDate: '', ...unpaid };
}

function placeAfter({ items }: InvoiceDraft, id: string | undefined): number {
  const place = items.findIndex((item) => item.id === id);
  return place < 0 ? items.length : place + 1;
}

function insertItem(draft: InvoiceDraft, item: InvoiceItem, place: number): InvoiceDraft {
  if (!canAddItem(draft)) return draft;
  return { ...draft, items: [...draft.items.slice(0, place), item, ...draft.items.slice(place)] };
}
