import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(4_475), base: dollars(0), rate: percent('5.35') },
  { over: dollars(36_165), base: dollars(1_695.42), rate: percent('6.8') },
  { over: dollars(108_565), base: dollars(6_618.62), rate: percent('7.85') },
  { over: dollars(197_715), base: dollars(13_616.9), rate: percent('9.85') },
];

export const mn2024: readonly StateRules[] = [
  {
    state: 'MN',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(14_000), base: dollars(0), rate: percent('5.35') },
          { over: dollars(60_330), base: dollars(2_478.66), rate: percent('6.8') },
          { over: dollars(198_040), base: dollars(11_842.94), rate: percent('7.85') },
          { over: dollars(335_450), base: dollars(22_629.63), rate: percent('9.85') },
        ],
        headOfHousehold: single,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(5_050) }],
      source: {
        publication: 'Minnesota Income Tax Withholding Instruction Booklet and Tax Tables',
        edition: '2024',
        publisher: 'Minnesota Department of Revenue',
        url: 'https://www.revenue.state.mn.us/withholding-tax',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the rates and brackets and the allowance' },
        { record: 'Suburban Computer', figures: 'the rates and brackets and the allowance' },
      ],
      note: 'We keep cents. The booklet also allows whole dollars.',
    },
  },
];
