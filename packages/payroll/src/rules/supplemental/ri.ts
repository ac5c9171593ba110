import { calendarDate, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: "Rhode Island Employer's Income Tax Withholding Tables",
  publisher: 'Rhode Island Division of Taxation',
  url: 'https://tax.ri.gov/tax-sections/withholding-tax',
  checked: calendarDate('2026-11-21'),
};

export const riSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'RI',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2026-12-31'),
    how: { method: 'rate', rate: percent('5.99') },
    source: SOURCE,
    standing: 'secondary',
    comparedWith: [{ record: 'lists of supplemental rates from 2021, 2024, 2025 and 2026' }],
  },
];
