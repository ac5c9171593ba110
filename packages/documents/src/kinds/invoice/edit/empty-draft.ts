import type { DraftContext } from '../../../drafts/draft-context.ts';
import { characters, newId } from '../../../drafts/draft-context.ts';
import type { InvoiceDraft, InvoiceItem } from '../schema.ts';

const NOTHING = '0.00';
const SUFFIX_DIGITS = 5;

const EMPTY_PARTY: InvoiceDraft['to'] = {
  name: '',
  email: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
  phone: '',
};

/** A new invoice: every field with its default, a number generated, dated `today`, with one empty item. */
export function emptyInvoiceDraft({ today, random }: DraftContext): InvoiceDraft {
  return {
    formName: 'Invoice',
    logo: '',
    from: { ...EMPTY_PARTY, businessNumber: '' },
    to: EMPTY_PARTY,
    number: generatedNumber(random),
    date: today,
    terms: 'none',
    customDueDate: '',
    currency: 'USD',
    taxType: 'on_total',
    taxRate: '0',
    taxLabel: 'Tax',
    taxIncluded: false,
    discountType: 'none',
    discountRate: '0',
    items: [emptyItem(newId(random))],
    paidAmount: '0',
    payLink: '',
    notes: '',
    due: '',
    subtotal: NOTHING,
    discount: NOTHING,
    tax: NOTHING,
    total: NOTHING,
    balanceDue: NOTHING,
  };
}

/** `INV` and a generated suffix: `INV-20418`. */
export function generatedNumber(random: () => number): string {
  return `INV-${characters(SUFFIX_DIGITS, '0123456789', random)}`;
}

/** An item in which nothing was entered: one piece, taxed. */
export function emptyItem(id: string): InvoiceItem {
  return {
    id,
    description: '',
    details: '',
    rate: '',
    qty: '1',
    withTax: true,
    amount: NOTHING,
    discountedAmount: NOTHING,
  };
}
