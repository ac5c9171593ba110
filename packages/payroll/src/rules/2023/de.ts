import { calendarDate } from '@paperwage/values';
import { employersGuide } from '../editions/de.ts';
import type { StateRules } from '../state-rules.ts';

export const de2023: readonly StateRules[] = [
  { state: 'DE', from: calendarDate('2023-01-01'), to: calendarDate('2023-12-31'), incomeTax: employersGuide },
];
