import { calendarDate, dollars, percent } from '@paperwage/values';
import { guide2022 } from '../editions/wi.ts';
import type { StateRules } from '../state-rules.ts';

export const wi2026: readonly StateRules[] = [
  {
    state: 'WI',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('3.54') },
          { over: dollars(12_760), base: dollars(451.7), rate: percent('4.65') },
          { over: dollars(25_520), base: dollars(1_045.04), rate: percent('5.3') },
          { over: dollars(280_950), base: dollars(14_582.83), rate: percent('7.65') },
        ],
      },
      standardDeduction: {
        kind: 'slidingScale',
        maximum: { single: dollars(6_702), married: dollars(9_461), headOfHousehold: dollars(6_702) },
        start: { single: dollars(17_780), married: dollars(25_727), headOfHousehold: dollars(17_780) },
        rate: { single: percent('12'), married: percent('20'), headOfHousehold: percent('12') },
        end: { single: dollars(73_630), married: dollars(73_032), headOfHousehold: dollars(73_630) },
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(400) }],
      source: guide2022,
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: '3 of the agency’s worked examples' }],
      note: 'The alternate method (B), in force since January 1, 2022.',
    },
  },
];
