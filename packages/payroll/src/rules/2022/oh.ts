import { calendarDate } from '@paperwage/values';
import { formulaSeptember2021 } from '../editions/oh.ts';
import type { StateRules } from '../state-rules.ts';

export const oh2022: readonly StateRules[] = [
  { state: 'OH', from: calendarDate('2022-01-01'), to: calendarDate('2022-12-31'), incomeTax: formulaSeptember2021 },
];
