import { calendarDate, dollars, percent } from '@paperwage/values';
import { deduction2024 } from '../editions/co.ts';
import type { StateRules } from '../state-rules.ts';

export const co2025: readonly StateRules[] = [
  {
    state: 'CO',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('4.4') }] },
      standardDeduction: deduction2024,
      source: {
        publication: 'DR 1098, Colorado Withholding Worksheet for Employers',
        edition: '2025, rev. 11/12/24',
        publisher: 'Colorado Department of Revenue',
        url: 'https://tax.colorado.gov/withholding-forms',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['open-withholding'],
      comparedWith: [
        { record: 'Halfpricesoft', figures: 'the rate and the deduction' },
        { record: 'the agency’s own page', figures: 'the rate, the deduction and the rounding' },
        { record: 'consortia.accountants', figures: 'the rate and the deduction' },
        { record: 'Odoo', figures: 'the rounding' },
      ],
      note: 'We don’t ask for the amount on Form DR 0004, line 2.',
    },
  },
];
