import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const mt2025: readonly StateRules[] = [
  {
    state: 'MT',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(15_000), base: dollars(0), rate: percent('4.7') },
          { over: dollars(36_100), base: dollars(992), rate: percent('5.9') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(30_000), base: dollars(0), rate: percent('4.7') },
          { over: dollars(72_200), base: dollars(1_983), rate: percent('5.9') },
        ],
        marriedSpouseWorks: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(15_000), base: dollars(0), rate: percent('4.7') },
          { over: dollars(36_100), base: dollars(992), rate: percent('5.9') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(22_500), base: dollars(0), rate: percent('4.7') },
          { over: dollars(54_200), base: dollars(1_490), rate: percent('5.9') },
        ],
      },
      rounding: { periodTax: true },
      source: {
        title: 'Montana Withholding Tax Guide and Tables (2025)',
        publisher: 'Montana Department of Revenue',
        url: 'https://mtrevenue.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      note: 'Both-spouses-working uses the single schedule; zero band is the federal standard deduction. Read through capable78638974979473297813001-pixel/payroll-tax-engine-: data/states/MT-2025.json.',
    },
  },
];
