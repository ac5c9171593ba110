import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateItems } from '../state-items.ts';
import { LIST_OF_PROGRAMS } from './sources.ts';

const SOURCE = {
  publication: 'Paid Family and Medical Leave: contributions',
  publisher: 'Maine Department of Labor',
  url: 'https://www.maine.gov/paidleave/',
  checked: calendarDate('2026-11-21'),
};

export const meItems: readonly StateItems[] = [
  {
    state: 'ME',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2024-12-31'),
    items: [],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'ME',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    items: [
      {
        tax: 'familyLeave',
        title: 'Maine PFML',
        method: 'rateToWageBase',
        rate: percent('0.5'),
        wageBase: dollars(176_100),
        source: SOURCE,
        standing: 'official',
        note: 'Half of 1%. It’s the same with fewer than 15 employees. An employer may pay part or all of it instead.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'ME',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    items: [
      {
        tax: 'familyLeave',
        title: 'Maine PFML',
        method: 'rateToWageBase',
        rate: percent('0.5'),
        wageBase: dollars(184_500),
        source: SOURCE,
        standing: 'official',
        note: 'Half of 1%. It’s the same with fewer than 15 employees. An employer may pay part or all of it instead.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
];
