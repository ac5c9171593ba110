import { calendarDate } from '@paperwage/values';
import { guide2022 } from '../editions/ga.ts';
import type { StateRules } from '../state-rules.ts';

export const ga2022: readonly StateRules[] = [
  {
    state: 'GA',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      ...guide2022,
      source: {
        publication: 'Employer’s Tax Guide',
        edition: '2022',
        publisher: 'Georgia Department of Revenue',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 7, 2022)', figures: 'the deduction' },
        { record: 'Suburban Computer', figures: 'the rates and brackets, the dependents and the exemption' },
        { record: 'Halfpricesoft', figures: 'the exemption' },
      ],
      note: 'We count the personal exemption unless the employee says otherwise.',
    },
  },
];
