import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const ky2022: readonly StateRules[] = [
  {
    state: 'KY',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('5') }] },
      standardDeduction: { kind: 'fixed', amount: { all: dollars(2_770) } },
      source: {
        publication: '42A003(TCF), Kentucky Withholding Tax Formula',
        edition: '2022',
        publisher: 'Kentucky Department of Revenue',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [{ record: 'Microsoft Dynamics GP (October 7, 2022)', figures: 'the deduction and the rate' }],
    },
  },
];
