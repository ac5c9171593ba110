import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('5.8') },
  { over: dollars(26_050), base: dollars(1_511), rate: percent('6.75') },
  { over: dollars(61_600), base: dollars(3_911), rate: percent('7.15') },
];

export const me2024: readonly StateRules[] = [
  {
    state: 'ME',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('5.8') },
          { over: dollars(52_100), base: dollars(3_022), rate: percent('6.75') },
          { over: dollars(123_250), base: dollars(7_825), rate: percent('7.15') },
        ],
        headOfHousehold: single,
      },
      standardDeduction: {
        kind: 'phasedOut',
        amount: { single: dollars(11_750), married: dollars(26_350), headOfHousehold: dollars(11_750) },
        start: { single: dollars(97_150), married: dollars(194_300), headOfHousehold: dollars(97_150) },
        end: { single: dollars(172_150), married: dollars(344_300), headOfHousehold: dollars(172_150) },
        fractionParts: 10_000,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(5_000) }],
      rounding: { periodTax: true },
      source: {
        publication: 'Withholding Tables for Individual Income Tax',
        edition: '2024',
        publisher: 'Maine Revenue Services',
        url: 'https://www.maine.gov/revenue/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        {
          record: 'Microsoft Dynamics GP (July 22, 2024)',
          figures: 'the rates and brackets, the deduction and the allowance',
        },
        { record: 'Suburban Computer', figures: 'the rates and brackets, the deduction and the allowance' },
      ],
    },
  },
];
