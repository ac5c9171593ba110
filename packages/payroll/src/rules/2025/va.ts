import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const va2025: readonly StateRules[] = [
  {
    state: 'VA',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-07-01'),
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
      standardDeduction: { kind: 'fixed', amount: { all: dollars(8_500) } },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(930) }],
      rounding: { annualTax: true },
      source: {
        title: 'Virginia Income Tax Withholding Guide for Employers (2025)',
        publisher: 'Virginia Department of Taxation',
        url: 'https://www.tax.virginia.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      note: 'Read through capable78638974979473297813001-pixel/payroll-tax-engine-: data/states/VA-2025.json.',
    },
  },
  {
    state: 'VA',
    from: calendarDate('2025-07-02'),
    to: calendarDate('2025-12-31'),
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
      standardDeduction: { kind: 'fixed', amount: { all: dollars(8_750) } },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(930) }],
      rounding: { annualTax: true },
      source: {
        title: 'Virginia Income Tax Withholding Guide for Employers (2025)',
        publisher: 'Virginia Department of Taxation',
        url: 'https://www.tax.virginia.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      note: 'Read through capable78638974979473297813001-pixel/payroll-tax-engine-: data/states/VA-2025.json.',
    },
  },
];
