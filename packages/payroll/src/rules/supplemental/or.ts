import { calendarDate, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: '150-206-436, Oregon Withholding Tax Formulas',
  publisher: 'Oregon Department of Revenue',
  url: 'https://www.oregon.gov/dor/forms/FormsPubs/',
  checked: calendarDate('2026-11-21'),
};

export const oregonSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'OR',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2026-12-31'),
    how: { method: 'rate', rate: percent('8') },
    source: SOURCE,
    standing: 'secondary',
    comparedWith: [{ record: 'lists of supplemental rates from 2021, 2024, 2025 and 2026' }],
  },
];
