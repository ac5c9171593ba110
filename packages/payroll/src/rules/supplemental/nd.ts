import { calendarDate, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: 'Income Tax Withholding Rates and Instructions',
  publisher: 'North Dakota Office of State Tax Commissioner',
  url: 'https://www.tax.nd.gov/business/income-tax-withholding',
  checked: calendarDate('2026-11-21'),
};

export const ndSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'ND',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2023-06-30'),
    how: { method: 'rate', rate: percent('1.84') },
    source: SOURCE,
    standing: 'secondary',
    recordedBy: ['a list of supplemental rates from 2021'],
    note: 'The rate ended when the tables were revised.',
  },
  {
    state: 'ND',
    from: calendarDate('2023-07-01'),
    to: calendarDate('2026-12-31'),
    how: { method: 'rate', rate: percent('1.5') },
    source: SOURCE,
    standing: 'secondary',
    comparedWith: [{ record: 'lists of supplemental rates from 2024, 2025 and 2026' }],
  },
];
