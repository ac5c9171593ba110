import { calendarDate } from '@paperwage/values';
import { guideJune2023, guideMay2022 } from '../editions/ut.ts';
import type { StateRules } from '../state-rules.ts';

export const ut2023: readonly StateRules[] = [
  { state: 'UT', from: calendarDate('2023-01-01'), to: calendarDate('2023-05-31'), incomeTax: guideMay2022 },
  { state: 'UT', from: calendarDate('2023-06-01'), to: calendarDate('2023-12-31'), incomeTax: guideJune2023 },
];
