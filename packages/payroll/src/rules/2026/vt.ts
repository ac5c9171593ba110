import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(3_925), base: dollars(0), rate: percent('3.35') },
  { over: dollars(54_675), base: dollars(1_700.13), rate: percent('6.6') },
  { over: dollars(126_775), base: dollars(6_458.73), rate: percent('7.6') },
  { over: dollars(260_225), base: dollars(16_600.93), rate: percent('8.75') },
];

export const vt2026: readonly StateRules[] = [
  {
    state: 'VT',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(11_775), base: dollars(0), rate: percent('3.35') },
          { over: dollars(96_475), base: dollars(2_837.45), rate: percent('6.6') },
          { over: dollars(216_525), base: dollars(10_760.75), rate: percent('7.6') },
          { over: dollars(323_825), base: dollars(18_915.55), rate: percent('8.75') },
        ],
        headOfHousehold: single,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(5_400) }],
      source: {
        publication: 'GB-1210, Income Tax Withholding Instructions, Tables, and Charts',
        edition: '2026',
        publisher: 'Vermont Department of Taxes',
        url: 'https://tax.vermont.gov/sites/tax/files/documents/GB-1210-2026.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: 'the agency’s worked example' }],
    },
  },
];
