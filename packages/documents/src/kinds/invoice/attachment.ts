import type { Attachment } from '../../drafts/attachment.ts';
import { attachmentFormat } from '../../drafts/attachment.ts';
import type { InvoiceResult } from './calculate.ts';
import { withComputedFigures } from './document-data.ts';
import type { InvoiceDraft } from './schema.ts';
import { invoiceDraftSchema } from './schema.ts';

const format = attachmentFormat('invoice', invoiceDraftSchema);

export const INVOICE_ATTACHMENT_NAME = format.name;

export type InvoiceAttachment = Attachment<InvoiceDraft>;

/** A draft as it is attached: with its look, and the figures as they stand on the paper. */
export function invoiceAttachment(
  draft: InvoiceDraft,
  result: InvoiceResult,
  look: { readonly template: string; readonly theme: string },
): InvoiceAttachment {
  return format.write(withComputedFigures(draft, result), look);
}

/** What came of reading an attachment; `message` says why it is not an invoice of ours. */
export type InvoiceAttachmentRead =
  | { readonly isRead: true; readonly attachment: InvoiceAttachment }
  | { readonly isRead: false; readonly message: string };

/** Reads attached JSON back, taking nothing in it on trust. */
export function readInvoiceAttachment(json: string): InvoiceAttachmentRead {
  const attachment = format.read(json);
  if (attachment) return { isRead: true, attachment };
  return { isRead: false, message: 'This file has no Paperwage invoice. Open a PDF you downloaded from Paperwage.' };
}
