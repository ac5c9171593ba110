import { calendarDate } from '@paperwage/values';
import { bookletABefore2025 } from '../editions/hi.ts';
import type { StateRules } from '../state-rules.ts';

export const hi2022: readonly StateRules[] = [
  { state: 'HI', from: calendarDate('2022-01-01'), to: calendarDate('2022-12-31'), incomeTax: bookletABefore2025 },
];
