import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const ky2026: readonly StateRules[] = [
  {
    state: 'KY',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('3.5') }] },
      standardDeduction: { kind: 'fixed', amount: { all: dollars(3_360) } },
      source: {
        publication: '42A003(TCF), Kentucky Withholding Tax Formula',
        edition: '2026',
        publisher: 'Kentucky Department of Revenue',
        url: 'https://revenue.ky.gov/Forms/2026%20Withholding%20Formula.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: 'the agency’s worked example' }],
    },
  },
];
