import type { DescriptorOf } from '../../kind-descriptor.ts';
import type { Form1099Row } from './row.ts';
import type { Form1099Draft } from './schema.ts';

export const form1099: DescriptorOf<'1099', Form1099Draft, Form1099Row> = {
  type: '1099',
  words: {
    name: '1099',
    withArticle: 'a 1099',
    label: '1099',
    plural: '1099',
    listTitle: '1099 forms',
    for: 'of',
    parties: 'Recipient or payer',
    attestation: 'The names, numbers and amounts are true.',
    template: 'Copies',
  },
  builderPath: '/make-your-1099',
  parties: { from: 'payersName', to: 'recipientsName' },
  pictures: [],
  hasFullSsns: true,
  fields: [
    { is: 'text', label: 'Recipient', at: 'recipientsName' },
    { is: 'text', label: 'Payer', at: 'payersName' },
    { is: 'year', label: 'Year', at: 'year', tellsApart: '' },
    { is: 'money', label: 'Income', at: 'income' },
  ],
  // It doesn't print what only the form's rules need, or what the user agrees to.
  outdatedBy: {
    allBut: ['illegalAgreement', 'terms', 'returnsOfYear', 'otherFormsForRecipient', 'directSalesElsewhere'],
  },
  loadPaper: async () => (await import('./paper.ts')).form1099Paper,
};
