import type { DraftContext } from '../../drafts/draft-context.ts';
import { newId } from '../../drafts/draft-context.ts';
import { emptyInvoiceDraft, emptyItem } from './empty-draft.ts';
import { SAMPLE_LOGO } from './sample-logo.ts';
import type { InvoiceDraft } from './schema.ts';

const ITEMS = [
  {
    description: 'Planting plan, revised',
    details: 'Sheet set of 4, with irrigation zones',
    qty: '1',
    rate: '1,850.00',
  },
  { description: 'Native shrubs, 5 gal', details: '', qty: '42', rate: '38.50' },
  { description: 'Crew time', details: 'Two gardeners, November 9 to 13', qty: '64', rate: '55.00' },
  { description: 'Basalt gravel, delivered', details: '', qty: '3.5', rate: '96.00' },
] as const;

/** A fictional company and client with everything filled in, dated `today`. */
export function sampleInvoiceDraft(context: DraftContext): InvoiceDraft {
  return {
    ...emptyInvoiceDraft(context),
    logo: SAMPLE_LOGO,
    from: {
      name: 'Fernhill Garden Design',
      email: 'hello@fernhill.example',
      address1: '58 Orchard Street',
      address2: '',
      city: 'Portland',
      state: 'OR',
      zip: '97205',
      phone: '(503) 555-0186',
      businessNumber: 'CCB 204418',
    },
    to: {
      name: 'Łukasz Hernández',
      email: 'lukasz@harborview.example',
      address1: 'Harbor View Condominiums',
      address2: '1200 NW Naito Parkway, Suite 410',
      city: 'Portland',
      state: 'OR',
      zip: '97209',
      phone: '(503) 555-0127',
    },
    number: 'INV-20418',
    terms: '30',
    taxRate: '6.5',
    taxLabel: 'Sales tax',
    discountType: 'percent',
    discountRate: '5',
    items: ITEMS.map((item) => ({ ...emptyItem(newId(context.random)), ...item })),
    paidAmount: '1,000.00',
    payLink: 'https://pay.fernhill.example/inv-20418',
    notes: 'Thank you for the quick decision on the stone. The third stage starts in March, weather permitting.',
  };
}
