import { calendarDate } from '@paperwage/values';
import { tablesJanuary2023 } from '../editions/ny.ts';
import type { StateRules } from '../state-rules.ts';

export const ny2023: readonly StateRules[] = [
  { state: 'NY', from: calendarDate('2023-01-01'), to: calendarDate('2023-12-31'), incomeTax: tablesJanuary2023 },
];
