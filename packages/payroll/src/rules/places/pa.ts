import { calendarDate, dollars, percent } from '@paperwage/values';
import { PENNSYLVANIA_CODES } from './lists/pa-codes.ts';
import type { Place, PlaceRules, StatePlaces } from './place-rules.ts';
import { pennsylvaniaPlaces } from './read-pennsylvania.ts';

const WAGE_TAX = {
  source: {
    title: 'Wage Tax (employers)',
    publisher: 'City of Philadelphia, Department of Revenue',
    url: 'https://www.phila.gov/departments/department-of-revenue/',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'official',
  taxesRetirement: true,
} as const;

const PHILADELPHIA_TAX = {
  method: 'pennsylvania',
  servicesTax: dollars(0),
  servicesTaxExemption: dollars(0),
  standsApart: true,
} as const satisfies Partial<PlaceRules['tax']>;

/** The city changes its rates on July 1, by pay date. */
const PHILADELPHIA: Place = {
  name: 'Philadelphia',
  kind: 'city',
  county: 'Philadelphia',
  code: '510101',
  rules: [
    {
      ...WAGE_TAX,
      from: calendarDate('2022-01-01'),
      to: calendarDate('2022-06-30'),
      tax: { ...PHILADELPHIA_TAX, resident: percent('3.8398'), nonresident: percent('3.4481') },
    },
    {
      ...WAGE_TAX,
      from: calendarDate('2022-07-01'),
      to: calendarDate('2023-06-30'),
      tax: { ...PHILADELPHIA_TAX, resident: percent('3.79'), nonresident: percent('3.44') },
    },
    {
      ...WAGE_TAX,
      from: calendarDate('2023-07-01'),
      to: calendarDate('2025-06-30'),
      tax: { ...PHILADELPHIA_TAX, resident: percent('3.75'), nonresident: percent('3.44') },
    },
    {
      ...WAGE_TAX,
      from: calendarDate('2025-07-01'),
      to: calendarDate('2026-06-30'),
      tax: { ...PHILADELPHIA_TAX, resident: percent('3.74'), nonresident: percent('3.43') },
    },
    {
      ...WAGE_TAX,
      from: calendarDate('2026-07-01'),
      to: calendarDate('2026-12-31'),
      tax: { ...PHILADELPHIA_TAX, resident: percent('3.735'), nonresident: percent('3.425') },
    },
  ],
};

export const pennsylvania: StatePlaces = {
  state: 'PA',
  codesListed: 2_619,
  places: [
    PHILADELPHIA,
    ...pennsylvaniaPlaces(PENNSYLVANIA_CODES, {
      source: {
        title: 'Municipal Statistics, EIT / PIT / LST official register, rates of June 15, 2026',
        publisher: 'Pennsylvania Department of Community and Economic Development',
        url: 'https://munstats.pa.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: 'Read through one careful transcription of the register, in part. A rate whose first day the register does not print is taken to be older than 2022.',
    }),
  ],
};
