import { calendarDate } from '@paperwage/values';
import { tablesApril2022 } from '../editions/al.ts';
import type { StateRules } from '../state-rules.ts';

export const al2026: readonly StateRules[] = [
  {
    state: 'AL',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      ...tablesApril2022,
      source: {
        publication: 'Withholding Tax Tables and Instructions for Employers and Withholding Agents',
        edition: 'Rev. January 2026',
        publisher: 'Alabama Department of Revenue',
        url: 'https://www.revenue.alabama.gov/wp-content/uploads/2026/01/whbooklet_0126.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: 'the agency’s worked example' }],
    },
  },
];
