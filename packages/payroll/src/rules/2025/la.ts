import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const la2025: readonly StateRules[] = [
  {
    state: 'LA',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('3.09') }] },
      standardDeduction: { kind: 'byBlockA', amounts: [dollars(0), dollars(12_500), dollars(25_000)] },
      source: {
        publication: 'R-1306, Louisiana Withholding Tables and Formulas',
        edition: '1/25',
        publisher: 'Louisiana Department of Revenue',
        url: 'https://dam.ldr.la.gov/taxforms/1306(1_25).pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['payroll-tax-engine'],
      comparedWith: [{ record: 'the agency’s worked example' }],
      note: 'The withholding rate is 3.09%. The tax rate for the year is 3%.',
    },
  },
];
