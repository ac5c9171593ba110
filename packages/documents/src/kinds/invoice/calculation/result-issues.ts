import { LARGEST_AMOUNT } from '@paperwage/values';
import { amountOf } from '../../../drafts/amounts.ts';
import type { Issue } from '../../../drafts/issue.ts';
import { issue, warning } from '../../../drafts/issue.ts';
import type { InvoiceTotals } from '../document.ts';
import type { InvoiceDraft } from '../schema.ts';
import { itemAmount } from './totals.ts';

/** Issues that show up only once the figures are calculated. */
export function resultIssues(draft: InvoiceDraft, totals: InvoiceTotals): Issue[] {
  const wrong = [...tooLargeIssues(draft, totals), ...discountIssues(draft, totals)];
  // What is odd about figures that cannot stand says nothing.
  return wrong.length > 0 ? wrong : [...nothingDueIssues(draft, totals), ...paidIssues(totals)];
}

function tooLargeIssues({ items }: InvoiceDraft, { subtotal, total }: InvoiceTotals): Issue[] {
  const tooLarge = (path: string, what: string) =>
    issue(path, 'amount-too-large', `${what} is more than $999,999,999.99. Enter smaller amounts.`);
  const products = items.flatMap((item, index) =>
    itemAmount(item) === undefined ? [tooLarge(`items.${index}.rate`, 'This item')] : [],
  );
  const isOver = subtotal > LARGEST_AMOUNT || total > LARGEST_AMOUNT;
  return isOver && products.length === 0 ? [tooLarge('items', 'The invoice')] : products;
}

function discountIssues({ discountType, discountRate }: InvoiceDraft, { subtotal }: InvoiceTotals): Issue[] {
  if (discountType !== 'flat_amount' || subtotal === 0 || amountOf(discountRate) <= subtotal) return [];
  const message = 'The discount is larger than the subtotal. Enter less.';
  return [issue('discountRate', 'discount-exceeds-subtotal', message)];
}

function nothingDueIssues({ payLink }: InvoiceDraft, { total, balance }: InvoiceTotals): Issue[] {
  const issues: Issue[] = [];
  if (total === 0)
    issues.push(warning('items', 'total-zero', 'This invoice comes to $0.00. Check quantities and rates.'));
  if (balance <= 0 && payLink.trim() !== '') {
    issues.push(warning('payLink', 'nothing-due', 'Nothing is due, so the invoice has no pay link.'));
  }
  return issues;
}

function paidIssues({ balance }: InvoiceTotals): Issue[] {
  if (balance >= 0) return [];
  const message = 'The client paid more than the total. The invoice shows the rest as a credit.';
  return [warning('paidAmount', 'paid-exceeds-total', message)];
}
