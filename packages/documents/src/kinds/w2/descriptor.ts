import type { DescriptorOf } from '../../kind-descriptor.ts';
import type { W2Row } from './row.ts';
import type { W2Draft } from './schema.ts';

export const w2: DescriptorOf<'w2', W2Draft, W2Row> = {
  type: 'w2',
  words: {
    name: 'W-2',
    withArticle: 'a W-2',
    label: 'W-2',
    menu: 'W-2 form',
    plural: 'W-2',
    listTitle: 'W-2 forms',
    for: 'of',
    parties: 'Employee or company',
    attestation: 'The names, numbers and amounts are true.',
    template: 'Copies',
  },
  builderPath: '/make-your-w2',
  parties: { from: 'companyName', to: 'employeeName' },
  pictures: [],
  hasFullSsns: true,
  fields: [
    { is: 'text', label: 'Employee', at: 'employeeName' },
    { is: 'text', label: 'Company', at: 'companyName' },
    { is: 'year', label: 'Year', at: 'year', tellsApart: '' },
    { is: 'money', label: 'Income', at: 'income' },
  ],
  // It doesn't print what only the form's rules need, or what the user agrees to.
  outdatedBy: { allBut: ['illegalAgreement', 'terms', 'returnsOfYear'] },
  loadPaper: async () => (await import('./paper.ts')).w2Paper,
};
