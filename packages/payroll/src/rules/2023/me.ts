import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('5.8') },
  { over: dollars(24_500), base: dollars(1_421), rate: percent('6.75') },
  { over: dollars(58_050), base: dollars(3_686), rate: percent('7.15') },
];

export const me2023: readonly StateRules[] = [
  {
    state: 'ME',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('5.8') },
          { over: dollars(49_050), base: dollars(2_845), rate: percent('6.75') },
          { over: dollars(116_100), base: dollars(7_371), rate: percent('7.15') },
        ],
        headOfHousehold: single,
      },
      standardDeduction: {
        kind: 'phasedOut',
        amount: { single: dollars(11_000), married: dollars(24_850), headOfHousehold: dollars(11_000) },
        start: { single: dollars(91_500), married: dollars(183_050), headOfHousehold: dollars(91_500) },
        end: { single: dollars(166_500), married: dollars(333_050), headOfHousehold: dollars(166_500) },
        fractionParts: 10_000,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(4_700) }],
      rounding: { periodTax: true },
      source: {
        publication: 'Withholding Tables for Individual Income Tax',
        edition: '2023',
        publisher: 'Maine Revenue Services',
        url: 'https://www.maine.gov/revenue/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        {
          record: 'Microsoft Dynamics GP (October 24, 2023)',
          figures: 'the rates and brackets, the deduction and the allowance',
        },
      ],
    },
  },
];
