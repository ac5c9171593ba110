import { calendarDate } from '@paperwage/values';
import { guideApril2024, guideOctober2022 } from '../editions/va.ts';
import type { StateRules } from '../state-rules.ts';

export const va2024: readonly StateRules[] = [
  { state: 'VA', from: calendarDate('2024-01-01'), to: calendarDate('2024-03-31'), incomeTax: guideOctober2022 },
  { state: 'VA', from: calendarDate('2024-04-01'), to: calendarDate('2024-12-31'), incomeTax: guideApril2024 },
];
