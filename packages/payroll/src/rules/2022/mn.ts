import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(4_000), base: dollars(0), rate: percent('5.35') },
  { over: dollars(32_080), base: dollars(1_502.28), rate: percent('6.8') },
  { over: dollars(96_230), base: dollars(5_864.48), rate: percent('7.85') },
  { over: dollars(175_220), base: dollars(12_065.2), rate: percent('9.85') },
];

export const mn2022: readonly StateRules[] = [
  {
    state: 'MN',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(12_450), base: dollars(0), rate: percent('5.35') },
          { over: dollars(53_500), base: dollars(2_196.18), rate: percent('6.8') },
          { over: dollars(175_510), base: dollars(10_492.86), rate: percent('7.85') },
          { over: dollars(297_260), base: dollars(20_050.24), rate: percent('9.85') },
        ],
        headOfHousehold: single,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(4_450) }],
      source: {
        publication: 'Minnesota Income Tax Withholding Instruction Booklet and Tax Tables',
        edition: '2022',
        publisher: 'Minnesota Department of Revenue',
        url: 'https://www.revenue.state.mn.us/withholding-tax',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 7, 2022)', figures: 'the rates and brackets and the allowance' },
        { record: 'Suburban Computer', figures: 'the rates and brackets and the allowance' },
      ],
      note: 'We keep cents. The booklet also allows whole dollars.',
    },
  },
];
