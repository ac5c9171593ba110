import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(4_225), base: dollars(0), rate: percent('5.35') },
  { over: dollars(34_295), base: dollars(1_608.75), rate: percent('6.8') },
  { over: dollars(102_985), base: dollars(6_279.67), rate: percent('7.85') },
  { over: dollars(187_565), base: dollars(12_919.2), rate: percent('9.85') },
];

export const mn2023: readonly StateRules[] = [
  {
    state: 'MN',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(13_250), base: dollars(0), rate: percent('5.35') },
          { over: dollars(57_200), base: dollars(2_351.33), rate: percent('6.8') },
          { over: dollars(187_860), base: dollars(11_236.21), rate: percent('7.85') },
          { over: dollars(318_220), base: dollars(21_469.47), rate: percent('9.85') },
        ],
        headOfHousehold: single,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(4_800) }],
      source: {
        publication: 'Minnesota Income Tax Withholding Instruction Booklet and Tax Tables',
        edition: '2023',
        publisher: 'Minnesota Department of Revenue',
        url: 'https://www.revenue.state.mn.us/withholding-tax',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rates and brackets and the allowance' },
        { record: 'Suburban Computer', figures: 'the rates and brackets and the allowance' },
      ],
      note: 'We keep cents. The booklet also allows whole dollars.',
    },
  },
];
