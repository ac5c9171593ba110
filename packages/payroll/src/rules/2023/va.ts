import { calendarDate } from '@paperwage/values';
import { guideOctober2022 } from '../editions/va.ts';
import type { StateRules } from '../state-rules.ts';

export const va2023: readonly StateRules[] = [
  { state: 'VA', from: calendarDate('2023-01-01'), to: calendarDate('2023-12-31'), incomeTax: guideOctober2022 },
];
