import { calendarDate } from '@paperwage/values';
import { formulaJuly2024, formulaOctober2025 } from '../editions/oh.ts';
import type { StateRules } from '../state-rules.ts';

export const oh2025: readonly StateRules[] = [
  {
    state: 'OH',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-09-30'),
    incomeTax: { ...formulaJuly2024, standing: 'official' },
  },
  { state: 'OH', from: calendarDate('2025-10-01'), to: calendarDate('2025-12-31'), incomeTax: formulaOctober2025 },
];
