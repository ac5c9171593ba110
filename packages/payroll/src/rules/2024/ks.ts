import { calendarDate } from '@paperwage/values';
import { guideBefore2024, guideOctober2024 } from '../editions/ks.ts';
import type { StateRules } from '../state-rules.ts';

export const ks2024: readonly StateRules[] = [
  { state: 'KS', from: calendarDate('2024-01-01'), to: calendarDate('2024-06-30'), incomeTax: guideBefore2024 },
  { state: 'KS', from: calendarDate('2024-07-01'), to: calendarDate('2024-12-31'), incomeTax: guideOctober2024 },
];
