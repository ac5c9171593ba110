import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const mi2023: readonly StateRules[] = [
  {
    state: 'MI',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'flat',
      rate: percent('4.25'),
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(5_400) }],
      source: {
        title: '446-I, Michigan Income Tax Withholding Guide (2023)',
        publisher: 'Michigan Department of Treasury',
        url: 'https://www.michigan.gov/taxes',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: '2023: the return-year rate was 4.05% but withholding stayed at 4.25%. Read through stephenmoore33/timetrex-docker: TimeTrex_Community_Edition_v16.12.9/classes/payroll_deduction/US/MI.class.php. A second source agrees on: flatRate, allowance.amount.',
    },
  },
];
