import { calendarDate } from '@paperwage/values';
import { guide2022 } from '../editions/wi.ts';
import type { StateRules } from '../state-rules.ts';

export const wi2024: readonly StateRules[] = [
  { state: 'WI', from: calendarDate('2024-01-01'), to: calendarDate('2024-12-31'), incomeTax: guide2022 },
];
