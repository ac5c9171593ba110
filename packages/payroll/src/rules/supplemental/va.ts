import { calendarDate, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: 'Income Tax Withholding Guide for Employers',
  publisher: 'Virginia Department of Taxation',
  url: 'https://www.tax.virginia.gov/withholding-tax',
  checked: calendarDate('2026-11-21'),
};

export const vaSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'VA',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2026-12-31'),
    how: { method: 'rate', rate: percent('5.75') },
    source: SOURCE,
    standing: 'secondary',
    comparedWith: [{ record: 'lists of supplemental rates from 2021, 2024, 2025 and 2026' }],
  },
];
