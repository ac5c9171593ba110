import type { Attachment } from '../../drafts/attachment.ts';
import { attachmentFormat } from '../../drafts/attachment.ts';
import type { InvoiceResult } from './calculate.ts';
import { withComputedFigures } from './document-data.ts';
import type { InvoiceDraft } from './schema.ts';
import { invoiceDraftSchema } from './schema.ts';

const format = attachmentFormat('invoice', invoiceDraftSchema);

export const INVOICE_ATTACHMENT_NAME = format.name;

export type InvoiceAttachment = Attachment<InvoiceDraft>;

/** A draft as attached: with its look, and the figures as printed. */
export function invoiceAttachment(
  draft: InvoiceDraft,
  result: InvoiceResult,
  look: { readonly template: string; readonly theme: string },
): InvoiceAttachment {
  return format.write(withComputedFigures(draft, result), look);
}

/** The result of reading an attachment; `message` says why it isn't one of our invoices. */
export type InvoiceAttachmentRead =
  | { readonly isRead: true; readonly attachment: InvoiceAttachment }
  | { readonly isRead: false; readonly message: string };

/** Reads attached JSON back without trusting any of it. */
export function readInvoiceAttachment(json: string): InvoiceAttachmentRead {
  const attachment = format.read(json);
  if (attachment) return { isRead: true, attachment };
  return { isRead: false, message: 'This file has no Paperwage invoice. Open a PDF you downloaded from Paperwage.' };
}
