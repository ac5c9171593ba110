import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const mt2022: readonly StateRules[] = [
  {
    state: 'MT',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('1.8') },
          { over: dollars(7_000), base: dollars(126), rate: percent('4.4') },
          { over: dollars(15_000), base: dollars(478), rate: percent('6') },
          { over: dollars(120_000), base: dollars(6_778), rate: percent('6.6') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(1_900) }],
      rounding: { periodTax: true },
      source: {
        publication: 'Montana Employer and Information Agent Guide with Montana Withholding Tax Tables',
        edition: '2022',
        publisher: 'Montana Department of Revenue',
        url: 'https://revenue.mt.gov/publications/montana-employer-and-information-agent-guide',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [{ record: 'the National Finance Center', figures: 'the rates and brackets and the allowance' }],
    },
  },
];
