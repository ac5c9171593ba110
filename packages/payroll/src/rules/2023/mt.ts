import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const mt2023: readonly StateRules[] = [
  {
    state: 'MT',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('1.8') },
          { over: dollars(7_630), base: dollars(137), rate: percent('4.4') },
          { over: dollars(16_350), base: dollars(521), rate: percent('6') },
          { over: dollars(130_790), base: dollars(7_387), rate: percent('6.6') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(2_070) }],
      rounding: { periodTax: true },
      source: {
        publication: 'Montana Employer and Information Agent Guide with Montana Withholding Tax Tables',
        edition: '2023',
        publisher: 'Montana Department of Revenue',
        url: 'https://revenue.mt.gov/publications/montana-employer-and-information-agent-guide',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rates and brackets and the allowance' },
        { record: 'the National Finance Center', figures: 'the rates and brackets and the allowance' },
      ],
    },
  },
];
