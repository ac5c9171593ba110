import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const oh2022: readonly StateRules[] = [
  {
    state: 'OH',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('0.5') },
          { over: dollars(5_000), base: dollars(25), rate: percent('1') },
          { over: dollars(10_000), base: dollars(75), rate: percent('2') },
          { over: dollars(15_000), base: dollars(175), rate: percent('2.5') },
          { over: dollars(20_000), base: dollars(300), rate: percent('3') },
          { over: dollars(40_000), base: dollars(900), rate: percent('3.5') },
          { over: dollars(80_000), base: dollars(2_300), rate: percent('4') },
          { over: dollars(100_000), base: dollars(3_100), rate: percent('5') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(650) }],
      multiplier: percent('100.1'),
      source: {
        title: 'Employer Withholding Tables, computer formula (2022)',
        publisher: 'Ohio Department of Taxation',
        url: 'https://tax.ohio.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: 'Optional computer formula: result times 1.001. Read through stephenmoore33/timetrex-docker: TimeTrex_Community_Edition_v16.12.9/classes/payroll_deduction/US/OH.class.php. A second source agrees on: brackets.all.',
    },
  },
];
