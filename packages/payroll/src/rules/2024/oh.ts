import { calendarDate } from '@paperwage/values';
import { formulaJuly2024, formulaNovember2023 } from '../editions/oh.ts';
import type { StateRules } from '../state-rules.ts';

export const oh2024: readonly StateRules[] = [
  { state: 'OH', from: calendarDate('2024-01-01'), to: calendarDate('2024-06-30'), incomeTax: formulaNovember2023 },
  { state: 'OH', from: calendarDate('2024-07-01'), to: calendarDate('2024-12-31'), incomeTax: formulaJuly2024 },
];
