import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(3_825), base: dollars(0), rate: percent('3.35') },
  { over: dollars(53_225), base: dollars(1_654.9), rate: percent('6.6') },
  { over: dollars(123_525), base: dollars(6_294.7), rate: percent('7.6') },
  { over: dollars(253_525), base: dollars(16_174.7), rate: percent('8.75') },
];

export const vt2025: readonly StateRules[] = [
  {
    state: 'VT',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(11_475), base: dollars(0), rate: percent('3.35') },
          { over: dollars(93_975), base: dollars(2_763.75), rate: percent('6.6') },
          { over: dollars(210_925), base: dollars(10_482.45), rate: percent('7.6') },
          { over: dollars(315_475), base: dollars(18_428.25), rate: percent('8.75') },
        ],
        headOfHousehold: single,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(5_300) }],
      source: {
        publication: 'GB-1210, Income Tax Withholding Instructions, Tables, and Charts',
        edition: '2025',
        publisher: 'Vermont Department of Taxes',
        url: 'https://tax.vermont.gov/sites/tax/files/documents/GB-1210-2025.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['payroll-tax-engine'],
      comparedWith: [{ record: 'the agency’s worked example' }],
    },
  },
];
