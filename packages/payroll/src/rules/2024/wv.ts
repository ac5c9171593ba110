import { calendarDate } from '@paperwage/values';
import { tablesMarch2023 } from '../editions/wv.ts';
import type { StateRules } from '../state-rules.ts';

export const wv2024: readonly StateRules[] = [
  { state: 'WV', from: calendarDate('2024-01-01'), to: calendarDate('2024-12-31'), incomeTax: tablesMarch2023 },
];
