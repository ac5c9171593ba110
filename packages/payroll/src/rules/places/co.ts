import { calendarDate, dollars } from '@paperwage/values';
import type { Place, StatePlaces } from './place-rules.ts';

const CHECKED = calendarDate('2026-11-21');
const FIRST_DAY = calendarDate('2022-01-01');
const LAST_DAY = calendarDate('2026-12-31');
const PUBLICATION = 'Occupational privilege tax';

/** The employee's share. The employer pays its own share, which isn't withheld. */
const CITIES: readonly Place[] = [
  {
    name: 'Denver',
    kind: 'city',
    rules: [
      {
        from: FIRST_DAY,
        to: LAST_DAY,
        tax: { method: 'monthlyFee', perMonth: dollars(5.75), fromMonthlyWages: dollars(500) },
        source: {
          publication: PUBLICATION,
          publisher: 'City and County of Denver',
          url: null,
          checked: CHECKED,
        },
        standing: 'official',
      },
    ],
  },
  {
    name: 'Glendale',
    kind: 'city',
    rules: [
      {
        from: FIRST_DAY,
        to: LAST_DAY,
        tax: { method: 'monthlyFee', perMonth: dollars(5), fromMonthlyWages: dollars(750) },
        source: {
          publication: PUBLICATION,
          publisher: 'City of Glendale, Colorado',
          url: null,
          checked: CHECKED,
        },
        standing: 'inferred',
        note: 'The amount is from a city web page. We didn’t recheck the wages it starts at.',
      },
    ],
  },
  {
    name: 'Sheridan',
    kind: 'city',
    rules: [
      {
        from: FIRST_DAY,
        to: LAST_DAY,
        tax: { method: 'monthlyFee', perMonth: dollars(3), fromMonthlyWages: dollars(500) },
        source: {
          publication: PUBLICATION,
          publisher: 'City of Sheridan, Colorado',
          url: null,
          checked: CHECKED,
        },
        standing: 'secondary',
      },
    ],
  },
  {
    name: 'Greenwood Village',
    kind: 'city',
    rules: [
      {
        from: FIRST_DAY,
        to: LAST_DAY,
        tax: { method: 'monthlyFee', perMonth: dollars(2), fromMonthlyWages: dollars(250) },
        source: {
          publication: PUBLICATION,
          publisher: 'City of Greenwood Village, Colorado',
          url: null,
          checked: CHECKED,
        },
        standing: 'secondary',
      },
    ],
  },
  {
    name: 'Aurora',
    kind: 'city',
    rules: [
      {
        from: FIRST_DAY,
        to: calendarDate('2024-12-31'),
        tax: { method: 'monthlyFee', perMonth: dollars(2), fromMonthlyWages: dollars(250) },
        source: {
          publication: PUBLICATION,
          publisher: 'City of Aurora, Colorado',
          url: null,
          checked: CHECKED,
        },
        standing: 'secondary',
        note: 'The city repealed it as of January 1, 2025.',
      },
      {
        from: calendarDate('2025-01-01'),
        to: LAST_DAY,
        tax: { method: 'monthlyFee', perMonth: dollars(0), fromMonthlyWages: dollars(0) },
        source: {
          publication: 'Repeal of the occupational privilege tax',
          publisher: 'City of Aurora, Colorado',
          url: null,
          checked: CHECKED,
        },
        standing: 'secondary',
        note: 'Repealed as of January 1, 2025. We withhold nothing.',
      },
    ],
  },
];

export const colorado: StatePlaces = { state: 'CO', places: CITIES };
