import { formatMoney } from '@paperwage/values';
import { z } from 'zod';
import type { SummaryOf } from '../../document-kind.ts';
import { daySchema } from '../../drafts/day-schema.ts';
import { calculateInvoice } from './calculate.ts';
import type { InvoiceDraft } from './schema.ts';

const namedSchema = z.object({ name: z.string() });

/** What the list of invoices has of one, named as in the document. What a document has not kept is empty. */
export const invoiceRow = {
  formName: z.string(),
  from: namedSchema,
  to: namedSchema,
  total: z.string(),
  currency: z.string(),
  number: z.string().default(''),
  date: daySchema,
};

export type InvoiceRow = z.output<z.ZodObject<typeof invoiceRow>>;

/** What we store of an invoice for their list. */
export function invoiceSummary(draft: InvoiceDraft): SummaryOf<InvoiceRow> {
  // No figure depends on the image, and reading it takes long.
  const { document } = calculateInvoice({ ...draft, logo: '' });
  return {
    formName: draft.formName,
    from: { name: draft.from.name },
    to: { name: draft.to.name },
    total: formatMoney(document.totals.total),
    currency: draft.currency,
    number: document.number,
    date: document.date ?? '',
  };
}
