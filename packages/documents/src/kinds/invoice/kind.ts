import type { DocumentKind } from '../../document-kind.ts';
import { keptInvoice } from './edit.ts';
import { invoiceFileName } from './file-name.ts';
import { computeInvoice, finishInvoice } from './finish.ts';
import { invoicePlaceName } from './place-name.ts';
import type { InvoiceDraft } from './schema.ts';
import { invoiceWorkbook } from './workbook.ts';

/** The invoice, as the renderer knows it. */
export const invoiceKind: DocumentKind<InvoiceDraft> = {
  prepare: (request) => {
    const result = computeInvoice(request.documentData);
    const { document } = result;
    const { logo } = document.from;
    return {
      fileName: (extension) => invoiceFileName(document, extension),
      logo: logo && { image: logo, path: 'logo' },
      finish: () => finishInvoice(request, result),
      workbook: () => invoiceWorkbook(document),
    };
  },
  placeName: invoicePlaceName,
  kept: keptInvoice,
};
