import { calendarDate, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: 'Withholding Tax Tables and Instructions for Employers',
  publisher: 'Alabama Department of Revenue',
  url: 'https://www.revenue.alabama.gov/individual-corporate/withholding/',
  checked: calendarDate('2026-11-21'),
};

export const alSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'AL',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2026-12-31'),
    how: { method: 'rate', rate: percent('5') },
    source: SOURCE,
    standing: 'secondary',
    comparedWith: [{ record: 'lists of supplemental rates from 2021, 2024, 2025 and 2026' }],
  },
];
