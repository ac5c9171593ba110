import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(4_700), base: dollars(0), rate: percent('5.35') },
  { over: dollars(38_010), base: dollars(1_782.09), rate: percent('6.8') },
  { over: dollars(114_130), base: dollars(6_958.25), rate: percent('7.85') },
  { over: dollars(207_850), base: dollars(14_315.27), rate: percent('9.85') },
];

export const mn2026: readonly StateRules[] = [
  {
    state: 'MN',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(14_700), base: dollars(0), rate: percent('5.35') },
          { over: dollars(63_400), base: dollars(2_605.45), rate: percent('6.8') },
          { over: dollars(208_180), base: dollars(12_450.49), rate: percent('7.85') },
          { over: dollars(352_630), base: dollars(23_789.82), rate: percent('9.85') },
        ],
        headOfHousehold: single,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(5_300) }],
      source: {
        publication: 'Minnesota Income Tax Withholding Instruction Booklet and Tax Tables',
        edition: '2026',
        publisher: 'Minnesota Department of Revenue',
        url: 'https://www.revenue.state.mn.us/sites/default/files/2025-12/wh-inst-26.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: 'the agency’s printed tables' }],
      note: 'We keep cents. The booklet also allows whole dollars.',
    },
  },
];
