import { calendarDate } from '@paperwage/values';
import { formulas2022 } from '../editions/la.ts';
import type { StateRules } from '../state-rules.ts';

export const la2024: readonly StateRules[] = [
  { state: 'LA', from: calendarDate('2024-01-01'), to: calendarDate('2024-12-31'), incomeTax: formulas2022 },
];
