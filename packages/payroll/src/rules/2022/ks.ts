import { calendarDate } from '@paperwage/values';
import { guideBefore2024 } from '../editions/ks.ts';
import type { StateRules } from '../state-rules.ts';

export const ks2022: readonly StateRules[] = [
  { state: 'KS', from: calendarDate('2022-01-01'), to: calendarDate('2022-12-31'), incomeTax: guideBefore2024 },
];
