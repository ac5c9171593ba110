import { calendarDate, dollars, percent } from '@paperwage/values';
import { deduction2022 } from '../editions/ms.ts';
import type { StateRules } from '../state-rules.ts';

export const ms2023: readonly StateRules[] = [
  {
    state: 'MS',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(10_000), base: dollars(0), rate: percent('5') },
        ],
      },
      standardDeduction: deduction2022,
      deductions: [{ kind: 'stated', election: 'exemptionAmount' }],
      rounding: { periodTax: true },
      source: {
        publication: 'Publication 89-700, Withholding Income Tax Tables and Employer Instructions',
        edition: '2023',
        publisher: 'Mississippi Department of Revenue',
        url: 'https://www.dor.ms.gov/business/withholding-tax',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        {
          record: 'Microsoft Dynamics GP (October 24, 2023)',
          figures: 'the rates and brackets, the deduction, the exemption and the dependents',
        },
      ],
    },
  },
];
