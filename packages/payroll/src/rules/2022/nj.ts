import { calendarDate } from '@paperwage/values';
import { tables2020 } from '../editions/nj.ts';
import type { StateRules } from '../state-rules.ts';

export const nj2022: readonly StateRules[] = [
  { state: 'NJ', from: calendarDate('2022-01-01'), to: calendarDate('2022-12-31'), incomeTax: tables2020 },
];
