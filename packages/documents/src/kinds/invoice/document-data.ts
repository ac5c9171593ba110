import { formatMoney } from '@paperwage/values';
import { withChanges } from '../../drafts/changes.ts';
import type { InvoiceResult } from './calculate.ts';
import type { InvoiceDraft } from './schema.ts';

/** The draft with every computed figure of the wire filled in as text, two decimals with thousands separators. */
export function withComputedFigures(draft: InvoiceDraft, { document, items }: InvoiceResult): InvoiceDraft {
  const { subtotal, discount, tax, total, balance } = document.totals;
  return {
    ...draft,
    items: draft.items.map((item, index) =>
      withChanges(item, {
        amount: formatMoney(items[index]!.amount),
        discountedAmount: formatMoney(items[index]!.discountedAmount),
      }),
    ),
    due: document.due ?? '',
    subtotal: formatMoney(subtotal),
    discount: formatMoney(discount.amount),
    tax: formatMoney(tax.amount),
    total: formatMoney(total),
    balanceDue: formatMoney(balance),
  };
}
