import type { KindRequest, PreparedDocument } from '../../document-kind.ts';
import { invoiceFileName } from './files/file-name.ts';
import { computeInvoice, finishInvoice } from './finish.ts';
import { invoiceIssuedFacts } from './files/issued-facts.ts';
import type { InvoiceDraft } from './schema.ts';
import { invoiceDraftSchema } from './schema.ts';
import { invoiceWorkbook } from './files/workbook.ts';

/** Computes an invoice for a file. Throws DocumentProblem. */
export function prepareInvoice(request: KindRequest<InvoiceDraft>): PreparedDocument {
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
}

/** The same where the data is not checked yet. */
export function prepareInPage(request: KindRequest<unknown>): PreparedDocument {
  return prepareInvoice({ ...request, documentData: invoiceDraftSchema.parse(request.documentData) });
}
