import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(2_975), base: dollars(0), rate: percent('2.26') },
  { over: dollars(5_820), base: dollars(64.3), rate: percent('3.22') },
  { over: dollars(18_900), base: dollars(485.48), rate: percent('4.91') },
  { over: dollars(27_390), base: dollars(902.34), rate: percent('6.2') },
  { over: dollars(34_780), base: dollars(1_360.52), rate: percent('6.59') },
  { over: dollars(65_310), base: dollars(3_372.45), rate: percent('6.95') },
];

export const ne2022: readonly StateRules[] = [
  {
    state: 'NE',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(7_100), base: dollars(0), rate: percent('2.26') },
          { over: dollars(11_270), base: dollars(94.24), rate: percent('3.22') },
          { over: dollars(28_070), base: dollars(635.2), rate: percent('4.91') },
          { over: dollars(43_670), base: dollars(1_401.16), rate: percent('6.2') },
          { over: dollars(54_180), base: dollars(2_052.78), rate: percent('6.59') },
          { over: dollars(71_850), base: dollars(3_217.23), rate: percent('6.95') },
        ],
        headOfHousehold: single,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(2_080) }],
      source: {
        publication: 'Circular EN, Nebraska Income Tax Withholding',
        edition: '2022',
        publisher: 'Nebraska Department of Revenue',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 7, 2022)', figures: 'the rates and brackets and the allowance' },
      ],
      note: 'We don’t apply the minimum withholding of 1.5% of wages, which is for employers of 25 or more without proof of the allowances.',
    },
  },
];
