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
const from = (changes: Partial<InvoiceDraft['from']>) => found({ from: { ...ordinary.from, ...changes } });

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
    ['more paid than due', () => found({ paidAmount: '9,999' }), ['paidAmount paid-exceeds-total (warning)']],
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

describe('a pay link', () => {
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
    ['to.name', 'Client name'],
    ['items.1.qty', 'Item 2, quantity'],
    ['items', 'Items'],
    ['taxRate', 'Tax rate'],
    ['unknown', undefined],
    ['from.unknown', undefined],
  ])('%s is called %s', (path, name) => {
    expect(invoicePlaceName(path)).toBe(name);
  });
});
