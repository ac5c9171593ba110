import { calendarDate, dollars, percent } from '@paperwage/values';
import { deduction2024 } from '../editions/co.ts';
import type { StateRules } from '../state-rules.ts';

export const co2024: readonly StateRules[] = [
  {
    state: 'CO',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('4.4') }] },
      standardDeduction: deduction2024,
      rounding: { periodTax: true },
      source: {
        publication: 'DR 1098, Colorado Withholding Worksheet for Employers',
        edition: '2024',
        publisher: 'Colorado Department of Revenue',
        url: 'https://tax.colorado.gov/withholding-forms',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP', figures: 'the rate and the deduction' },
        { record: 'consortia.accountants', figures: 'the deduction' },
      ],
      note: 'We round to whole dollars, as TimeTrex does. The 2025 and 2026 worksheets keep cents. We don’t ask for the amount on Form DR 0004, line 2.',
    },
  },
];
