import { calendarDate } from '@paperwage/values';
import { tablesBefore2023, tablesMarch2023 } from '../editions/wv.ts';
import type { StateRules } from '../state-rules.ts';

export const wv2023: readonly StateRules[] = [
  { state: 'WV', from: calendarDate('2023-01-01'), to: calendarDate('2023-03-15'), incomeTax: tablesBefore2023 },
  { state: 'WV', from: calendarDate('2023-03-16'), to: calendarDate('2023-12-31'), incomeTax: tablesMarch2023 },
];
