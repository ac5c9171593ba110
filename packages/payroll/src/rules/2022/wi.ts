import { calendarDate } from '@paperwage/values';
import { guide2022 } from '../editions/wi.ts';
import type { StateRules } from '../state-rules.ts';

export const wi2022: readonly StateRules[] = [
  { state: 'WI', from: calendarDate('2022-01-01'), to: calendarDate('2022-12-31'), incomeTax: guide2022 },
];
