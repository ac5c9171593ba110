import { calendarDate, dollars, percent } from '@paperwage/values';
import { deduction2022 } from '../editions/nc.ts';
import type { StateRules } from '../state-rules.ts';

export const nc2023: readonly StateRules[] = [
  {
    state: 'NC',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('4.85') }] },
      standardDeduction: deduction2022,
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(2_500) }],
      rounding: { periodTax: true },
      source: {
        publication: 'NC-30, Income Tax Withholding Tables and Instructions for Employers',
        edition: '2023',
        publisher: 'North Carolina Department of Revenue',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rate and the deduction' },
        { record: 'the agency’s own page', figures: 'the rate and the deduction' },
      ],
      note: 'The withholding rate is the tax rate plus 0.1 percentage points.',
    },
  },
];
