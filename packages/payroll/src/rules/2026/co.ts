import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const co2026: readonly StateRules[] = [
  {
    state: 'CO',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('4.4') }] },
      standardDeduction: {
        kind: 'fixed',
        amount: { single: dollars(5_500), married: dollars(11_000), headOfHousehold: dollars(5_500) },
      },
      source: {
        publication: 'DR 1098, Colorado Withholding Worksheet for Employers',
        edition: '2026, rev. 10/21/25',
        publisher: 'Colorado Department of Revenue',
        url: 'https://tax.colorado.gov/sites/tax/files/documents/DR_1098_Colorado_Withholding_Worksheet_for_Employees.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      note: 'We don’t ask for the amount on Form DR 0004, line 2.',
    },
  },
];
