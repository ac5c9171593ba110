import { calendarDate } from '@paperwage/values';
import { tablesApril2022 } from '../editions/al.ts';
import type { StateRules } from '../state-rules.ts';

export const al2024: readonly StateRules[] = [
  {
    state: 'AL',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      ...tablesApril2022,
      source: {
        publication: 'Withholding Tax Tables and Instructions for Employers and Withholding Agents',
        edition: '2024',
        publisher: 'Alabama Department of Revenue',
        url: 'https://www.revenue.alabama.gov/forms/withholding-tax-tables-and-instructions-for-employers-and-withholding-agents-2/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP', figures: 'the deduction and the dependents' },
        { record: 'Suburban Computer', figures: 'the deduction, the dependents and the exemption' },
      ],
      takenFrom: [{ record: 'Microsoft Dynamics GP', figures: 'the overtime exclusion' }],
    },
  },
];
