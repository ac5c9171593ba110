import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const ms2025: readonly StateRules[] = [
  {
    state: 'MS',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(10_000), base: dollars(0), rate: percent('4.4') },
        ],
      },
      standardDeduction: {
        kind: 'fixed',
        amount: {
          single: dollars(2_300),
          married: dollars(4_600),
          marriedSpouseWorks: dollars(2_300),
          headOfHousehold: dollars(3_400),
        },
      },
      deductions: [{ kind: 'stated', election: 'exemptionAmount' }],
      rounding: { periodTax: true },
      source: {
        title: 'Publication 89-700, Withholding Income Tax Tables and Employer Instructions (2025)',
        publisher: 'Mississippi Department of Revenue',
        url: 'https://www.dor.ms.gov/business/withholding-tax',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: 'From Publication 89-700, Withholding Income Tax Tables and Employer Instructions (2025), as recorded by payroll-tax-engine; we did not read the original. Compared with the National Finance Center: the rates and bands and the deduction; with Suburban Computer and Halfpricesoft: the exemption; with Halfpricesoft: the dependents.',
    },
  },
];
