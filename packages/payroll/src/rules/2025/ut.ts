import { calendarDate } from '@paperwage/values';
import { guideApril2024, guideApril2025 } from '../editions/ut.ts';
import type { StateRules } from '../state-rules.ts';

export const ut2025: readonly StateRules[] = [
  {
    state: 'UT',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-05-31'),
    incomeTax: { ...guideApril2024, standing: 'official' },
  },
  { state: 'UT', from: calendarDate('2025-06-01'), to: calendarDate('2025-12-31'), incomeTax: guideApril2025 },
];
