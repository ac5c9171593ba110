import { describe, expect, it } from 'vitest';
import { testContext } from '../../../fixtures/test-context.ts';
import { MAX_ITEMS } from '../choices.ts';
import {
  addItem,
  canAddItem,
  duplicateInvoice,
  duplicateItem,
  moveItem,
  removeItem,
  restoreItem,
  setDiscountType,
  setInvoiceField,
  setItemField,
  setPartyField,
} from './edit-fields.ts';
import { emptyInvoiceDraft } from './empty-draft.ts';
import { invoiceDrafts } from '../fixtures/drafts.ts';
import { sampleInvoiceDraft } from './sample-draft.ts';
import type { InvoiceDraft } from '../schema.ts';
import { invoiceDraftSchema } from '../schema.ts';

// Ids that no fixture has, whichever test draws first.
const context = testContext('2026-11-21', 7);
const { ordinary } = invoiceDrafts;
const names = ({ items }: InvoiceDraft) => items.map(({ description }) => description.split(' ')[0]);
const [first, second, , last] = ordinary.items.map(({ id }) => id) as [string, string, string, string];

describe('an empty invoice', () => {
  const empty = emptyInvoiceDraft(context);

  it('is called Invoice, is dated today and has a number of INV and a generated suffix', () => {
    expect(empty).toMatchObject({ formName: 'Invoice', date: '2026-11-21', currency: 'USD', terms: 'none' });
    expect(empty.number).toMatch(/^INV-\d{5}$/);
    expect(emptyInvoiceDraft(context).number).not.toBe(empty.number);
  });

  it('has one item of quantity 1 with tax', () => {
    expect(empty.items).toMatchObject([{ qty: '1', withTax: true, description: '', details: '', rate: '' }]);
  });

  it('is what the schema makes of its required fields alone', () => {
    const { from, to, number, date, items } = empty;
    const [{ id, description, rate }] = items as [InvoiceDraft['items'][number]];
    const parsed = invoiceDraftSchema.parse({ from, to, number, date, items: [{ id, description, rate }] });
    expect(parsed).toEqual(empty);
  });

  it('has the fields of the specification', () => {
    const party = ['name', 'email', 'address1', 'address2', 'city', 'state', 'zip', 'phone'];
    expect(Object.keys(empty.to)).toEqual(party);
    expect(Object.keys(empty.from)).toEqual([...party, 'businessNumber']);
    const fields = ['formName', 'logo', 'from', 'to', 'number', 'date', 'terms', 'taxType', 'taxRate'];
    const more = ['discountType', 'discountRate', 'items', 'notes', 'due', 'subtotal', 'tax', 'discount', 'total'];
    expect(Object.keys(empty)).toEqual(expect.arrayContaining([...fields, ...more]));
    const item = ['description', 'rate', 'qty', 'withTax', 'details', 'amount', 'discountedAmount'];
    expect(Object.keys(empty.items[0]!)).toEqual(expect.arrayContaining(item));
  });
});

describe('the sample of an invoice', () => {
  it('is filled in everywhere, and dated today', () => {
    const sample = sampleInvoiceDraft(testContext('2026-11-20'));
    expect(sample).toEqual(ordinary);
    expect(invoiceDraftSchema.parse(sample)).toEqual(sample);
    for (const text of [sample.logo, sample.to.name, sample.payLink, sample.notes]) expect(text).not.toBe('');
  });
});

describe('setting a field', () => {
  it('of the invoice, a party or an item changes that alone', () => {
    expect(setInvoiceField(ordinary, 'taxRate', '9').taxRate).toBe('9');
    const moved = setPartyField(ordinary, 'to', 'city', 'Salem');
    expect([moved.to.city, moved.from]).toEqual(['Salem', ordinary.from]);
    expect(moved.from).toBe(ordinary.from);
    const changed = setItemField(ordinary, second, 'qty', '40');
    expect(changed.items.map(({ qty }) => qty)).toEqual(['1', '40', '64', '3.5']);
    expect(changed.items[0]).toBe(ordinary.items[0]);
  });

  it('to what it is keeps the very same draft', () => {
    expect(setInvoiceField(ordinary, 'taxRate', ordinary.taxRate)).toBe(ordinary);
    expect(setPartyField(ordinary, 'from', 'name', ordinary.from.name)).toBe(ordinary);
    expect(setItemField(ordinary, first, 'withTax', true)).toBe(ordinary);
    expect(setItemField(ordinary, 'unknown', 'qty', '3')).toBe(ordinary);
    expect(setDiscountType(ordinary, 'percent')).toBe(ordinary);
  });

  it('of the discount’s type begins its rate anew', () => {
    expect(setDiscountType(ordinary, 'flat_amount')).toMatchObject({ discountType: 'flat_amount', discountRate: '0' });
  });
});

describe('the items of an invoice', () => {
  it('are added at the end or after one', () => {
    expect(names(addItem(ordinary, context))).toEqual(['Planting', 'Native', 'Crew', 'Basalt', '']);
    expect(names(addItem(ordinary, context, first))).toEqual(['Planting', '', 'Native', 'Crew', 'Basalt']);
  });

  it('are duplicated below themselves with an id of their own', () => {
    const twice = duplicateItem(ordinary, second, context);
    expect(names(twice)).toEqual(['Planting', 'Native', 'Native', 'Crew', 'Basalt']);
    expect(new Set(twice.items.map(({ id }) => id)).size).toBe(5);
    expect(duplicateItem(ordinary, 'unknown', context)).toBe(ordinary);
  });

  it('are removed and given back to their place', () => {
    const less = removeItem(ordinary, second, context);
    expect(names(less)).toEqual(['Planting', 'Crew', 'Basalt']);
    expect(restoreItem(less, ordinary.items[1]!, 1)).toEqual(ordinary);
    expect(restoreItem(ordinary, ordinary.items[1]!, 1)).toBe(ordinary);
    expect(removeItem(ordinary, 'unknown', context)).toBe(ordinary);
  });

  it('are one at least: the last one removed is emptied', () => {
    const one = { ...ordinary, items: ordinary.items.slice(0, 1) };
    expect(removeItem(one, first, context).items).toMatchObject([{ description: '', qty: '1' }]);
  });

  it('are moved to a place, and stop at the ends', () => {
    expect(names(moveItem(ordinary, last, 0))).toEqual(['Basalt', 'Planting', 'Native', 'Crew']);
    expect(names(moveItem(ordinary, first, 2))).toEqual(['Native', 'Crew', 'Planting', 'Basalt']);
    expect(names(moveItem(ordinary, first, 99))).toEqual(['Native', 'Crew', 'Basalt', 'Planting']);
    expect(moveItem(ordinary, first, -1)).toBe(ordinary);
    expect(moveItem(ordinary, 'unknown', 1)).toBe(ordinary);
  });

  it('are 200 at the most', () => {
    const full = invoiceDrafts.twoHundred;
    expect(MAX_ITEMS).toBe(200);
    expect(canAddItem(full)).toBe(false);
    expect(addItem(full, context)).toBe(full);
    expect(duplicateItem(full, full.items[0]!.id, context)).toBe(full);
  });
});

describe('an invoice duplicated', () => {
  it('has a date and a number of its own, and nothing is paid on it', () => {
    const again = duplicateInvoice(ordinary, testContext('2027-01-04'));
    expect(again).toMatchObject({ date: '2027-01-04', paidAmount: '0', payLink: '', items: ordinary.items });
    expect(again.number).not.toBe(ordinary.number);
  });
});
