import { calendarDate } from '@paperwage/values';
import { tablesApril2022 } from '../editions/al.ts';
import type { StateRules } from '../state-rules.ts';

export const al2025: readonly StateRules[] = [
  {
    state: 'AL',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      ...tablesApril2022,
      source: {
        publication: 'Withholding Tax Tables and Instructions for Employers and Withholding Agents',
        edition: 'Rev. January 2025',
        publisher: 'Alabama Department of Revenue',
        url: 'https://www.revenue.alabama.gov/forms/withholding-tax-tables-and-instructions-for-employers-and-withholding-agents-2/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      comparedWith: [{ record: 'TimeTrex Community Edition 16.12.9' }],
    },
  },
];
