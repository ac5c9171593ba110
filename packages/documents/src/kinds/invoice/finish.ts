import type { FinishedDocument, KindRequest } from '../../document-kind.ts';
import { DocumentProblem } from '../../drafts/document-problem.ts';
import { findBlockingErrors } from '../../drafts/issue-severity.ts';
import { requireKnown } from '../../drafts/require-known.ts';
import { INVOICE_ATTACHMENT_NAME, invoiceAttachment } from './attachment.ts';
import type { InvoiceResult } from './calculate.ts';
import { calculateInvoice } from './calculate.ts';
import type { InvoiceDraft } from './schema.ts';
import { invoiceTemplates, invoiceThemes, layoutInvoice } from './templates/index.ts';

/**
 * Computes a draft for a file. Missing values are left blank; anything else wrong throws DocumentProblem: a file never
 * holds a figure that differs from its data.
 */
export function computeInvoice(draft: InvoiceDraft): InvoiceResult {
  const result = calculateInvoice(draft);
  const [first, ...rest] = findBlockingErrors(result.issues);
  if (first) throw new DocumentProblem([first, ...rest]);
  return result;
}

/** Lays out the computed invoice. Throws DocumentProblem for a template or theme that doesn't exist. */
export function finishInvoice(request: KindRequest<InvoiceDraft>, result: InvoiceResult): FinishedDocument {
  const { template, theme, issuance, documentData } = request;
  requireKnown(invoiceTemplates, 'template', template);
  requireKnown(invoiceThemes, 'theme', theme);
  return {
    scene: layoutInvoice(result.document, { template, theme, issuance }).scene,
    author: result.document.from.name,
    subject: 'Invoice',
    attachment: { name: INVOICE_ATTACHMENT_NAME, json: invoiceAttachment(documentData, result, { template, theme }) },
  };
}
