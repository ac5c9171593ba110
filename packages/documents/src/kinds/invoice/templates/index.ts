export { invoiceTemplates, invoiceThemes, layoutInvoice } from './layout-invoice.ts';
export type { InvoiceLayout } from './layout-invoice.ts';
export type { InvoiceTemplate } from './invoice-context.ts';
export { balanceLine, isPaidInFull, totalLines } from './wording.ts';
export type { TotalLine } from './wording.ts';
