import { parseCalendarDate } from '@paperwage/values';
import type { DocumentKind } from '../../document-kind.ts';
import { storableInvoice } from './edit/edit-fields.ts';
import { invoicePlaceName } from './place-name.ts';
import { prepareInvoice } from './prepare.ts';
import type { InvoiceRow } from './row.ts';
import { invoiceRow, invoiceSummary } from './row.ts';
import type { InvoiceDraft } from './schema.ts';
import { invoiceDraftSchema } from './schema.ts';

const ITEM_MS = 0.6;

/** The invoice, as it is checked, kept and made into files. */
export const invoiceKind = {
  schema: invoiceDraftSchema,
  row: invoiceRow,
  summary: invoiceSummary,
  date: ({ date }) => parseCalendarDate(date) ?? '',
  renderMs: ({ items }) => items.length * ITEM_MS,
  codeCount: () => 1,
  prepare: prepareInvoice,
  placeName: invoicePlaceName,
  kept: storableInvoice,
} satisfies DocumentKind<InvoiceDraft, InvoiceRow>;
