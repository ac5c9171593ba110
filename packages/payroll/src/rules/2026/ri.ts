import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const ri2026: readonly StateRules[] = [
  {
    state: 'RI',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('3.75') },
          { over: dollars(82_050), base: dollars(3_076.88), rate: percent('4.75') },
          { over: dollars(186_450), base: dollars(8_035.88), rate: percent('5.99') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(1_000), noneAboveAnnualWages: dollars(290_800) }],
      source: {
        publication: 'Rhode Island Employer’s Income Tax Withholding Tables',
        edition: '2026',
        table: 'percentage method',
        publisher: 'Rhode Island Division of Taxation',
        url: 'https://tax.ri.gov/sites/g/files/xkgbur541/files/2025-12/2026%20Withholding%20Tax%20Booklet.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: '2 of the agency’s worked examples' }],
    },
  },
];
