import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateItems } from '../state-items.ts';
import { LIST_OF_PROGRAMS } from './sources.ts';

const SOURCE = {
  publication: 'Contributions: how do CT Paid Leave contributions work?',
  publisher: 'Connecticut Paid Leave Authority',
  url: 'https://www.ctpaidleave.org/how-ct-paid-leave-works/contributions',
  checked: calendarDate('2026-11-21'),
};

export const ctItems: readonly StateItems[] = [
  {
    state: 'CT',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    items: [
      {
        tax: 'familyLeave',
        title: 'Connecticut Paid Leave',
        method: 'rateToWageBase',
        rate: percent('0.5'),
        wageBase: dollars(147_000),
        source: SOURCE,
        standing: 'official',
        note: 'Wages count up to the social security wage base.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'CT',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    items: [
      {
        tax: 'familyLeave',
        title: 'Connecticut Paid Leave',
        method: 'rateToWageBase',
        rate: percent('0.5'),
        wageBase: dollars(160_200),
        source: SOURCE,
        standing: 'official',
        note: 'Wages count up to the social security wage base.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'CT',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    items: [
      {
        tax: 'familyLeave',
        title: 'Connecticut Paid Leave',
        method: 'rateToWageBase',
        rate: percent('0.5'),
        wageBase: dollars(168_600),
        source: SOURCE,
        standing: 'official',
        note: 'Wages count up to the social security wage base.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'CT',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    items: [
      {
        tax: 'familyLeave',
        title: 'Connecticut Paid Leave',
        method: 'rateToWageBase',
        rate: percent('0.5'),
        wageBase: dollars(176_100),
        source: SOURCE,
        standing: 'official',
        note: 'Wages count up to the social security wage base.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'CT',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    items: [
      {
        tax: 'familyLeave',
        title: 'Connecticut Paid Leave',
        method: 'rateToWageBase',
        rate: percent('0.5'),
        wageBase: dollars(184_500),
        source: SOURCE,
        standing: 'official',
        note: 'Wages count up to the social security wage base.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
];
