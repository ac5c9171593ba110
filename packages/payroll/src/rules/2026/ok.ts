import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(10_100), base: dollars(0), rate: percent('2.5') },
  { over: dollars(11_250), base: dollars(28.75), rate: percent('3.5') },
  { over: dollars(13_550), base: dollars(109.25), rate: percent('4.5') },
];

export const ok2026: readonly StateRules[] = [
  {
    state: 'OK',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(20_200), base: dollars(0), rate: percent('2.5') },
          { over: dollars(22_500), base: dollars(57.5), rate: percent('3.5') },
          { over: dollars(27_100), base: dollars(218.5), rate: percent('4.5') },
        ],
        headOfHousehold: single,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(1_000) }],
      rounding: { periodTax: true },
      source: {
        publication: 'Packet OW-2, Oklahoma Income Tax Withholding Tables',
        edition: '2026',
        publisher: 'Oklahoma Tax Commission',
        url: 'https://oklahoma.gov/content/dam/ok/en/tax/documents/resources/publications/businesses/withholding-tables/WHTables-2026.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: '2 of the agency’s worked examples' }],
    },
  },
];
