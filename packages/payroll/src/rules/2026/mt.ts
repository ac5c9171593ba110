import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const mt2026: readonly StateRules[] = [
  {
    state: 'MT',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(16_100), base: dollars(0), rate: percent('4.7') },
          { over: dollars(63_600), base: dollars(2_233), rate: percent('5.65') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(32_200), base: dollars(0), rate: percent('4.7') },
          { over: dollars(127_200), base: dollars(4_465), rate: percent('5.65') },
        ],
        marriedSpouseWorks: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(16_100), base: dollars(0), rate: percent('4.7') },
          { over: dollars(63_600), base: dollars(2_233), rate: percent('5.65') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(24_150), base: dollars(0), rate: percent('4.7') },
          { over: dollars(95_400), base: dollars(3_349), rate: percent('5.65') },
        ],
      },
      rounding: { periodTax: true },
      source: {
        title: 'Montana Withholding Tax Guide and Tables (2026)',
        publisher: 'Montana Department of Revenue',
        url: 'https://mtrevenue.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      note: 'Both-spouses-working uses the single schedule; zero band is the federal standard deduction. Read through Nyaksik/us-payroll-tax-tables: data/tax/2026/state-income-tax.json.',
    },
  },
];
