import { calendarDate, dollars, percent } from '@paperwage/values';
import { deduction2022 } from '../editions/nc.ts';
import type { StateRules } from '../state-rules.ts';

export const nc2026: readonly StateRules[] = [
  {
    state: 'NC',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('4.09') }] },
      standardDeduction: deduction2022,
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(2_500) }],
      rounding: { periodTax: true },
      source: {
        publication: 'NC-30, Income Tax Withholding Tables and Instructions for Employers',
        edition: '2026',
        publisher: 'North Carolina Department of Revenue',
        url: 'https://www.ncdor.gov/income-tax-withholding-tables-and-instructions-employers/open',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: '3 of the agency’s worked examples' }],
      note: 'The withholding rate is the tax rate plus 0.1 percentage points.',
    },
  },
];
