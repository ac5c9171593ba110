import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const sc2026: readonly StateRules[] = [
  {
    state: 'SC',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(3_640), base: dollars(0), rate: percent('3') },
          { over: dollars(18_230), base: dollars(437.7), rate: percent('6') },
        ],
      },
      standardDeduction: {
        kind: 'percentOfWages',
        rate: percent('10'),
        minimum: dollars(0),
        maximum: dollars(7_500),
        onlyWithAllowances: true,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(5_000) }],
      source: {
        publication: 'WH-1603F, Formula for Computing South Carolina Withholding Tax',
        edition: '2026, Rev. 11/4/25',
        publisher: 'South Carolina Department of Revenue',
        url: 'https://dor.sc.gov/sites/dor/files/forms/WH1603F_2026.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: '2 of the agency’s worked examples' }],
    },
  },
];
