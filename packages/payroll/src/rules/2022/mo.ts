import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const mo2022: readonly StateRules[] = [
  {
    state: 'MO',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('1.5') },
          { over: dollars(1_121), base: dollars(17), rate: percent('2') },
          { over: dollars(2_242), base: dollars(39), rate: percent('2.5') },
          { over: dollars(3_363), base: dollars(67), rate: percent('3') },
          { over: dollars(4_484), base: dollars(101), rate: percent('3.5') },
          { over: dollars(5_605), base: dollars(140), rate: percent('4') },
          { over: dollars(6_726), base: dollars(185), rate: percent('4.5') },
          { over: dollars(7_847), base: dollars(235), rate: percent('5') },
          { over: dollars(8_968), base: dollars(291), rate: percent('5.3') },
        ],
      },
      standardDeduction: {
        kind: 'fixed',
        amount: {
          single: dollars(12_950),
          married: dollars(25_900),
          marriedSpouseWorks: dollars(12_950),
          headOfHousehold: dollars(19_400),
        },
      },
      rounding: { periodTax: true },
      source: {
        publication: 'Missouri Withholding Tax Formula',
        edition: '2022',
        publisher: 'Missouri Department of Revenue',
        url: 'https://dor.mo.gov/forms/Withholding%20Formula_2022.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 7, 2022)', figures: 'the rates and brackets and the deduction' },
        {
          record: 'a copy of the state’s document at info.5y1.org',
          figures: 'the rates and brackets and the deduction',
        },
        { record: 'Bloomberg Tax', figures: 'the deduction' },
        { record: 'the state’s printed tables' },
      ],
    },
  },
];
