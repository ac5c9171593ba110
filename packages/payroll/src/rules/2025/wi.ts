import { calendarDate } from '@paperwage/values';
import { guide2022 } from '../editions/wi.ts';
import type { StateRules } from '../state-rules.ts';

export const wi2025: readonly StateRules[] = [
  { state: 'WI', from: calendarDate('2025-01-01'), to: calendarDate('2025-12-31'), incomeTax: guide2022 },
];
