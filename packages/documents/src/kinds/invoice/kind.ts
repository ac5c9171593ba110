import { parseCalendarDate } from '@paperwage/values';
import type { DocumentKind } from '../../document-kind.ts';
import { storableInvoice } from './edit.ts';
import { invoiceFileName } from './file-name.ts';
import { computeInvoice, finishInvoice } from './finish.ts';
import { invoiceIssuedFacts } from './issued-facts.ts';
import { invoicePlaceName } from './place-name.ts';
import type { InvoiceRow } from './row.ts';
import { invoiceRow, invoiceSummary } from './row.ts';
import type { InvoiceDraft } from './schema.ts';
import { invoiceDraftSchema } from './schema.ts';
import { invoiceWorkbook } from './workbook.ts';

const ITEM_MS = 0.6;

/** The invoice, as it is checked, kept and made into files. */
export const invoiceKind = {
  schema: invoiceDraftSchema,
  row: invoiceRow,
  summary: invoiceSummary,
  date: ({ date }) => parseCalendarDate(date) ?? '',
  renderMs: ({ items }) => items.length * ITEM_MS,
  codeCount: () => 1,
  prepare: (request) => {
    const result = computeInvoice(request.documentData);
    const { document } = result;
    const { logo } = document.from;
    return {
      // The errors that are left are missing fields, which the builder asks for.
      warnings: result.issues,
      fileName: (extension) => invoiceFileName(document, extension),
      logo: logo && { image: logo, path: 'logo' },
      finish: () => finishInvoice(request, result),
      issuedFacts: () => invoiceIssuedFacts(document),
      workbook: () => invoiceWorkbook(document, request),
    };
  },
  placeName: invoicePlaceName,
  kept: storableInvoice,
} satisfies DocumentKind<InvoiceDraft, InvoiceRow>;
