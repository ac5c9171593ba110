import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const co2022: readonly StateRules[] = [
  {
    state: 'CO',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('4.55') }] },
      standardDeduction: {
        kind: 'fixed',
        amount: { single: dollars(4_000), married: dollars(8_000), headOfHousehold: dollars(4_000) },
      },
      rounding: { periodTax: true },
      source: {
        publication: 'DR 1098, Colorado Withholding Worksheet for Employers',
        edition: '2022',
        publisher: 'Colorado Department of Revenue',
        url: 'https://tax.colorado.gov/withholding-forms',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [{ record: 'Microsoft Dynamics GP (October 7, 2022)', figures: 'the deduction and the rate' }],
      note: 'We round to whole dollars, as TimeTrex does. The 2025 and 2026 worksheets keep cents. We don’t ask for the amount on Form DR 0004, line 2.',
    },
  },
];
