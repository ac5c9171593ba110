import { describe, expect, it } from 'vitest';
import { invoiceAttachment, readInvoiceAttachment } from './attachment.ts';
import { calculateInvoice } from './calculate.ts';
import { withComputedFigures } from './document-data.ts';
import { invoiceFileName } from './files/file-name.ts';
import { invoiceDrafts } from './fixtures/drafts.ts';
import type { InvoiceDraft } from './schema.ts';
import { invoiceDraftSchema } from './schema.ts';

const { ordinary } = invoiceDrafts;
const look = { template: 'ledger', theme: 'forest' };
const documentOf = (changes: Partial<InvoiceDraft>) => calculateInvoice({ ...ordinary, ...changes }).document;

describe('the data of an invoice', () => {
  it('has due, subtotal, tax, discount and total, and amount and discountedAmount of every item', () => {
    const data = withComputedFigures(ordinary, calculateInvoice(ordinary));
    expect(data).toMatchObject({
      due: '2026-12-20',
      subtotal: '7,323.00',
      discount: '366.15',
      tax: '452.20',
      total: '7,409.05',
      balanceDue: '6,409.05',
    });
    expect(data.items.map(({ amount }) => amount)).toEqual(['1,850.00', '1,617.00', '3,520.00', '336.00']);
    expect(data.items.map(({ discountedAmount }) => discountedAmount)).toEqual([
      '1,757.50',
      '1,536.15',
      '3,344.00',
      '319.20',
    ]);
  });

  it('comes back from its attachment', () => {
    const attachment = invoiceAttachment(ordinary, calculateInvoice(ordinary), look);
    const read = readInvoiceAttachment(JSON.stringify(attachment));
    if (!read.isRead) throw new Error(read.message);
    expect(read.attachment).toEqual(attachment);
    expect(
      invoiceAttachment(read.attachment.documentData, calculateInvoice(read.attachment.documentData), look),
    ).toEqual(attachment);
  });

  it.each(['', '{}', 'no JSON', '{"schema":"paperwage/paystub/1"}'])('is not read from %j', (json) => {
    expect(readInvoiceAttachment(json)).toMatchObject({ isRead: false });
  });
});

describe('the ids of items', () => {
  const named = (...ids: string[]) => ({ ...ordinary, items: ids.map((id, at) => ({ ...ordinary.items[at]!, id })) });

  it('are made where a program leaves them out, has two alike, or one that could not stand in a path', () => {
    const idsOf = (draft: object) => invoiceDraftSchema.parse(draft).items.map(({ id }) => id);
    const items = ordinary.items.slice(0, 2).map(({ description, rate }) => ({ description, rate }));
    expect(idsOf({ ...ordinary, items })).toEqual(['entry-1', 'entry-2']);
    expect(idsOf(named('a', 'b'))).toEqual(['a', 'b']);
    expect(idsOf(named('a', 'a'))).toEqual(['a', 'entry-1']);
    for (const id of ['a.b', '', 'a,b', 'a b']) expect(idsOf(named('a', id))).toEqual(['a', 'entry-1']);
  });

  it('are made anew on opening, where they are not fit', () => {
    const file = {
      schema: 'paperwage/invoice/1',
      type: 'invoice',
      ...look,
      documentData: named('a', 'a', 'entry-1', 'b.c'),
    };
    const read = readInvoiceAttachment(JSON.stringify(file));
    if (!read.isRead) throw new Error(read.message);
    expect(read.attachment.documentData.items.map(({ id }) => id)).toEqual(['a', 'entry-2', 'entry-1', 'entry-3']);
    expect(read.attachment.documentData.items.map(({ description }) => description)).toEqual(
      ordinary.items.map(({ description }) => description),
    );
    expect(readInvoiceAttachment(JSON.stringify({ ...file, documentData: { items: 5 } })).isRead).toBe(false);
    expect(readInvoiceAttachment(JSON.stringify({ ...file, documentData: null })).isRead).toBe(false);
  });
});

describe('the file name of an invoice', () => {
  it.each([
    [{}, 'invoice-2026-11-20-inv-20418.pdf'],
    [{ number: ' №7/2026 ' }, 'invoice-2026-11-20-7-2026.pdf'],
    [{ number: 'Счёт 7' }, 'invoice-2026-11-20-счёт-7.pdf'],
    [{ number: '' }, 'invoice-2026-11-20-lukasz-hernandez.pdf'],
    [{ number: '', date: '' }, 'invoice-lukasz-hernandez.pdf'],
  ])('of %j is %s', (changes, name) => {
    expect(invoiceFileName(documentOf(changes), 'pdf')).toBe(name);
  });

  it('never holds a tax number', () => {
    expect(invoiceFileName(documentOf({ number: '12-3456789' }), 'xlsx')).toBe(
      'invoice-2026-11-20-lukasz-hernandez.xlsx',
    );
    expect(invoiceFileName(documentOf({ number: '123 45 6789' }), 'pdf')).not.toContain('6789');
  });
});

describe('what an invoice prints', () => {
  it('leaves out items in which nothing was entered', () => {
    const blank = { ...ordinary.items[0]!, id: 'blank', description: '', details: '', rate: '' };
    const { items } = documentOf({ items: [blank, ...ordinary.items] });
    expect(items.map(({ index }) => index)).toEqual([1, 2, 3, 4]);
  });

  it('keeps the lines of notes and details', () => {
    const details = 'one\n\ntwo';
    const { items, notes } = documentOf({
      notes: '\n a\r\n\n\n b \n',
      items: [
        { ...ordinary.items[0]!, details },
        { ...ordinary.items[1]!, details: 'x\n'.repeat(9) },
      ],
    });
    expect(notes).toEqual(['a', '', 'b']);
    expect(items.map((item) => item.details)).toEqual([['one', 'two'], ['x · x · x · x · x · x · x · x · x']]);
  });
});
