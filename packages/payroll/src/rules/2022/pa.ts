import { calendarDate } from '@paperwage/values';
import { employerWithholding } from '../editions/pa.ts';
import type { StateRules } from '../state-rules.ts';

export const pa2022: readonly StateRules[] = [
  { state: 'PA', from: calendarDate('2022-01-01'), to: calendarDate('2022-12-31'), incomeTax: employerWithholding },
];
