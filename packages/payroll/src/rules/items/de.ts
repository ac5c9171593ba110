import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateItems } from '../state-items.ts';
import { LIST_OF_PROGRAMS } from './sources.ts';

const SOURCE = {
  publication: 'Delaware Code',
  table: 'title 19, section 3705: contributions',
  publisher: 'State of Delaware',
  url: 'https://delcode.delaware.gov/title19/c037/index.html',
  checked: calendarDate('2026-11-21'),
};

export const deItems: readonly StateItems[] = [
  {
    state: 'DE',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2024-12-31'),
    items: [],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'DE',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    items: [
      {
        tax: 'familyLeave',
        title: 'Delaware Paid Leave',
        method: 'rateByEmployees',
        election: 'deEmployees',
        rates: { '10to24': percent('0.16'), '25orMore': percent('0.4') },
        wageBase: dollars(176_100),
        source: SOURCE,
        standing: 'official',
        note: 'Half of 0.8% at employers with 25 or more employees, 0.16% with 10 to 24, nothing with fewer. An employer may pay part or all of it instead.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'DE',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    items: [
      {
        tax: 'familyLeave',
        title: 'Delaware Paid Leave',
        method: 'rateByEmployees',
        election: 'deEmployees',
        rates: { '10to24': percent('0.16'), '25orMore': percent('0.4') },
        wageBase: dollars(184_500),
        source: SOURCE,
        standing: 'official',
        note: 'Half of 0.8% at employers with 25 or more employees, 0.16% with 10 to 24, nothing with fewer. An employer may pay part or all of it instead.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
];
