import { calendarDate, percent } from '@paperwage/values';
import { deductions2022 } from '../editions/il.ts';
import type { StateRules } from '../state-rules.ts';

export const il2022: readonly StateRules[] = [
  {
    state: 'IL',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'flat',
      rate: percent('4.95'),
      deductions: deductions2022,
      source: {
        publication: 'Booklet IL-700-T, Illinois Withholding Income Tax Tables',
        edition: '2022',
        publisher: 'Illinois Department of Revenue',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        {
          record: 'Microsoft Dynamics GP (October 7, 2022)',
          figures: 'the allowance, the rate and the line 2 allowances',
        },
      ],
    },
  },
];
