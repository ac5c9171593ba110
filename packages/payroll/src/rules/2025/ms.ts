import { calendarDate, dollars, percent } from '@paperwage/values';
import { deduction2022 } from '../editions/ms.ts';
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
      standardDeduction: deduction2022,
      deductions: [{ kind: 'stated', election: 'exemptionAmount' }],
      rounding: { periodTax: true },
      source: {
        publication: 'Publication 89-700, Withholding Income Tax Tables and Employer Instructions',
        edition: '2025',
        publisher: 'Mississippi Department of Revenue',
        url: 'https://www.dor.ms.gov/business/withholding-tax',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['payroll-tax-engine'],
      comparedWith: [
        { record: 'the National Finance Center', figures: 'the rates and brackets and the deduction' },
        { record: 'Suburban Computer', figures: 'the exemption' },
        { record: 'Halfpricesoft', figures: 'the exemption and the dependents' },
      ],
    },
  },
];
