import { calendarDate, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: 'Nebraska Circular EN',
  publisher: 'Nebraska Department of Revenue',
  url: 'https://revenue.nebraska.gov/businesses/income-tax-withholding',
  checked: calendarDate('2026-11-21'),
};

export const neSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'NE',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2025-12-31'),
    how: { method: 'rate', rate: percent('5') },
    source: SOURCE,
    standing: 'official',
    note: 'Revenue Ruling 21-94-2. A July 2025 notice says the same.',
  },
  {
    state: 'NE',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    how: { method: 'rate', rate: percent('3.5') },
    source: SOURCE,
    standing: 'secondary',
    recordedBy: ['a list of supplemental rates from 2026'],
    note: 'Through 2025, the rate was 5%.',
  },
];
