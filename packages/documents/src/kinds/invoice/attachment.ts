import { z } from 'zod';
import { readAttachment } from '../../drafts/read-attachment.ts';
import type { InvoiceResult } from './calculate.ts';
import { withComputedFigures } from './document-data.ts';
import type { InvoiceDraft } from './schema.ts';
import { invoiceDraftSchema } from './schema.ts';

export const INVOICE_ATTACHMENT_NAME = 'invoice.json';

/** The document's data as it is attached to its PDF, so that the file can be opened and edited again. */
const invoiceAttachmentSchema = z.strictObject({
  schema: z.literal('paperwage/invoice/1'),
  type: z.literal('invoice'),
  template: z.string().max(40),
  theme: z.string().max(40),
  documentData: invoiceDraftSchema,
});

export type InvoiceAttachment = z.output<typeof invoiceAttachmentSchema>;

/**
 * A draft as it is attached: with its look, and the figures as they stand on the paper. Its fields are in the order of
 * the schema, whatever order they came in, so that the same data is the same file.
 */
export function invoiceAttachment(
  draft: InvoiceDraft,
  result: InvoiceResult,
  look: { readonly template: string; readonly theme: string },
): InvoiceAttachment {
  const { template, theme } = look;
  return {
    schema: 'paperwage/invoice/1',
    type: 'invoice',
    template,
    theme,
    documentData: invoiceDraftSchema.parse(withComputedFigures(draft, result)),
  };
}

/** What came of reading an attachment; `message` says why it is not an invoice of ours. */
export type InvoiceAttachmentRead =
  | { readonly isRead: true; readonly attachment: InvoiceAttachment }
  | { readonly isRead: false; readonly message: string };

/** Reads attached JSON back, taking nothing in it on trust. */
export function readInvoiceAttachment(json: string): InvoiceAttachmentRead {
  const attachment = readAttachment(invoiceAttachmentSchema, json);
  if (attachment) return { isRead: true, attachment };
  return { isRead: false, message: 'This file holds no invoice made here. Open a PDF that was downloaded here.' };
}
