import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const oh2026: readonly StateRules[] = [
  {
    state: 'OH',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-07-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('1.775') },
          { over: dollars(26_050), base: dollars(462.39), rate: percent('2.99') },
          { over: dollars(100_000), base: dollars(2_673.49), rate: percent('3.64') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(650) }],
      source: {
        title: 'Employer Withholding Tables, computer formula (2026)',
        publisher: 'Ohio Department of Taxation',
        url: 'https://tax.ohio.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      note: 'Keyed to payroll period end date. Read through Nyaksik/us-payroll-tax-tables: data/tax/2026/state-income-tax.json.',
    },
  },
  {
    state: 'OH',
    from: calendarDate('2026-08-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('1.6') },
          { over: dollars(26_050), base: dollars(416.8), rate: percent('2.99') },
          { over: dollars(100_000), base: dollars(2_627.91), rate: percent('3.4') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(650) }],
      source: {
        title: 'Employer Withholding Tables, computer formula (2026)',
        publisher: 'Ohio Department of Taxation',
        url: 'https://tax.ohio.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      note: 'Read through Nyaksik/us-payroll-tax-tables: data/tax/2026/state-income-tax.json.',
    },
  },
];
