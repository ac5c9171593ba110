import type { Look, Paper } from '../../kind-descriptor.ts';
import { calculateInvoice } from './calculate.ts';
import { invoiceDraftSchema } from './schema.ts';
import { layoutInvoice } from './templates/index.ts';

/** The pages of an invoice. */
export function invoicePaper(documentData: unknown, look: Look): Paper {
  return layoutInvoice(calculateInvoice(invoiceDraftSchema.parse(documentData)).document, look);
}
