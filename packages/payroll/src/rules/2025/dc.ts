import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const dc2025: readonly StateRules[] = [
  {
    state: 'DC',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('4') },
          { over: dollars(10_000), base: dollars(400), rate: percent('6') },
          { over: dollars(40_000), base: dollars(2_200), rate: percent('6.5') },
          { over: dollars(60_000), base: dollars(3_500), rate: percent('8.5') },
          { over: dollars(250_000), base: dollars(19_650), rate: percent('9.25') },
          { over: dollars(500_000), base: dollars(42_775), rate: percent('9.75') },
          { over: dollars(1_000_000), base: dollars(91_525), rate: percent('10.75') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(4_300) }],
      source: {
        title: 'FR-230, Income Tax Withholding Instructions and Tables, and OTR Notice 2022-08 (2025)',
        publisher: 'District of Columbia Office of Tax and Revenue',
        url: 'https://otr.cfo.dc.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: 'One table for all statuses. OTR Notice 2022-08 points to the federal 4300 allowance; TimeTrex carries 0 from 2022-10-01, 4150 before. Read through stephenmoore33/timetrex-docker: TimeTrex_Community_Edition_v16.12.9/classes/payroll_deduction/US/DC.class.php. A second source agrees on: brackets, allowance.amount.',
    },
  },
];
