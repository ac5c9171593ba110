import { calendarDate } from '@paperwage/values';
import { employersGuide } from '../editions/de.ts';
import type { StateRules } from '../state-rules.ts';

export const de2022: readonly StateRules[] = [
  { state: 'DE', from: calendarDate('2022-01-01'), to: calendarDate('2022-12-31'), incomeTax: employersGuide },
];
