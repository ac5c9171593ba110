import { describe, expect, it } from 'vitest';
import { calculateInvoice } from '../calculate.ts';
import { invoiceDrafts } from '../fixtures/drafts.ts';
import type { InvoiceDraft } from '../schema.ts';
import { layoutInvoice, invoiceTemplates } from './layout-invoice.ts';
import { balanceLine, totalLines } from './wording.ts';

describe('the lines below the items', () => {
  it('tell of a tax that the rates include right below the total, before what was paid is taken from it', () => {
    const draft = { ...invoiceDrafts.ordinary, taxIncluded: true };
    const labels = totalLines(calculateInvoice(draft).document).map(({ label }) => label);
    expect(labels).toEqual(['Subtotal', 'Discount, 5%', 'Total', 'Includes Sales tax, 6.5%', 'Paid']);
  });

  it('end with what was paid where all of it was', () => {
    const { document } = calculateInvoice({ ...invoiceDrafts.ordinary, paidAmount: '7,409.05' });
    expect(totalLines(document).at(-1)).toMatchObject({ label: 'Total', value: '$7,409.05' });
    expect(balanceLine(document)).toEqual({ label: 'Paid in full', value: '$7,409.05' });
  });

  it('say what was refunded only where all of it was paid', () => {
    const refunded = (paidAmount: string) => {
      const { document } = calculateInvoice({ ...invoiceDrafts.ordinary, paidAmount, isRefunded: true });
      return [totalLines(document).at(-1), balanceLine(document)];
    };
    expect(refunded('7,409.05')).toMatchObject([
      { label: 'Refunded', value: '\u2212$7,409.05' },
      { label: 'Refunded in full', value: '$7,409.05' },
    ]);
    expect(refunded('7,400.00')).toMatchObject([{ label: 'Paid' }, { label: 'Balance due', value: '$9.05' }]);
  });

  const { ordinary, perItem } = invoiceDrafts;
  const taxLabel = (draft: InvoiceDraft) =>
    totalLines(calculateInvoice(draft).document).find(({ region }) => region === 'tax')?.label;

  it.each([
    ['of all that is taxed', ordinary, 'Sales tax, 6.5%'],
    ['of some of the items', { ...perItem, taxType: 'on_total' }, 'Sales tax, 6.5% of $3,612.85'],
    [
      'of some, without a discount',
      { ...perItem, taxType: 'on_total', discountType: 'none' },
      'Sales tax, 6.5% of $3,803.00',
    ],
    ['of each item less its discount', { ...ordinary, taxType: 'per_item' }, 'Sales tax, 6.5% of $6,956.85'],
    ['of each item', { ...ordinary, taxType: 'per_item', discountType: 'none' }, 'Sales tax, 6.5%'],
    ['within some of the items', { ...perItem, taxIncluded: true }, 'Includes Sales tax, 6.5%, in $3,612.85'],
  ] as const)('say what a tax is of where that is not to be seen: %s', (_, draft, label) => {
    expect(taxLabel(draft)).toBe(label);
  });

  it.each(invoiceTemplates)('say on the paper of $id when the balance is due, where they say it at all', ({ id }) => {
    const paper = (changes: Partial<InvoiceDraft>) => {
      const { document } = calculateInvoice({ ...ordinary, ...changes });
      return JSON.stringify(layoutInvoice(document, { template: id, theme: 'forest' }).scene.pages);
    };
    const hasHeading = id === 'banner' || id === 'column';
    expect(paper({ terms: 'on_receipt' }).includes('"Balance due on receipt"')).toBe(hasHeading);
    expect(paper({ terms: '30' }).includes('"Balance due 12/20/2026"')).toBe(hasHeading);
    expect(paper({ terms: 'on_receipt', paidAmount: '9,000' })).not.toMatch(/on receipt"|Pay online|QR code/);
  });
});
