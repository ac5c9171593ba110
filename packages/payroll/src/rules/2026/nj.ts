import { calendarDate } from '@paperwage/values';
import { tables2020 } from '../editions/nj.ts';
import type { StateRules } from '../state-rules.ts';

export const nj2026: readonly StateRules[] = [
  { state: 'NJ', from: calendarDate('2026-01-01'), to: calendarDate('2026-12-31'), incomeTax: tables2020 },
];
