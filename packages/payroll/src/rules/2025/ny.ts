import { calendarDate } from '@paperwage/values';
import { tablesJanuary2023 } from '../editions/ny.ts';
import type { StateRules } from '../state-rules.ts';

export const ny2025: readonly StateRules[] = [
  { state: 'NY', from: calendarDate('2025-01-01'), to: calendarDate('2025-12-31'), incomeTax: tablesJanuary2023 },
];
