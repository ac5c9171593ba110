import type { DescriptorOf } from '../../kind-descriptor.ts';
import type { InvoiceRow } from './row.ts';
import type { InvoiceDraft } from './schema.ts';

export const invoice: DescriptorOf<'invoice', InvoiceDraft, InvoiceRow> = {
  type: 'invoice',
  words: {
    name: 'invoice',
    withArticle: 'an invoice',
    label: 'Invoice',
    plural: 'Invoices',
    for: 'to',
    parties: 'Name',
    year: 'Year',
    attestation: 'The names, dates and amounts are true, and the goods or services were or will be provided.',
  },
  builderPath: '/invoice-generator',
  parties: { from: 'from.name', to: 'to.name' },
  pictures: [{ path: 'logo', key: 'logo' }],
  fields: [
    { is: 'text', label: 'To', at: 'to.name' },
    { is: 'text', label: 'From', at: 'from.name' },
    { is: 'text', label: 'Name', at: 'formName' },
    { is: 'text', label: 'Number', at: 'number', tellsApart: 'number' },
    // Invoices made before we stored it have none.
    { is: 'day', label: 'Date', at: 'date', none: 'None', isOnPageOnly: true },
    { is: 'money', label: 'Total', at: 'total', currencyAt: 'currency' },
  ],
  outdatedBy: ['items', 'discountType', 'discountRate', 'taxType', 'taxRate', 'taxIncluded', 'paidAmount', 'currency'],
  verified: {
    issuer: 'seller',
    figures: 'invoice date and total',
    notProven: [
      'That the invoice was paid. Ask for bank deposits.',
      'Who the issuer is, or that the seller exists. Call the seller at a number you found yourself.',
      'That the work was done or the goods were delivered. The issuer typed the items.',
    ],
  },
  loadPaper: async () => (await import('./paper.ts')).invoicePaper,
};
