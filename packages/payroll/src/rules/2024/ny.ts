import { calendarDate } from '@paperwage/values';
import { tablesJanuary2023 } from '../editions/ny.ts';
import type { StateRules } from '../state-rules.ts';

export const ny2024: readonly StateRules[] = [
  { state: 'NY', from: calendarDate('2024-01-01'), to: calendarDate('2024-12-31'), incomeTax: tablesJanuary2023 },
];
