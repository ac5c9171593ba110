import { calendarDate, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: 'GB-1210, Income Tax Withholding Instructions, Tables, and Charts',
  publisher: 'Vermont Department of Taxes',
  url: 'https://tax.vermont.gov/business/withholding',
  checked: calendarDate('2026-11-21'),
};

export const vtSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'VT',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2026-12-31'),
    how: { method: 'shareOfFederal', share: percent('30') },
    source: SOURCE,
    standing: 'secondary',
    comparedWith: [{ record: 'lists of supplemental rates from 2021, 2024, 2025 and 2026' }],
  },
];
