import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const va2022: readonly StateRules[] = [
  {
    state: 'VA',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-09-30'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('2') },
          { over: dollars(3_000), base: dollars(60), rate: percent('3') },
          { over: dollars(5_000), base: dollars(120), rate: percent('5') },
          { over: dollars(17_000), base: dollars(720), rate: percent('5.75') },
        ],
      },
      standardDeduction: { kind: 'fixed', amount: { all: dollars(4_500) } },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(930) }],
      source: {
        title: 'Virginia Income Tax Withholding Guide for Employers (2022)',
        publisher: 'Virginia Department of Taxation',
        url: 'https://www.tax.virginia.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: 'Read through stephenmoore33/timetrex-docker: TimeTrex_Community_Edition_v16.12.9/classes/payroll_deduction/US/VA.class.php. A second source agrees on: laterInYear[0].standardDeduction, brackets.all.',
    },
  },
  {
    state: 'VA',
    from: calendarDate('2022-10-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('2') },
          { over: dollars(3_000), base: dollars(60), rate: percent('3') },
          { over: dollars(5_000), base: dollars(120), rate: percent('5') },
          { over: dollars(17_000), base: dollars(720), rate: percent('5.75') },
        ],
      },
      standardDeduction: { kind: 'fixed', amount: { all: dollars(8_000) } },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(930) }],
      source: {
        title: 'Virginia Income Tax Withholding Guide for Employers (2022)',
        publisher: 'Virginia Department of Taxation',
        url: 'https://www.tax.virginia.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: 'Read through stephenmoore33/timetrex-docker: TimeTrex_Community_Edition_v16.12.9/classes/payroll_deduction/US/VA.class.php.',
    },
  },
];
