import { cents, sum } from '@paperwage/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testContext } from '../../../fixtures/test-context.ts';
import { DISCOUNT_TYPES, TAX_TYPES } from '../choices.ts';
import { emptyInvoiceDraft, emptyItem } from '../edit/empty-draft.ts';
import { anyInvoiceDraft } from '../fixtures/any-draft.ts';
import type { InvoiceDraft, InvoiceItem } from '../schema.ts';
import { invoiceFigures } from './totals.ts';

const empty = emptyInvoiceDraft(testContext());

/** An invoice of items at these rates, one piece each. */
function invoice(rates: readonly string[], changes: Partial<InvoiceDraft> = {}): InvoiceDraft {
  return { ...empty, items: rates.map((rate, at) => ({ ...emptyItem(`${at}`), rate })), ...changes };
}

function withItem(draft: InvoiceDraft, index: number, changes: Partial<InvoiceItem>): InvoiceDraft {
  return { ...draft, items: draft.items.map((item, at) => (at === index ? { ...item, ...changes } : item)) };
}

function totals(draft: InvoiceDraft) {
  const { subtotal, discount, tax, total, paid, balance } = invoiceFigures(draft).totals;
  return { subtotal, discount: discount.amount, tax: tax.amount, total, paid, balance };
}

describe('the amounts of an invoice', () => {
  it('are rate times quantity, rounded to a cent', () => {
    const draft = withItem(invoice(['96.00', '0.3333', '1,850']), 1, { qty: '3' });
    expect(invoiceFigures(withItem(draft, 0, { qty: '3.5' })).items.map(({ amount }) => amount)).toEqual([
      33_600, 100, 185_000,
    ]);
  });

  it('count what is empty or no amount as 0', () => {
    expect(totals(invoice(['', 'x', '5']))).toMatchObject({ subtotal: 500, total: 500 });
  });
});

describe('the tax of an invoice', () => {
  const draft = invoice(['10.05', '10.05', '10.05'], { taxRate: '10' });

  it('on_total is of the whole, rounded once, and on_total is the default', () => {
    expect(empty.taxType).toBe('on_total');
    expect(totals(draft)).toMatchObject({ subtotal: 3_015, tax: 302, total: 3_317 });
  });

  it('per_item is of each item, rounded on each', () => {
    const figures = invoiceFigures({ ...draft, taxType: 'per_item' });
    expect(figures.items.map(({ tax }) => tax)).toEqual([101, 101, 101]);
    expect(figures.totals).toMatchObject({ tax: { amount: 303 }, total: 3_318 });
  });

  it('deducted is taken off the total', () => {
    expect(totals({ ...draft, taxType: 'deducted' })).toMatchObject({ tax: 302, total: 2_713 });
  });

  it('none is nothing, whatever the rate says', () => {
    expect(totals({ ...draft, taxType: 'none' })).toMatchObject({ tax: 0, total: 3_015 });
  });

  it('leaves out items without tax, whatever the type', () => {
    const untaxed = withItem(draft, 0, { withTax: false });
    expect(totals(untaxed)).toMatchObject({ tax: 201, total: 3_216 });
    expect(totals({ ...untaxed, taxType: 'per_item' })).toMatchObject({ tax: 202 });
    expect(totals({ ...untaxed, taxType: 'deducted' })).toMatchObject({ tax: 201, total: 2_814 });
  });

  it('is reckoned after the discount', () => {
    expect(totals({ ...draft, discountType: 'percent', discountRate: '50' })).toMatchObject({
      discount: 1_508,
      tax: 151,
      total: 1_658,
    });
  });

  it('within prices that include it adds nothing', () => {
    const included = invoice(['108.25'], { taxRate: '8.25', taxIncluded: true });
    expect(totals(included)).toMatchObject({ subtotal: 10_825, tax: 825, total: 10_825 });
    expect(totals({ ...included, taxType: 'per_item' })).toMatchObject({ tax: 825, total: 10_825 });
    expect(totals({ ...included, taxType: 'deducted' })).toMatchObject({ tax: 893, total: 9_932 });
  });
});

describe('the discount of an invoice', () => {
  const draft = invoice(['10.00', '10.00', '10.00']);

  it('none is the default and takes nothing', () => {
    expect(empty.discountType).toBe('none');
    expect(totals({ ...draft, discountRate: '5' })).toMatchObject({ discount: 0, total: 3_000 });
  });

  it('percent is of the subtotal', () => {
    expect(totals({ ...draft, discountType: 'percent', discountRate: '12.5' })).toMatchObject({ discount: 375 });
  });

  it('flat_amount is split across items so that the parts sum to the whole', () => {
    const { items } = invoiceFigures({ ...draft, discountType: 'flat_amount', discountRate: '10.00' });
    expect(items.map(({ discountedAmount }) => discountedAmount)).toEqual([666, 667, 667]);
    const uneven = invoiceFigures(invoice(['90', '9', '1'], { discountType: 'flat_amount', discountRate: '0.99' }));
    expect(uneven.items.map(({ amount, discountedAmount }) => amount - discountedAmount)).toEqual([89, 9, 1]);
  });

  it('never takes more than the subtotal', () => {
    expect(totals({ ...draft, discountType: 'flat_amount', discountRate: '99' })).toMatchObject({
      discount: 3_000,
      total: 0,
    });
  });
});

describe('the balance of an invoice', () => {
  it('is the total without what was paid, and below zero when that was more', () => {
    expect(totals(invoice(['10'], { paidAmount: '4.50' }))).toMatchObject({ paid: 450, balance: 550 });
    expect(totals(invoice(['10'], { paidAmount: '11' }))).toMatchObject({ balance: -100 });
  });
});

describe('any invoice adds up', () => {
  it('lines to subtotal, discounted lines and taxes to their wholes', () => {
    fc.assert(
      fc.property(anyInvoiceDraft, (draft) => {
        const { items, totals: whole } = invoiceFigures(draft);
        expect(sum(items.map(({ amount }) => amount))).toBe(whole.subtotal);
        expect(sum(items.map(({ discountedAmount }) => discountedAmount))).toBe(whole.subtotal - whole.discount.amount);
        expect(sum(items.map(({ tax }) => tax))).toBe(whole.tax.amount);
        for (const [index, { amount, discountedAmount, tax }] of items.entries()) {
          expect(discountedAmount).toBeGreaterThanOrEqual(0);
          expect(discountedAmount).toBeLessThanOrEqual(amount);
          if (!draft.items[index]!.withTax) expect(tax).toBe(0);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('subtotal, discount and tax to total, and total and paid to balance', () => {
    fc.assert(
      fc.property(anyInvoiceDraft, (draft) => {
        const { subtotal, discount, tax, total, paid, balance } = invoiceFigures(draft).totals;
        const added = tax.isIncluded ? 0 : tax.type === 'deducted' ? -tax.amount : tax.amount;
        expect(total).toBe(subtotal - discount.amount + added);
        expect(balance).toBe(total - paid);
        expect(discount.amount).toBeLessThanOrEqual(subtotal);
        expect(total).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 400 },
    );
  });

  it('in every tax type with every discount type', () => {
    for (const taxType of TAX_TYPES) {
      for (const discountType of DISCOUNT_TYPES) {
        const draft = invoice(['33.33', '0.01', '66.67'], { taxType, discountType, taxRate: '7.7', discountRate: '9' });
        const { items, totals: whole } = invoiceFigures(draft);
        const parts = items.map(({ discountedAmount, tax }) =>
          cents(discountedAmount + (taxType === 'deducted' ? -tax : tax)),
        );
        expect(sum(parts)).toBe(whole.total);
      }
    }
  });
});
