import { calendarDate } from '@paperwage/values';
import { formulaNovember2023, formulaSeptember2021 } from '../editions/oh.ts';
import type { StateRules } from '../state-rules.ts';

export const oh2023: readonly StateRules[] = [
  { state: 'OH', from: calendarDate('2023-01-01'), to: calendarDate('2023-10-31'), incomeTax: formulaSeptember2021 },
  { state: 'OH', from: calendarDate('2023-11-01'), to: calendarDate('2023-12-31'), incomeTax: formulaNovember2023 },
];
