import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const co2025: readonly StateRules[] = [
  {
    state: 'CO',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('4.4') }] },
      standardDeduction: {
        kind: 'fixed',
        amount: { single: dollars(5_000), married: dollars(10_000), headOfHousehold: dollars(5_000) },
      },
      source: {
        title: 'DR 1098, Colorado Withholding Worksheet for Employers (2025, rev. 11/12/24)',
        publisher: 'Colorado Department of Revenue',
        url: 'https://tax.colorado.gov/withholding-forms',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      note: 'From DR 1098, Colorado Withholding Worksheet for Employers (2025, rev. 11/12/24), as recorded by open-withholding; we did not read the original. Compared with Halfpricesoft, the agency’s own page and consortia.accountants: the rate and the deduction; with Odoo and the agency’s own page: the rounding. The amount of Form DR 0004, line 2, is not asked for.',
    },
  },
];
