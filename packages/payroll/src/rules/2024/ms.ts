import { calendarDate, dollars, percent } from '@paperwage/values';
import { deduction2022 } from '../editions/ms.ts';
import type { StateRules } from '../state-rules.ts';

export const ms2024: readonly StateRules[] = [
  {
    state: 'MS',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(10_000), base: dollars(0), rate: percent('4.7') },
        ],
      },
      standardDeduction: deduction2022,
      deductions: [{ kind: 'stated', election: 'exemptionAmount' }],
      rounding: { periodTax: true },
      source: {
        publication: 'Publication 89-700, Withholding Income Tax Tables and Employer Instructions',
        edition: '2024',
        publisher: 'Mississippi Department of Revenue',
        url: 'https://www.dor.ms.gov/business/withholding-tax',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the rates and brackets' },
        { record: 'Suburban Computer', figures: 'the exemption' },
      ],
    },
  },
];
