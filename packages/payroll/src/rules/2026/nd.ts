import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const nd2026: readonly StateRules[] = [
  {
    state: 'ND',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(57_625), base: dollars(0), rate: percent('1.95') },
          { over: dollars(258_450), base: dollars(3_916.09), rate: percent('2.5') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(57_500), base: dollars(0), rate: percent('1.95') },
          { over: dollars(168_525), base: dollars(2_164.99), rate: percent('2.5') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(78_475), base: dollars(0), rate: percent('1.95') },
          { over: dollars(289_675), base: dollars(4_118.4), rate: percent('2.5') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(5_050), onlyOldCertificates: true }],
      rounding: { periodTax: true },
      source: {
        publication: 'Income Tax Withholding Rates and Instructions',
        edition: '2026',
        publisher: 'North Dakota Office of State Tax Commissioner',
        url: 'https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2026-iit/2026-income-tax-withholding-rates-booklet.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: 'the agency’s worked example' }],
      note: 'The booklet’s example on page 46 ($734 a year on $93,600) uses the 2025 figures. By its own table, the tax is $702.',
    },
  },
];
