import { calendarDate, dollars, percent } from '@paperwage/values';
import { tablesOctober2024 } from '../editions/wv.ts';
import type { StateRules } from '../state-rules.ts';

export const wv2025: readonly StateRules[] = [
  {
    state: 'WV',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        oneEarner: [
          { over: dollars(0), base: dollars(0), rate: percent('2.22') },
          { over: dollars(10_000), base: dollars(222), rate: percent('2.96') },
          { over: dollars(25_000), base: dollars(666), rate: percent('3.33') },
          { over: dollars(40_000), base: dollars(1_165.5), rate: percent('4.44') },
          { over: dollars(60_000), base: dollars(2_053.5), rate: percent('4.82') },
        ],
        twoEarner: [
          { over: dollars(0), base: dollars(0), rate: percent('2.22') },
          { over: dollars(7_500), base: dollars(166.5), rate: percent('2.96') },
          { over: dollars(18_750), base: dollars(499.5), rate: percent('3.33') },
          { over: dollars(30_000), base: dollars(874.13), rate: percent('4.44') },
          { over: dollars(45_000), base: dollars(1_540.13), rate: percent('4.82') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(2_000) }],
      rounding: { periodTax: true },
      source: tablesOctober2024,
      standing: 'official',
      recordedBy: ['payroll-tax-engine'],
    },
  },
];
