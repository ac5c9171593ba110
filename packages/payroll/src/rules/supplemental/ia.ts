import { calendarDate, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: 'Iowa Withholding Tax Information',
  publisher: 'Iowa Department of Revenue',
  url: 'https://revenue.iowa.gov/taxes/business-taxes/withholding-tax',
  checked: calendarDate('2026-11-21'),
};

export const iaSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'IA',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2024-12-31'),
    how: { method: 'rate', rate: percent('6') },
    source: SOURCE,
    standing: 'secondary',
    comparedWith: [{ record: 'lists of supplemental rates from 2021 and 2024' }],
  },
  {
    state: 'IA',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2026-12-31'),
    how: { method: 'rate', rate: percent('3.8') },
    source: SOURCE,
    standing: 'secondary',
    comparedWith: [{ record: 'lists of supplemental rates from 2025 and 2026' }],
  },
];
