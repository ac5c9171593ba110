import { BuilderPage } from '../builder/frame/builder-page.tsx';
import { openBuilder } from '../builder/open-builder.ts';
import { invoiceParts } from './frame/parts.tsx';
import { invoiceBuilderKind } from './kind/invoice-builder-kind.ts';
import { createCalculation } from './store/calculation.ts';

const openInvoice = () => openBuilder(invoiceBuilderKind, createCalculation());

/** The invoice builder, the page at `/invoice-generator`. */
export function InvoiceBuilderPage() {
  return <BuilderPage kind={invoiceBuilderKind} parts={invoiceParts} open={openInvoice} />;
}
