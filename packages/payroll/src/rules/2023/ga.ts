import { calendarDate } from '@paperwage/values';
import { guide2022 } from '../editions/ga.ts';
import type { StateRules } from '../state-rules.ts';

export const ga2023: readonly StateRules[] = [
  {
    state: 'GA',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      ...guide2022,
      source: {
        publication: 'Employer’s Tax Guide',
        edition: '2023',
        publisher: 'Georgia Department of Revenue',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        {
          record: 'Suburban Computer',
          figures: 'the deduction, the exemption, the rates and brackets and the dependents',
        },
        { record: 'Halfpricesoft', figures: 'the deduction and the exemption' },
      ],
      note: 'We count the personal exemption unless the employee says otherwise.',
    },
  },
];
