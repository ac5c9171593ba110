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
        title: 'Montana Withholding Tax Guide and Tables (2023)',
        publisher: 'Montana Department of Revenue',
        url: 'https://mtrevenue.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: 'Read through stephenmoore33/timetrex-docker: TimeTrex_Community_Edition_v16.12.9/classes/payroll_deduction/US/MT.class.php. A second source agrees on: brackets.all, allowance.amount.',
    },
  },
];
