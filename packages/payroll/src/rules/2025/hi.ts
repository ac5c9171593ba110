import { calendarDate, dollars } from '@paperwage/values';
import { bookletA2025 } from '../editions/hi.ts';
import type { StateRules } from '../state-rules.ts';

export const hi2025: readonly StateRules[] = [
  {
    state: 'HI',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      ...bookletA2025,
      standardDeduction: { kind: 'fixed', amount: { all: dollars(1_650) } },
      standing: 'secondary',
      recordedBy: ['payroll-tax-engine'],
      takenFrom: [
        { record: 'Microsoft Dynamics GP (September 17, 2025)', figures: 'the deduction' },
        { record: 'Suburban Computer', figures: 'the deduction' },
        { record: 'Halfpricesoft', figures: 'the deduction' },
        { record: 'the regulation at library.partnertax.ai', figures: 'the deduction' },
      ],
      note: 'In 2025, Booklet A gives every employee $1,650 on top of the allowances.',
    },
  },
];
