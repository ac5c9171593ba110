import { calendarDate } from '@paperwage/values';
import { tables2020 } from '../editions/nj.ts';
import type { StateRules } from '../state-rules.ts';

export const nj2025: readonly StateRules[] = [
  { state: 'NJ', from: calendarDate('2025-01-01'), to: calendarDate('2025-12-31'), incomeTax: tables2020 },
];
