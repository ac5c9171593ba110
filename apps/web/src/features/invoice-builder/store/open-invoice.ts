import type { OpenBuilder } from '../../builder/open-builder.ts';
import { openBuilder } from '../../builder/open-builder.ts';
import { invoiceKind } from '../kind/invoice-kind.ts';
import type { InvoiceBuilder } from './builder.ts';
import { createCalculation } from './calculation.ts';

/** Opens the builder of invoices. */
export function openInvoice(): Promise<OpenBuilder<InvoiceBuilder>> {
  return openBuilder(invoiceKind, createCalculation());
}
