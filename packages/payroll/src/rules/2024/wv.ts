import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const wv2024: readonly StateRules[] = [
  {
    state: 'WV',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        oneEarner: [
          { over: dollars(0), base: dollars(0), rate: percent('2.36') },
          { over: dollars(10_000), base: dollars(236), rate: percent('3.15') },
          { over: dollars(25_000), base: dollars(708.5), rate: percent('3.54') },
          { over: dollars(40_000), base: dollars(1_239.5), rate: percent('4.72') },
          { over: dollars(60_000), base: dollars(2_183.5), rate: percent('5.12') },
        ],
        twoEarner: [
          { over: dollars(0), base: dollars(0), rate: percent('2.36') },
          { over: dollars(7_500), base: dollars(177), rate: percent('3.15') },
          { over: dollars(18_750), base: dollars(531.38), rate: percent('3.54') },
          { over: dollars(30_000), base: dollars(929.63), rate: percent('4.72') },
          { over: dollars(45_000), base: dollars(1_637.63), rate: percent('5.12') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(2_000) }],
      rounding: { periodTax: true },
      source: {
        title: 'IT-100.2A, West Virginia Income Tax Withholding, percentage method (2024)',
        publisher: 'West Virginia Tax Division',
        url: 'https://tax.wv.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: 'Two-earner table is the default; one-earner table on IT-104 election. Read through stephenmoore33/timetrex-docker: TimeTrex_Community_Edition_v16.12.9/classes/payroll_deduction/US/WV.class.php. A second source agrees on: brackets.',
    },
  },
];
