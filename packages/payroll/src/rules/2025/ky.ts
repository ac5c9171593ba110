import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const ky2025: readonly StateRules[] = [
  {
    state: 'KY',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('4') }] },
      standardDeduction: { kind: 'fixed', amount: { all: dollars(3_270) } },
      source: {
        publication: '42A003(TCF), Kentucky Withholding Tax Formula',
        edition: '2025',
        publisher: 'Kentucky Department of Revenue',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['payroll-tax-engine'],
    },
  },
];
