import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateItems } from '../state-items.ts';
import { LIST_OF_PROGRAMS } from './sources.ts';

const SOURCE = {
  publication: 'FAMLI premiums',
  publisher: 'Colorado Department of Labor and Employment, FAMLI Division',
  url: 'https://famli.colorado.gov/employers',
  checked: calendarDate('2026-11-21'),
};

export const coItems: readonly StateItems[] = [
  {
    state: 'CO',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    items: [],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'CO',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    items: [
      {
        tax: 'familyLeave',
        title: 'Colorado FAMLI',
        method: 'rateToWageBase',
        rate: percent('0.45'),
        wageBase: dollars(160_200),
        source: SOURCE,
        standing: 'official',
        note: 'Half of 0.9%. Wages count up to the social security wage base. An employer may pay part or all of it instead.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'CO',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    items: [
      {
        tax: 'familyLeave',
        title: 'Colorado FAMLI',
        method: 'rateToWageBase',
        rate: percent('0.45'),
        wageBase: dollars(168_600),
        source: SOURCE,
        standing: 'official',
        note: 'Half of 0.9%. Wages count up to the social security wage base. An employer may pay part or all of it instead.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'CO',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    items: [
      {
        tax: 'familyLeave',
        title: 'Colorado FAMLI',
        method: 'rateToWageBase',
        rate: percent('0.45'),
        wageBase: dollars(176_100),
        source: SOURCE,
        standing: 'official',
        note: 'Half of 0.9%. Wages count up to the social security wage base. An employer may pay part or all of it instead.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'CO',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    items: [
      {
        tax: 'familyLeave',
        title: 'Colorado FAMLI',
        method: 'rateToWageBase',
        rate: percent('0.44'),
        wageBase: dollars(184_500),
        source: SOURCE,
        standing: 'official',
        note: 'Half of 0.88%. Wages count up to the social security wage base. An employer may pay part or all of it instead.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
];
