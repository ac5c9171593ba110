import { calendarDate, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: 'Withholding Tables for Individual Income Tax',
  publisher: 'Maine Revenue Services',
  url: 'https://www.maine.gov/revenue/taxes/income-estate-tax/withholding-tax',
  checked: calendarDate('2026-11-21'),
};

export const meSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'ME',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2026-12-31'),
    how: { method: 'rate', rate: percent('5') },
    source: SOURCE,
    standing: 'secondary',
    comparedWith: [{ record: 'lists of supplemental rates from 2021, 2024, 2025 and 2026' }],
  },
];
