import { calendarDate } from '@paperwage/values';
import { tables2020 } from '../editions/nj.ts';
import type { StateRules } from '../state-rules.ts';

export const nj2023: readonly StateRules[] = [
  { state: 'NJ', from: calendarDate('2023-01-01'), to: calendarDate('2023-12-31'), incomeTax: tables2020 },
];
