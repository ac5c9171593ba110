import { calendarDate } from '@paperwage/values';
import { tableJune2022, tableMay2023 } from '../editions/id.ts';
import type { StateRules } from '../state-rules.ts';

export const id2023: readonly StateRules[] = [
  { state: 'ID', from: calendarDate('2023-01-01'), to: calendarDate('2023-05-14'), incomeTax: tableJune2022 },
  { state: 'ID', from: calendarDate('2023-05-15'), to: calendarDate('2023-12-31'), incomeTax: tableMay2023 },
];
