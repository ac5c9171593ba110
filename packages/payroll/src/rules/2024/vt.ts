import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(3_700), base: dollars(0), rate: percent('3.35') },
  { over: dollars(51_600), base: dollars(1_604.65), rate: percent('6.6') },
  { over: dollars(119_700), base: dollars(6_099.25), rate: percent('7.6') },
  { over: dollars(245_700), base: dollars(15_675.25), rate: percent('8.75') },
];

export const vt2024: readonly StateRules[] = [
  {
    state: 'VT',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(11_138), base: dollars(0), rate: percent('3.35') },
          { over: dollars(91_088), base: dollars(2_678.33), rate: percent('6.6') },
          { over: dollars(204_488), base: dollars(10_162.73), rate: percent('7.6') },
          { over: dollars(305_788), base: dollars(17_861.53), rate: percent('8.75') },
        ],
        headOfHousehold: single,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(5_100) }],
      source: {
        publication: 'GB-1210, Income Tax Withholding Instructions, Tables, and Charts',
        edition: '2024',
        publisher: 'Vermont Department of Taxes',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the rates and brackets and the allowance' },
        { record: 'Suburban Computer', figures: 'the rates and brackets and the allowance' },
      ],
    },
  },
];
