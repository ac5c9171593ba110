import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const la2026: readonly StateRules[] = [
  {
    state: 'LA',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('3.09') }] },
      standardDeduction: { kind: 'byBlockA', amounts: [dollars(0), dollars(12_875), dollars(25_750)] },
      source: {
        publication: 'R-1306, Louisiana Withholding Tables and Formulas',
        edition: '1/26',
        publisher: 'Louisiana Department of Revenue',
        url: 'https://dam.ldr.la.gov/taxforms/1306-1-26.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: '2 of the agency’s worked examples' }],
      note: 'The withholding rate is 3.09%. The tax rate for the year is 3%.',
    },
  },
];
