import { calendarDate } from '@paperwage/values';
import { notice2022 } from '../editions/dc.ts';
import type { StateRules } from '../state-rules.ts';

export const dc2024: readonly StateRules[] = [
  { state: 'DC', from: calendarDate('2024-01-01'), to: calendarDate('2024-12-31'), incomeTax: notice2022 },
];
