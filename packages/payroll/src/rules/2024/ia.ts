import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const ia2024: readonly StateRules[] = [
  {
    state: 'IA',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('4.4') },
          { over: dollars(4_896), base: dollars(215.42), rate: percent('4.82') },
          { over: dollars(24_480), base: dollars(1_159.37), rate: percent('5.7') },
        ],
      },
      standardDeduction: {
        kind: 'byAllowanceDollars',
        fewer: dollars(14_600),
        from: dollars(80),
        more: dollars(29_200),
        allowance: dollars(40),
      },
      credits: [
        { kind: 'stated', election: 'iaW4AllowanceDollars' },
        { kind: 'counted', of: 'allowances', each: dollars(40) },
      ],
      source: {
        title: 'Iowa Individual Income Tax Withholding Formula (2024)',
        publisher: 'Iowa Department of Revenue',
        url: 'https://revenue.iowa.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: '2024 IA W-4 states allowances in dollars (40 = one allowance); the dollar total is an annual tax credit. Thresholds 4896/24480 confirmed by a second vendor table. Read through stephenmoore33/timetrex-docker: TimeTrex_Community_Edition_v16.12.9/classes/payroll_deduction/US/IA.class.php. A second source agrees on: brackets, standardDeduction.',
    },
  },
];
