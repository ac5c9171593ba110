import { calculateInvoice, invoiceDraftSchema, layoutInvoice } from '@paperwage/documents/invoice';
import type { Scene } from '@paperwage/paper';
import type { Look } from '../look.ts';

/** The pages of an invoice. */
export function invoicePaper(documentData: unknown, look: Look): Scene {
  return layoutInvoice(calculateInvoice(invoiceDraftSchema.parse(documentData)).document, look).scene;
}
