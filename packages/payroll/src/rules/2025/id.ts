import { calendarDate } from '@paperwage/values';
import { tableApril2025, tableMay2024 } from '../editions/id.ts';
import type { StateRules } from '../state-rules.ts';

export const id2025: readonly StateRules[] = [
  {
    state: 'ID',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-04-30'),
    incomeTax: { ...tableMay2024, standing: 'official' },
  },
  { state: 'ID', from: calendarDate('2025-05-01'), to: calendarDate('2025-12-31'), incomeTax: tableApril2025 },
];
