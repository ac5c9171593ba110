import { calendarDate, dollars, percent } from '@paperwage/values';
import { deduction2022 } from '../editions/nc.ts';
import type { StateRules } from '../state-rules.ts';

export const nc2025: readonly StateRules[] = [
  {
    state: 'NC',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('4.35') }] },
      standardDeduction: deduction2022,
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(2_500) }],
      rounding: { periodTax: true },
      source: {
        publication: 'NC-30, Income Tax Withholding Tables and Instructions for Employers',
        edition: '2025',
        publisher: 'North Carolina Department of Revenue',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['payroll-tax-engine'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (September 17, 2025)', figures: 'the rate' },
        { record: 'the National Finance Center', figures: 'the rate, the deduction, the allowance and the rounding' },
        { record: 'Bloomberg Tax', figures: 'the rate, the deduction, the allowance and the rounding' },
        { record: 'PaycheckCity', figures: 'the rate, the deduction, the allowance and the rounding' },
      ],
      note: 'The withholding rate is the tax rate plus 0.1 percentage points.',
    },
  },
];
