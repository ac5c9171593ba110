import { calendarDate } from '@paperwage/values';
import { employerWithholding } from '../editions/pa.ts';
import type { StateRules } from '../state-rules.ts';

export const pa2026: readonly StateRules[] = [
  { state: 'PA', from: calendarDate('2026-01-01'), to: calendarDate('2026-12-31'), incomeTax: employerWithholding },
];
