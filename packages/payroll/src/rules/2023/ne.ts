import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(3_060), base: dollars(0), rate: percent('2.26') },
  { over: dollars(5_990), base: dollars(66.22), rate: percent('3.22') },
  { over: dollars(19_470), base: dollars(500.28), rate: percent('4.91') },
  { over: dollars(28_210), base: dollars(929.41), rate: percent('6.2') },
  { over: dollars(35_820), base: dollars(1_401.23), rate: percent('6.39') },
  { over: dollars(67_270), base: dollars(3_410.89), rate: percent('6.75') },
];

export const ne2023: readonly StateRules[] = [
  {
    state: 'NE',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(7_530), base: dollars(0), rate: percent('2.26') },
          { over: dollars(11_610), base: dollars(92.21), rate: percent('3.22') },
          { over: dollars(28_910), base: dollars(649.27), rate: percent('4.91') },
          { over: dollars(44_980), base: dollars(1_438.31), rate: percent('6.2') },
          { over: dollars(55_810), base: dollars(2_109.77), rate: percent('6.39') },
          { over: dollars(74_010), base: dollars(3_272.75), rate: percent('6.75') },
        ],
        headOfHousehold: single,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(2_140) }],
      source: {
        publication: 'Circular EN, Nebraska Income Tax Withholding',
        edition: '2023',
        publisher: 'Nebraska Department of Revenue',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rates and brackets and the allowance' },
      ],
      note: 'We don’t apply the minimum withholding of 1.5% of wages, which is for employers of 25 or more without proof of the allowances.',
    },
  },
];
