import { calendarDate, dollars } from '@paperwage/values';
import { bookletA2025 } from '../editions/hi.ts';
import type { StateRules } from '../state-rules.ts';

export const hi2026: readonly StateRules[] = [
  {
    state: 'HI',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      ...bookletA2025,
      standardDeduction: { kind: 'fixed', amount: { all: dollars(4_350) } },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: 'the agency’s worked example' }],
      note: 'Booklet A gives every employee $4,350 on top of the allowances.',
    },
  },
];
