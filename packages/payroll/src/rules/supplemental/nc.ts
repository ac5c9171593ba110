import { calendarDate, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: '17 NCAC 06C .0117, Supplemental Wage Payments',
  publisher: 'North Carolina Department of Revenue',
  url: 'https://www.ncdor.gov/taxes-forms/withholding-tax',
  checked: calendarDate('2026-11-21'),
};

export const ncSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'NC',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    how: { method: 'rate', rate: percent('5.09') },
    source: SOURCE,
    standing: 'official',
    note: 'The year’s income tax rate plus one-tenth of one percent, as in the tables.',
  },
  {
    state: 'NC',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    how: { method: 'rate', rate: percent('4.85') },
    source: SOURCE,
    standing: 'official',
    note: 'The year’s income tax rate plus one-tenth of one percent, as in the tables.',
  },
  {
    state: 'NC',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    how: { method: 'rate', rate: percent('4.6') },
    source: SOURCE,
    standing: 'official',
    note: 'The year’s income tax rate plus one-tenth of one percent, as in the tables.',
  },
  {
    state: 'NC',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    how: { method: 'rate', rate: percent('4.35') },
    source: SOURCE,
    standing: 'official',
    note: 'The year’s income tax rate plus one-tenth of one percent, as in the tables.',
  },
  {
    state: 'NC',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    how: { method: 'rate', rate: percent('4.09') },
    source: SOURCE,
    standing: 'official',
    note: 'The year’s income tax rate plus one-tenth of one percent, as in the tables.',
  },
];
