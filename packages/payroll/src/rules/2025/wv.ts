import { calendarDate } from '@paperwage/values';
import { tablesOctober2024 } from '../editions/wv.ts';
import type { StateRules } from '../state-rules.ts';

export const wv2025: readonly StateRules[] = [
  { state: 'WV', from: calendarDate('2025-01-01'), to: calendarDate('2025-12-31'), incomeTax: tablesOctober2024 },
];
