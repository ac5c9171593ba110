import type { Issue } from '../../drafts/issue.ts';
import { lengthIssues, roomsIn } from '../../drafts/text-lengths.ts';
import type { InvoiceDraft } from './schema.ts';
import { BUSINESS_NUMBER_ROOM, INVOICE_ROOM, ITEM_ROOM, PARTY_ROOM } from './text-rooms.ts';

/** Texts that an invoice has no room for. */
export function invoiceLengthIssues(draft: InvoiceDraft): Issue[] {
  return lengthIssues([
    ...roomsIn('from.', draft.from, { ...PARTY_ROOM, businessNumber: BUSINESS_NUMBER_ROOM }),
    ...roomsIn('to.', draft.to, PARTY_ROOM),
    ...draft.items.flatMap((item, index) => roomsIn(`items.${index}.`, item, ITEM_ROOM)),
    ...roomsIn('', draft, INVOICE_ROOM),
  ]);
}
