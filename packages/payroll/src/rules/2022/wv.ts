import { calendarDate } from '@paperwage/values';
import { tablesBefore2023 } from '../editions/wv.ts';
import type { StateRules } from '../state-rules.ts';

export const wv2022: readonly StateRules[] = [
  { state: 'WV', from: calendarDate('2022-01-01'), to: calendarDate('2022-12-31'), incomeTax: tablesBefore2023 },
];
