import type { InvoiceDraft } from './schema.ts';

const PARTY: Readonly<Record<string, string>> = {
  name: 'name or company',
  email: 'email',
  address1: 'street address',
  address2: 'suite or apartment',
  city: 'city',
  state: 'state',
  zip: 'ZIP code',
  phone: 'phone',
  businessNumber: 'business ID',
};

const FIELDS: Readonly<Record<string, string>> = {
  formName: 'Document title',
  logo: 'Logo',
  number: 'Invoice number',
  date: 'Invoice date',
  terms: 'Terms',
  customDueDate: 'Due date',
  currency: 'Currency',
  paperSize: 'Paper size',
  taxRate: 'Tax rate, percent',
  taxLabel: 'Tax name',
  paidAmount: 'Already paid',
  payLink: 'Pay link',
  notes: 'Notes',
  items: 'Items',
};

const COLUMNS: Readonly<Record<string, string>> = {
  description: 'description',
  details: 'details',
  rate: 'rate',
  qty: 'quantity',
};

/** What the form calls a place in the draft: `Client’s ZIP code`, `Item 2, rate`. Undefined for a place that isn't a field. */
export function invoicePlaceName(
  { discountType }: Pick<InvoiceDraft, 'discountType'>,
  path: string,
): string | undefined {
  const [holder = '', at = '', field = ''] = path.split('.');
  if (holder === 'items' && at !== '') {
    return [`Item ${Number(at) + 1}`, COLUMNS[field]].filter(Boolean).join(', ');
  }
  if (holder === 'from' || holder === 'to') {
    const name = PARTY[at];
    return name && `${holder === 'from' ? 'Your' : 'Client’s'} ${name}`;
  }
  if (path === 'discountRate') return discountType === 'percent' ? 'Discount, percent' : 'Discount, amount';
  return FIELDS[path];
}
