import { calendarDate, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: 'A Guide to Idaho Income Tax Withholding',
  publisher: 'Idaho State Tax Commission',
  url: 'https://tax.idaho.gov/taxes/income-tax/withholding/',
  checked: calendarDate('2026-11-21'),
};

export const idSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'ID',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-06-14'),
    how: { method: 'rate', rate: percent('6.5') },
    source: SOURCE,
    standing: 'inferred',
    note: 'The highest rate in the tables until they were revised.',
  },
  {
    state: 'ID',
    from: calendarDate('2022-06-15'),
    to: calendarDate('2023-05-14'),
    how: { method: 'rate', rate: percent('6') },
    source: SOURCE,
    standing: 'secondary',
    recordedBy: ['EY Tax News (2023-0907, which gives the old rate)'],
  },
  {
    state: 'ID',
    from: calendarDate('2023-05-15'),
    to: calendarDate('2024-05-20'),
    how: { method: 'rate', rate: percent('5.8') },
    source: SOURCE,
    standing: 'secondary',
    recordedBy: ['EY Tax News (2023-0907)'],
    comparedWith: [{ record: 'a list of supplemental rates from 2024' }],
  },
  {
    state: 'ID',
    from: calendarDate('2024-05-21'),
    to: calendarDate('2025-04-30'),
    how: { method: 'rate', rate: percent('5.695') },
    source: SOURCE,
    standing: 'secondary',
    recordedBy: ['Suburban Computer (tables of July 2024)'],
  },
  {
    state: 'ID',
    from: calendarDate('2025-05-01'),
    to: calendarDate('2026-12-31'),
    how: { method: 'rate', rate: percent('5.3') },
    source: SOURCE,
    standing: 'secondary',
    recordedBy: ['Dayforce (notice 2025-09)'],
    comparedWith: [{ record: 'lists of supplemental rates from 2025 and 2026' }],
  },
];
