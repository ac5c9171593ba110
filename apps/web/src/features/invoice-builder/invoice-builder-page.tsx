import { BuilderPage } from '../builder/frame/builder-page.tsx';
import { invoiceParts } from './frame/parts.tsx';
import { invoiceKind } from './kind/invoice-kind.ts';
import { openInvoice } from './store/open-invoice.ts';

/** The invoice builder, the page at `/invoice-generator`. */
export function InvoiceBuilderPage() {
  return <BuilderPage kind={invoiceKind} parts={invoiceParts} open={openInvoice} />;
}
