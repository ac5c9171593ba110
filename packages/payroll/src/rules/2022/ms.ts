import { calendarDate, dollars, percent } from '@paperwage/values';
import { deduction2022 } from '../editions/ms.ts';
import type { StateRules } from '../state-rules.ts';

export const ms2022: readonly StateRules[] = [
  {
    state: 'MS',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(5_000), base: dollars(0), rate: percent('4') },
          { over: dollars(10_000), base: dollars(200), rate: percent('5') },
        ],
      },
      standardDeduction: deduction2022,
      deductions: [{ kind: 'stated', election: 'exemptionAmount' }],
      rounding: { periodTax: true },
      source: {
        publication: 'Publication 89-700, Withholding Income Tax Tables and Employer Instructions',
        edition: '2022',
        publisher: 'Mississippi Department of Revenue',
        url: 'https://www.dor.ms.gov/business/withholding-tax',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'EY Tax News', figures: 'the rates and brackets' },
        { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the deduction and the exemption' },
        { record: 'Halfpricesoft', figures: 'the deduction' },
        { record: 'Suburban Computer', figures: 'the exemption' },
      ],
      note: 'The 3% rate on income from $4,000 to $5,000 ended with 2021. TimeTrex still has it.',
    },
  },
];
