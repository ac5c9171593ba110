import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const co2022: readonly StateRules[] = [
  {
    state: 'CO',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('4.55') }] },
      standardDeduction: {
        kind: 'fixed',
        amount: { single: dollars(4_000), married: dollars(8_000), headOfHousehold: dollars(4_000) },
      },
      rounding: { periodTax: true },
      source: {
        title: 'DR 1098, Colorado Income Tax Withholding Worksheet for Employers (2022)',
        publisher: 'Colorado Department of Revenue',
        url: 'https://tax.colorado.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: 'Annual W-4 based allowance, replaced by DR 0004 line 2 if filed. Read through stephenmoore33/timetrex-docker: TimeTrex_Community_Edition_v16.12.9/classes/payroll_deduction/US/CO.class.php. A second source agrees on: standardDeduction, flatRate.',
    },
  },
];
