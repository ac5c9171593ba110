import { calendarDate } from '@paperwage/values';
import { circular2020 } from '../editions/ma.ts';
import type { StateRules } from '../state-rules.ts';

export const ma2022: readonly StateRules[] = [
  { state: 'MA', from: calendarDate('2022-01-01'), to: calendarDate('2022-12-31'), incomeTax: circular2020 },
];
