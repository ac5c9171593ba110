import type { SceneNode } from '@paperwage/paper';
import { describe, expect, it } from 'vitest';
import { calculateInvoice } from '../calculate.ts';
import { invoiceDrafts } from '../fixtures/drafts.ts';
import type { InvoiceDraft } from '../schema.ts';
import { invoiceTemplates, layoutInvoice } from './layout-invoice.ts';
import { balanceLine, totalLines } from './wording.ts';

const { ordinary } = invoiceDrafts;
const [first, ...others] = ordinary.items;
const withFirst = (changes: object): InvoiceDraft => ({ ...ordinary, items: [{ ...first!, ...changes }, ...others] });

const uncounted: readonly (readonly [string, InvoiceDraft])[] = [
  ['a rate with a comma for decimals', withFirst({ rate: '1,85' })],
  ['a rate that is none', withFirst({ rate: '1.8.5' })],
  ['a quantity below zero', withFirst({ qty: '-1' })],
  ['a tax with a comma', { ...ordinary, taxType: 'on_total', taxRate: '6,5' }],
  ['a tax above 100 %', { ...ordinary, taxType: 'on_total', taxRate: '101' }],
  ['a discount with a comma', { ...ordinary, discountType: 'percent', discountRate: '12,5' }],
  ['a discount above the subtotal', { ...ordinary, discountType: 'flat_amount', discountRate: '90000' }],
  ['a payment with a comma', { ...ordinary, paidAmount: '100,00' }],
];

function texts(nodes: readonly SceneNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'group') return texts(node.nodes);
    return node.kind === 'text' ? [node.text] : [];
  });
}

describe.each(uncounted)('an invoice with %s', (_name, draft) => {
  const { document } = calculateInvoice(draft);

  it('tells no total', () => {
    expect(document.isSettled).toBe(false);
    expect(new Set(totalLines(document).map(({ value }) => value))).toEqual(new Set(['\u2013']));
    expect(balanceLine(document)).toEqual({ label: 'Balance due', value: '\u2013' });
  });

  it.each(invoiceTemplates.map(({ id }) => id))('shows none on the paper of %s', (template) => {
    const { scene } = layoutInvoice(document, { template, theme: 'forest' });
    const shown = scene.pages.flatMap(({ nodes }) => texts(nodes));
    expect(shown).toContain('\u2013');
    expect(shown.filter((text) => text.includes('$'))).toEqual([]);
  });
});

it('an invoice whose numbers all count tells its totals', () => {
  const { document } = calculateInvoice(ordinary);
  expect(document.isSettled).toBe(true);
  expect(balanceLine(document).value).toMatch(/^\$[\d,]+\.\d\d$/);
});
