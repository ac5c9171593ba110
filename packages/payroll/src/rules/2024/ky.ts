import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const ky2024: readonly StateRules[] = [
  {
    state: 'KY',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('4') }] },
      standardDeduction: { kind: 'fixed', amount: { all: dollars(3_160) } },
      source: {
        publication: '42A003(TCF), Kentucky Withholding Tax Formula',
        edition: '2024',
        publisher: 'Kentucky Department of Revenue',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the deduction and the rate' },
        { record: 'Suburban Computer', figures: 'the deduction and the rate' },
      ],
    },
  },
];
