import { calendarDate } from '@paperwage/values';
import { guideBefore2024 } from '../editions/ks.ts';
import type { StateRules } from '../state-rules.ts';

export const ks2023: readonly StateRules[] = [
  { state: 'KS', from: calendarDate('2023-01-01'), to: calendarDate('2023-12-31'), incomeTax: guideBefore2024 },
];
