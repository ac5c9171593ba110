import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const mo2025: readonly StateRules[] = [
  {
    state: 'MO',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(1_313), base: dollars(0), rate: percent('2') },
          { over: dollars(2_626), base: dollars(26), rate: percent('2.5') },
          { over: dollars(3_939), base: dollars(59), rate: percent('3') },
          { over: dollars(5_252), base: dollars(98), rate: percent('3.5') },
          { over: dollars(6_565), base: dollars(144), rate: percent('4') },
          { over: dollars(7_878), base: dollars(197), rate: percent('4.5') },
          { over: dollars(9_191), base: dollars(256), rate: percent('4.7') },
        ],
      },
      standardDeduction: {
        kind: 'fixed',
        amount: {
          single: dollars(15_000),
          married: dollars(30_000),
          marriedSpouseWorks: dollars(15_000),
          headOfHousehold: dollars(22_500),
        },
      },
      rounding: { periodTax: true },
      source: {
        publication: 'Missouri Withholding Tax Formula',
        edition: '2025',
        publisher: 'Missouri Department of Revenue',
        url: 'https://dor.mo.gov/forms/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['payroll-tax-engine'],
      comparedWith: [{ record: 'the agency’s worked example' }],
    },
  },
];
