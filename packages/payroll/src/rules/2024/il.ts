import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const il2024: readonly StateRules[] = [
  {
    state: 'IL',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'flat',
      rate: percent('4.95'),
      deductions: [
        { kind: 'counted', of: 'allowances', each: dollars(2_775) },
        { kind: 'counted', of: 'line2Allowances', each: dollars(1_000) },
      ],
      source: {
        publication: 'Booklet IL-700-T, Illinois Withholding Income Tax Tables',
        edition: '2024',
        publisher: 'Illinois Department of Revenue',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        {
          record: 'Microsoft Dynamics GP (July 22, 2024)',
          figures: 'the allowance, the rate and the line 2 allowances',
        },
      ],
    },
  },
];
