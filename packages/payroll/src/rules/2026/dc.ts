import { calendarDate } from '@paperwage/values';
import { notice2022 } from '../editions/dc.ts';
import type { StateRules } from '../state-rules.ts';

export const dc2026: readonly StateRules[] = [
  { state: 'DC', from: calendarDate('2026-01-01'), to: calendarDate('2026-12-31'), incomeTax: notice2022 },
];
