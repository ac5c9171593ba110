import { calendarDate, dollars, percent } from '@paperwage/values';
import { deductions2022 } from '../editions/il.ts';
import type { StateRules } from '../state-rules.ts';

export const il2023: readonly StateRules[] = [
  {
    state: 'IL',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-07-04'),
    incomeTax: {
      method: 'flat',
      rate: percent('4.95'),
      deductions: [
        { kind: 'counted', of: 'allowances', each: dollars(2_625) },
        { kind: 'counted', of: 'line2Allowances', each: dollars(1_000) },
      ],
      source: {
        publication: 'Booklet IL-700-T, Illinois Withholding Income Tax Tables',
        edition: '2023',
        publisher: 'Illinois Department of Revenue',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rate and the line 2 allowances' },
      ],
      takenFrom: [
        { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the allowance' },
        { record: 'Paylocity', figures: 'the allowance' },
        { record: 'the agency’s own page', figures: 'the allowance' },
      ],
    },
  },
  {
    state: 'IL',
    from: calendarDate('2023-07-05'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'flat',
      rate: percent('4.95'),
      deductions: deductions2022,
      source: {
        publication: 'Informational Bulletin FY 2024-02',
        edition: 'July 2023',
        table: 'with the revised Booklet IL-700-T',
        publisher: 'Illinois Department of Revenue',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      note: 'P.A. 103-0009 put the 2023 allowance back to $2,425. Employers could use $2,225 for the rest of 2023 to catch up. We don’t.',
    },
  },
];
