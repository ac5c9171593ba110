import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(3_210), base: dollars(0), rate: percent('2.26') },
  { over: dollars(6_290), base: dollars(69.61), rate: percent('3.22') },
  { over: dollars(20_440), base: dollars(525.24), rate: percent('4.91') },
  { over: dollars(29_620), base: dollars(975.98), rate: percent('5.77') },
  { over: dollars(37_610), base: dollars(1_437), rate: percent('5.94') },
  { over: dollars(70_630), base: dollars(3_398.39), rate: percent('6.1') },
];

export const ne2024: readonly StateRules[] = [
  {
    state: 'NE',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(7_680), base: dollars(0), rate: percent('2.26') },
          { over: dollars(12_190), base: dollars(101.93), rate: percent('3.22') },
          { over: dollars(30_360), base: dollars(687), rate: percent('4.91') },
          { over: dollars(47_230), base: dollars(1_515.32), rate: percent('5.77') },
          { over: dollars(58_600), base: dollars(2_171.37), rate: percent('5.94') },
          { over: dollars(77_710), base: dollars(3_306.5), rate: percent('6.1') },
        ],
        headOfHousehold: single,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(2_250) }],
      source: {
        publication: 'Circular EN, Nebraska Income Tax Withholding',
        edition: '2024',
        publisher: 'Nebraska Department of Revenue',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the rates and brackets and the allowance' },
      ],
      note: 'We don’t apply the minimum withholding of 1.5% of wages, which is for employers of 25 or more without proof of the allowances.',
    },
  },
];
