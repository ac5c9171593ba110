import { calendarDate, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: 'FYI-104, New Mexico Withholding Tax',
  publisher: 'New Mexico Taxation and Revenue Department',
  url: 'https://www.tax.newmexico.gov/forms-publications/',
  checked: calendarDate('2026-11-21'),
};

export const nmSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'NM',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2026-12-31'),
    how: { method: 'rate', rate: percent('5.9') },
    source: SOURCE,
    standing: 'secondary',
    comparedWith: [{ record: 'lists of supplemental rates from 2024, 2025 and 2026' }],
    note: 'Before 2024, the highest rate in the tables.',
  },
];
