import { BuilderPage } from '../builder/frame/builder-page.tsx';
import { openBuilder } from '../builder/open-builder.ts';
import { invoiceParts } from './frame/parts.tsx';
import { invoiceKind } from './kind/invoice-kind.ts';
import { createCalculation } from './store/calculation.ts';

const openInvoice = () => openBuilder(invoiceKind, createCalculation());

/** The invoice builder, the page at `/invoice-generator`. */
export function InvoiceBuilderPage() {
  return <BuilderPage kind={invoiceKind} parts={invoiceParts} open={openInvoice} />;
}
