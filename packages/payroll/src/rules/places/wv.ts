import { calendarDate } from '@paperwage/values';
import type { StatePlaces } from './place-rules.ts';
import type { FeeCity } from './read-cities.ts';
import { feeCities } from './read-cities.ts';

const UNDATED = 'The page of the city does not say since when; earlier years are not held.';

const CITIES: readonly FeeCity[] = [
  { name: 'Charleston', url: 'https://www.charlestonwv.gov/', fees: [['2022-01-01', 3]] },
  {
    name: 'Huntington',
    url: 'https://www.cityofhuntington.com/business/taxes-and-fees/city-service-fee/',
    fees: [['2022-01-01', 5]],
    note: 'Since October 1, 2015.',
  },
  {
    name: 'Morgantown',
    url: 'https://www.morgantownwv.gov/',
    fees: [['2022-01-01', 3]],
    note: 'Since January 2016; a rise was discussed in 2026.',
  },
  {
    name: 'Parkersburg',
    url: 'https://parkersburgwv.gov/departments/finance/fees.php',
    fees: [['2022-01-01', 2.5]],
  },
  {
    name: 'Wheeling',
    url: 'https://wheelingwv.gov/departments/Finance/city-service-fee',
    fees: [['2022-01-01', 2]],
    note: 'Since January 1, 2020, after 30 days of work in a row, which are taken to be over.',
  },
  {
    name: 'Weirton',
    url: 'https://www.cityofweirton.com/',
    fees: [
      ['2022-01-01', 2],
      ['2026-05-14', 5],
    ],
    note: '2 dollars since 2004.',
  },
  {
    name: 'Fairmont',
    url: 'https://www.fairmontwv.gov/',
    fees: [['2026-01-01', 2]],
    nonresidentsOnly: true,
    note: UNDATED,
  },
  { name: 'Madison', url: 'https://www.wvml.org/', fees: [['2022-01-01', 3]], note: 'Since January 1, 2020.' },
  {
    name: 'Romney',
    url: 'https://townofromney.com/',
    fees: [['2026-01-01', 1]],
    nonresidentsOnly: true,
    note: UNDATED,
  },
  { name: 'Montgomery', url: 'https://www.wvml.org/', fees: [['2022-01-01', 2]], note: 'Since July 1, 2021.' },
  {
    name: 'Glen Dale',
    url: 'https://www.glendalewv.gov/',
    fees: [['2025-01-01', 1]],
    note: 'From 30 working days a year on, which are taken to be reached.',
  },
];

export const westVirginia: StatePlaces = { state: 'WV', places: feeCities(CITIES, calendarDate('2026-11-21')) };
