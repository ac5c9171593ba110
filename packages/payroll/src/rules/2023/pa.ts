import { calendarDate, percent } from '@paperwage/values';
import { employerWithholding } from '../editions/pa.ts';
import type { StateRules } from '../state-rules.ts';

export const pa2023: readonly StateRules[] = [
  {
    state: 'PA',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'flat',
      rate: percent('3.07'),
      source: employerWithholding,
      standing: 'official',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      note: 'The rate has not changed since 2004.',
    },
  },
];
