import { calendarDate } from '@paperwage/values';
import { notice2022 } from '../editions/dc.ts';
import type { StateRules } from '../state-rules.ts';

export const dc2025: readonly StateRules[] = [
  { state: 'DC', from: calendarDate('2025-01-01'), to: calendarDate('2025-12-31'), incomeTax: notice2022 },
];
