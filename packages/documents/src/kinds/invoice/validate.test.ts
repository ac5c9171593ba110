import { describe, expect, it } from 'vitest';
import { calculateInvoice } from './calculate.ts';
import { invoiceDrafts } from './fixtures/drafts.ts';
import { invoicePlaceName } from './place-name.ts';
import type { InvoiceDraft, InvoiceItem } from './schema.ts';
import { invoiceDraftSchema } from './schema.ts';

const { ordinary } = invoiceDrafts;

function found(changes: Partial<InvoiceDraft>): string[] {
  const { issues } = calculateInvoice({ ...ordinary, ...changes });
  return issues.map(({ path, code, severity }) => `${path} ${code}${severity === 'warning' ? ' (warning)' : ''}`);
}

const withItem = (changes: Partial<InvoiceItem>) =>
  found({ items: ordinary.items.map((item, at) => (at === 1 ? { ...item, ...changes } : item)) });
const free = (changes: Partial<InvoiceDraft>) =>
  found({ items: ordinary.items.map((item) => ({ ...item, rate: '0' })), payLink: '', paidAmount: '0', ...changes });
const from = (changes: Partial<InvoiceDraft['from']>) => found({ from: { ...ordinary.from, ...changes } });

const SSN = 'from.businessNumber business-number-ssn (warning)';

describe('what is wrong with an invoice', () => {
  it('is nothing in the sample, nor in any invoice that templates are tried on but the empty one', () => {
    for (const [name, draft] of Object.entries(invoiceDrafts)) {
      const errors = calculateInvoice(draft).issues.filter(({ severity }) => severity === 'error');
      if (name !== 'empty') expect({ name, errors }).toEqual({ name, errors: [] });
    }
  });

  it('is no length in any of them', () => {
    for (const draft of Object.values(invoiceDrafts)) expect(invoiceDraftSchema.parse(draft)).toEqual(draft);
  });

  it('are its empty fields', () => {
    expect(calculateInvoice(invoiceDrafts.empty).issues.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'from.name name-missing',
      'to.name name-missing',
      'number number-missing',
      'date date-missing',
      'items.0.description description-missing',
      'items total-zero',
    ]);
  });

  it.each([
    ['a logo that is none', () => found({ logo: 'data:image/png;base64,AAAA' }), ['logo logo-unreadable']],
    ['an unusual email address', () => from({ email: 'hello' }), ['from.email email-unusual (warning)']],
    ['an unusual telephone', () => from({ phone: '12' }), ['from.phone telephone-unusual (warning)']],
    ['an unusual ZIP code', () => from({ zip: '9720' }), ['from.zip zip-unusual (warning)']],
    ['a postal code of elsewhere', () => from({ zip: 'V6B 1A1' }), []],
    ['an impossible date', () => found({ date: '2026-02-30' }), ['date date-unknown']],
    ['no due date', () => found({ terms: 'custom' }), ['customDueDate date-missing']],
    [
      'a due date before the date',
      () => found({ terms: 'custom', customDueDate: '2026-11-19' }),
      ['customDueDate due-before-date (warning)'],
    ],
    ['a due date that does not count', () => found({ customDueDate: 'x' }), []],
    ['a rate that is none', () => withItem({ rate: 'x' }), ['items.1.rate not-a-number']],
    ['a rate below zero', () => withItem({ rate: '-5' }), ['items.1.rate amount-negative']],
    ['a quantity that is none', () => withItem({ qty: '1x' }), ['items.1.qty not-a-number']],
    ['a product too large', () => withItem({ rate: '999,999,999.99' }), ['items.1.rate amount-too-large']],
    ['a tax above 100 percent', () => found({ taxRate: '100.1' }), ['taxRate rate-out-of-range']],
    ['a tax rate that does not count', () => found({ taxType: 'none', taxRate: 'x' }), []],
    ['a discount of no percentage', () => found({ discountRate: 'five' }), ['discountRate not-a-number']],
    [
      'a discount above the subtotal',
      () => found({ discountType: 'flat_amount', discountRate: '7,323.01' }),
      ['discountRate discount-exceeds-subtotal'],
    ],
    ['a payment that is no amount', () => found({ paidAmount: 'all' }), ['paidAmount not-a-number']],
    [
      'more paid than due',
      () => found({ paidAmount: '9,999' }),
      ['payLink nothing-due (warning)', 'paidAmount paid-exceeds-total (warning)'],
    ],
    [
      'anything paid of nothing',
      () => free({ paidAmount: '1,000' }),
      ['items total-zero (warning)', 'paidAmount paid-exceeds-total (warning)'],
    ],
    ['an invoice of nothing', () => free({}), ['items total-zero (warning)']],
    ['a way to pay nothing', () => found({ paidAmount: '7,409.05' }), ['payLink nothing-due (warning)']],
    ['no rate', () => withItem({ rate: ' ' }), ['items.1.rate amount-empty (warning)']],
    ['no quantity', () => withItem({ qty: '' }), ['items.1.qty amount-empty (warning)']],
    ['a rate that is said to be 0', () => withItem({ rate: '0' }), []],
    ['a comma within a rate', () => withItem({ rate: '1,2,3' }), ['items.1.rate number-with-comma']],
    ['a comma within a quantity', () => withItem({ qty: '3,5' }), ['items.1.qty number-with-comma']],
    ['a comma within a payment', () => found({ paidAmount: '12,50' }), ['paidAmount number-with-comma']],
    ['a comma and a point the other way round', () => withItem({ qty: '1.200,50' }), ['items.1.qty number-with-comma']],
    ['a space and a comma', () => withItem({ rate: '1 234,5' }), ['items.1.rate number-with-comma']],
    ['the number of a person', () => from({ businessNumber: '412-68-4821' }), [SSN]],
    ['a comma within a tax rate', () => found({ taxRate: '8,5' }), ['taxRate rate-with-comma']],
    ['a comma within a percentage off', () => found({ discountRate: '2,5 %' }), ['discountRate rate-with-comma']],
    ['an unknown state', () => from({ state: 'Orgon' }), ['from.state state-unusual (warning)']],
    ['a state in full', () => from({ state: 'oregon' }), []],
    ['a territory', () => from({ state: 'PR', zip: '00901' }), []],
    ['a province', () => from({ state: 'Ontario', zip: 'K1A 0B1' }), []],
    ['a state without a ZIP code', () => from({ state: 'Bayern', zip: '' }), []],
    ['a link that is none', () => found({ payLink: 'pay me' }), ['payLink link-unreadable']],
    ['a link that runs code', () => found({ payLink: 'javascript:alert(1)' }), ['payLink link-unreadable']],
    ['a link with a password', () => found({ payLink: 'https://a:b@example.com' }), ['payLink link-unreadable']],
    ['letters that no face has', () => found({ notes: '謝謝' }), ['notes letters-not-printable']],
  ])('%s', (_what, issues, expected) => {
    expect(issues()).toEqual(expected);
  });

  it('is a sum too large, where no item alone is', () => {
    const items = ordinary.items.map((item) => ({ ...item, rate: '600,000,000', qty: '1' }));
    expect(found({ items })).toEqual(['items amount-too-large']);
  });
});

