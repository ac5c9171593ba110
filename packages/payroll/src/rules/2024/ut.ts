import { calendarDate } from '@paperwage/values';
import { guideApril2024, guideJune2023 } from '../editions/ut.ts';
import type { StateRules } from '../state-rules.ts';

export const ut2024: readonly StateRules[] = [
  { state: 'UT', from: calendarDate('2024-01-01'), to: calendarDate('2024-05-31'), incomeTax: guideJune2023 },
  { state: 'UT', from: calendarDate('2024-06-01'), to: calendarDate('2024-12-31'), incomeTax: guideApril2024 },
];
