import { calendarDate } from '@paperwage/values';
import { tableMay2023, tableMay2024 } from '../editions/id.ts';
import type { StateRules } from '../state-rules.ts';

export const id2024: readonly StateRules[] = [
  { state: 'ID', from: calendarDate('2024-01-01'), to: calendarDate('2024-05-20'), incomeTax: tableMay2023 },
  { state: 'ID', from: calendarDate('2024-05-21'), to: calendarDate('2024-12-31'), incomeTax: tableMay2024 },
];
