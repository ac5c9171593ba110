import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('5.8') },
  { over: dollars(26_800), base: dollars(1_554), rate: percent('6.75') },
  { over: dollars(63_450), base: dollars(4_028), rate: percent('7.15') },
];

export const me2025: readonly StateRules[] = [
  {
    state: 'ME',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('5.8') },
          { over: dollars(53_600), base: dollars(3_109), rate: percent('6.75') },
          { over: dollars(126_900), base: dollars(8_057), rate: percent('7.15') },
        ],
        headOfHousehold: single,
      },
      standardDeduction: {
        kind: 'phasedOut',
        amount: { single: dollars(12_150), married: dollars(27_150), headOfHousehold: dollars(12_150) },
        start: { single: dollars(100_000), married: dollars(200_050), headOfHousehold: dollars(100_000) },
        end: { single: dollars(175_000), married: dollars(350_050), headOfHousehold: dollars(175_000) },
        fractionParts: 10_000,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(5_150) }],
      rounding: { periodTax: true },
      source: {
        publication: 'Withholding Tables for Individual Income Tax',
        edition: '2025',
        publisher: 'Maine Revenue Services',
        url: 'https://www.maine.gov/revenue/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['payroll-tax-engine'],
      comparedWith: [{ record: 'the agency’s worked example' }],
    },
  },
];
