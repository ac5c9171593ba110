import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(3_250), base: dollars(0), rate: percent('3.35') },
  { over: dollars(45_400), base: dollars(1_412.03), rate: percent('6.6') },
  { over: dollars(105_450), base: dollars(5_375.33), rate: percent('7.6') },
  { over: dollars(216_400), base: dollars(13_807.53), rate: percent('8.75') },
];

export const vt2022: readonly StateRules[] = [
  {
    state: 'VT',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(9_788), base: dollars(0), rate: percent('3.35') },
          { over: dollars(80_238), base: dollars(2_360.08), rate: percent('6.6') },
          { over: dollars(180_088), base: dollars(8_950.18), rate: percent('7.6') },
          { over: dollars(269_288), base: dollars(15_729.38), rate: percent('8.75') },
        ],
        headOfHousehold: single,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(4_500) }],
      source: {
        publication: 'GB-1210, Income Tax Withholding Instructions, Tables, and Charts',
        edition: '2022',
        publisher: 'Vermont Department of Taxes',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 7, 2022)', figures: 'the rates and brackets and the allowance' },
      ],
    },
  },
];
