import type { Cents, Rate } from '@paperwage/values';
import { add, allocate, applyRate, min, rateWithin, subtract, sum, ZERO } from '@paperwage/values';
import { amountOf, payFor, priceOf, quantityOf } from '../../../drafts/amounts.ts';
import type { InvoiceTotals } from '../document.ts';
import type { InvoiceDraft, InvoiceItem } from '../schema.ts';
import { rateOf } from './rates.ts';

/** What one item comes to. */
export interface ItemFigures {
  readonly amount: Cents;
  readonly discountedAmount: Cents;
  readonly tax: Cents;
}

/** Rate times quantity; undefined when that is larger than a document can show. */
export function itemAmount({ rate, qty }: Pick<InvoiceItem, 'rate' | 'qty'>): Cents | undefined {
  return payFor(priceOf(rate), quantityOf(qty));
}

/**
 * Every figure on an invoice. Discount and tax are rounded once and then divided among the items by the largest
 * remainders, so that the parts sum to the whole; a per-item tax is rounded on each item and summed.
 */
export function invoiceFigures(draft: InvoiceDraft): {
  readonly items: readonly ItemFigures[];
  readonly totals: InvoiceTotals;
} {
  const amounts = draft.items.map((item) => itemAmount(item) ?? ZERO);
  const subtotal = sum(amounts);
  const discount = discountOf(draft, subtotal);
  const shares = shared(discount.amount, amounts);
  const discounted = amounts.map((amount, index) => subtract(amount, shares[index]!));
  const { tax, taxes } = taxOf(draft, discounted);
  const total = totalOf(subtract(subtotal, discount.amount), tax);
  const paid = amountOf(draft.paidAmount);
  return {
    items: amounts.map((amount, index) => ({
      amount,
      discountedAmount: discounted[index]!,
      tax: taxes[index]!,
    })),
    totals: { subtotal, discount, tax, total, paid, balance: subtract(total, paid) },
  };
}

/** Never more than the amount it is taken from. */
function discountOf({ discountType: type, discountRate }: InvoiceDraft, subtotal: Cents): InvoiceTotals['discount'] {
  const none = 0 as Rate;
  if (type === 'none') return { type, rate: none, amount: ZERO };
  if (type === 'flat_amount') return { type, rate: none, amount: min(amountOf(discountRate), subtotal) };
  const rate = rateOf(discountRate);
  return { type, rate, amount: applyRate(subtotal, rate) };
}

function taxOf(
  { items, taxType: type, taxRate, taxLabel, taxIncluded }: InvoiceDraft,
  discounted: readonly Cents[],
): { readonly tax: InvoiceTotals['tax']; readonly taxes: readonly Cents[] } {
  const rate = type === 'none' ? (0 as Rate) : rateOf(taxRate);
  const isIncluded = taxIncluded && (type === 'on_total' || type === 'per_item');
  const taxOn = (amount: Cents) => (isIncluded ? rateWithin(amount, rate) : applyRate(amount, rate));
  const taxed = discounted.map((amount, index) => (items[index]!.withTax ? amount : ZERO));
  const base = sum(taxed);
  const label = taxLabel.trim() || 'Tax';
  if (type === 'per_item') {
    const taxes = taxed.map(taxOn);
    return { tax: { type, label, rate, base, amount: sum(taxes), isIncluded }, taxes };
  }
  const amount = taxOn(base);
  return { tax: { type, label, rate, base, amount, isIncluded }, taxes: shared(amount, taxed) };
}

/** A tax included in the prices adds nothing; one that the client withholds is subtracted. */
function totalOf(discounted: Cents, { type, amount, isIncluded }: InvoiceTotals['tax']): Cents {
  if (isIncluded) return discounted;
  return type === 'deducted' ? subtract(discounted, amount) : add(discounted, amount);
}

function shared(whole: Cents, weights: readonly Cents[]): readonly Cents[] {
  return whole === 0 ? weights.map(() => ZERO) : allocate(whole, weights);
}
