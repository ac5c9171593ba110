import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(4_550), base: dollars(0), rate: percent('5.35') },
  { over: dollars(37_120), base: dollars(1_742.5), rate: percent('6.8') },
  { over: dollars(111_540), base: dollars(6_803.06), rate: percent('7.85') },
  { over: dollars(203_180), base: dollars(13_996.8), rate: percent('9.85') },
];

export const mn2025: readonly StateRules[] = [
  {
    state: 'MN',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(14_300), base: dollars(0), rate: percent('5.35') },
          { over: dollars(61_920), base: dollars(2_547.67), rate: percent('6.8') },
          { over: dollars(203_480), base: dollars(12_173.75), rate: percent('7.85') },
          { over: dollars(344_710), base: dollars(23_260.31), rate: percent('9.85') },
        ],
        headOfHousehold: single,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(5_200) }],
      source: {
        publication: 'Minnesota Income Tax Withholding Instruction Booklet and Tax Tables',
        edition: '2025',
        publisher: 'Minnesota Department of Revenue',
        url: 'https://www.revenue.state.mn.us/withholding-tax',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['payroll-tax-engine'],
      note: 'We keep cents. The booklet also allows whole dollars.',
    },
  },
];
