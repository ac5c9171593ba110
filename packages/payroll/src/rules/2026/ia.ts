import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const ia2026: readonly StateRules[] = [
  {
    state: 'IA',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('3.8') }] },
      standardDeduction: {
        kind: 'fixed',
        amount: {
          single: dollars(13_000),
          married: dollars(26_000),
          marriedSpouseWorks: dollars(13_000),
          headOfHousehold: dollars(19_500),
        },
      },
      credits: [
        { kind: 'stated', election: 'iaW4AllowanceDollars' },
        { kind: 'counted', of: 'allowances', each: dollars(40) },
      ],
      source: {
        title: 'Iowa Individual Income Tax Withholding Formula (2026)',
        publisher: 'Iowa Department of Revenue',
        url: 'https://revenue.iowa.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      note: 'Read through Nyaksik/us-payroll-tax-tables: data/tax/2026/state-income-tax.json.',
    },
  },
];
