import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const mt2024: readonly StateRules[] = [
  {
    state: 'MT',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(14_600), base: dollars(0), rate: percent('4.7') },
          { over: dollars(35_100), base: dollars(964), rate: percent('5.9') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(29_200), base: dollars(0), rate: percent('4.7') },
          { over: dollars(70_200), base: dollars(1_927), rate: percent('5.9') },
        ],
        marriedSpouseWorks: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(14_600), base: dollars(0), rate: percent('4.7') },
          { over: dollars(35_100), base: dollars(964), rate: percent('5.9') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(21_900), base: dollars(0), rate: percent('4.7') },
          { over: dollars(52_650), base: dollars(1_445), rate: percent('5.9') },
        ],
      },
      rounding: { periodTax: true },
      source: {
        title: 'Montana Withholding Tax Guide and Tables (2024)',
        publisher: 'Montana Department of Revenue',
        url: 'https://mtrevenue.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: 'Standard deduction is the zero bracket; both-spouses-working uses the single schedule. Read through stephenmoore33/timetrex-docker: TimeTrex_Community_Edition_v16.12.9/classes/payroll_deduction/US/MT.class.php. A second source agrees on: brackets.single, brackets.married, brackets.headOfHousehold.',
    },
  },
];
