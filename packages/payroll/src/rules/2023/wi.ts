import { calendarDate } from '@paperwage/values';
import { guide2022 } from '../editions/wi.ts';
import type { StateRules } from '../state-rules.ts';

export const wi2023: readonly StateRules[] = [
  { state: 'WI', from: calendarDate('2023-01-01'), to: calendarDate('2023-12-31'), incomeTax: guide2022 },
];