describe('what is said', () => {
  const messagesOf = (changes: Partial<InvoiceDraft>) =>
    calculateInvoice({ ...ordinary, ...changes }).issues.map(({ message }) => message);

  it('names the item that comes to nothing', () => {
    const items = ordinary.items.map((item, at) => (at === 1 ? { ...item, rate: '' } : item));
    expect(messagesOf({ items })).toEqual(['Item 2 has no rate, so it comes to $0.00.']);
  });

  it('tells what a comma made of a number, and how it was meant', () => {
    expect(messagesOf({ taxRate: '8,5' })).toEqual(['The tax has a comma. Enter 8.5 with a period.']);
    expect(messagesOf({ taxRate: '1,2,3' })).toEqual(['The tax has a comma. Enter 8.5 with a period.']);
    expect(messagesOf({ paidAmount: '12,50' })).toEqual([
      'Use commas only between thousands and a period for decimals, such as 1,200.50.',
    ]);
  });

  it('counts a number with such a comma as none', () => {
    expect(calculateInvoice({ ...ordinary, paidAmount: '12,50' }).document.totals.paid).toBe(0);
  });

  it('counts a percentage with a comma as none', () => {
    expect(calculateInvoice({ ...ordinary, taxRate: '8,5' }).document.totals.tax).toMatchObject({ rate: 0, amount: 0 });
  });
});

describe('a pay link', () => {
  it('is not shown where nothing is due', () => {
    for (const paidAmount of ['7,409.05', '9,000'])
      expect(calculateInvoice({ ...ordinary, paidAmount }).document.payLink).toBe('');
  });

  it.each([
    ['pay.example.com/x', 'https://pay.example.com/x'],
    ['http://pay.example.com', 'http://pay.example.com/'],
    [' https://pay.example.com/ü ', 'https://pay.example.com/%C3%BC'],
  ])('%s is completed', (payLink, full) => {
    expect(calculateInvoice({ ...ordinary, payLink }).document.payLink).toBe(full);
  });
});

describe('the place of an issue', () => {
  it.each([
    ['from.zip', 'Your ZIP code'],
    ['to.name', 'Client’s name or company'],
    ['to.email', 'Client’s email'],
    ['discountRate', 'Discount, percent'],
    ['paidAmount', 'Already paid'],
    ['items.1.qty', 'Item 2, quantity'],
    ['items', 'Items'],
    ['taxRate', 'Tax rate, percent'],
    ['unknown', undefined],
    ['from.unknown', undefined],
  ])('%s is called %s', (path, name) => {
    expect(invoicePlaceName(ordinary, path)).toBe(name);
  });
});
