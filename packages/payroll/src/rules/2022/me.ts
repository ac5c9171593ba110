import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('5.8') },
  { over: dollars(23_000), base: dollars(1_334), rate: percent('6.75') },
  { over: dollars(54_450), base: dollars(3_457), rate: percent('7.15') },
];

export const me2022: readonly StateRules[] = [
  {
    state: 'ME',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('5.8') },
          { over: dollars(46_000), base: dollars(2_668), rate: percent('6.75') },
          { over: dollars(108_900), base: dollars(6_914), rate: percent('7.15') },
        ],
        headOfHousehold: single,
      },
      standardDeduction: {
        kind: 'phasedOut',
        amount: { single: dollars(10_100), married: dollars(23_050), headOfHousehold: dollars(10_100) },
        start: { single: dollars(85_850), married: dollars(171_700), headOfHousehold: dollars(85_850) },
        end: { single: dollars(160_850), married: dollars(321_700), headOfHousehold: dollars(160_850) },
        fractionParts: 10_000,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(4_450) }],
      rounding: { periodTax: true },
      source: {
        publication: 'Withholding Tables for Individual Income Tax',
        edition: '2022',
        publisher: 'Maine Revenue Services',
        url: 'https://www.maine.gov/revenue/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        {
          record: 'Microsoft Dynamics GP (October 7, 2022)',
          figures: 'the rates and brackets, the deduction and the allowance',
        },
        { record: 'Suburban Computer', figures: 'the rates and brackets, the deduction and the allowance' },
      ],
    },
  },
];
