import { calendarDate } from '@paperwage/values';
import { tablesApril2022 } from '../editions/al.ts';
import type { StateRules } from '../state-rules.ts';

export const al2023: readonly StateRules[] = [
  {
    state: 'AL',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      ...tablesApril2022,
      source: {
        publication: 'Withholding Tax Tables and Instructions for Employers and Withholding Agents',
        edition: 'Rev. January 2023',
        publisher: 'Alabama Department of Revenue',
        url: 'https://www.revenue.alabama.gov/ultraviewer/viewer/basic_viewer/index.html?form=2023/01/whbooklet_0123.pdf.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 7, 2022)', figures: 'the deduction and the dependents' },
        { record: 'Suburban Computer', figures: 'the deduction, the dependents and the exemption' },
      ],
    },
  },
];
