import { calendarDate } from '@paperwage/values';
import { guideMay2025 } from '../editions/va.ts';
import type { StateRules } from '../state-rules.ts';

export const va2026: readonly StateRules[] = [
  { state: 'VA', from: calendarDate('2026-01-01'), to: calendarDate('2026-12-31'), incomeTax: guideMay2025 },
];
