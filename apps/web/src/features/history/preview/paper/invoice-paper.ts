import { calculateInvoice, invoiceDraftSchema, layoutInvoice } from '@paperwage/documents/invoice';
import type { Look, Paper } from '../look.ts';

/** The pages of an invoice. */
export function invoicePaper(documentData: unknown, look: Look): Paper {
  return layoutInvoice(calculateInvoice(invoiceDraftSchema.parse(documentData)).document, look);
}
