import { calendarDate } from '@paperwage/values';
import { notice2022 } from '../editions/dc.ts';
import type { StateRules } from '../state-rules.ts';

export const dc2023: readonly StateRules[] = [
  { state: 'DC', from: calendarDate('2023-01-01'), to: calendarDate('2023-12-31'), incomeTax: notice2022 },
];
