import { calendarDate } from '@paperwage/values';
import type { StatePlaces } from './place-rules.ts';
import type { FeeCity } from './read-cities.ts';
import { feeCities } from './read-cities.ts';

const UNDATED = 'The city’s page doesn’t say when the fee started. We don’t cover earlier years.';

const CITIES: readonly FeeCity[] = [
  { name: 'Charleston', url: null, fees: [['2022-01-01', 3]] },
  {
    name: 'Huntington',
    url: 'https://www.cityofhuntington.com/business/taxes-and-fees/city-service-fee/',
    fees: [['2022-01-01', 5]],
    note: 'Since October 1, 2015.',
  },
  {
    name: 'Morgantown',
    url: null,
    fees: [['2022-01-01', 3]],
    note: 'Since January 2016. An increase was discussed in 2026.',
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
    note: 'Since January 1, 2020, after 30 consecutive days of work. We assume they have passed.',
  },
  {
    name: 'Weirton',
    url: null,
    fees: [
      ['2022-01-01', 2],
      ['2026-05-14', 5],
    ],
    note: '$2 since 2004.',
  },
  {
    name: 'Fairmont',
    url: null,
    fees: [['2026-01-01', 2]],
    nonresidentsOnly: true,
    note: UNDATED,
  },
  { name: 'Madison', url: null, fees: [['2022-01-01', 3]], note: 'Since January 1, 2020.' },
  {
    name: 'Romney',
    url: null,
    fees: [['2026-01-01', 1]],
    nonresidentsOnly: true,
    note: UNDATED,
  },
  { name: 'Montgomery', url: null, fees: [['2022-01-01', 2]], note: 'Since July 1, 2021.' },
  {
    name: 'Glen Dale',
    url: null,
    fees: [['2025-01-01', 1]],
    note: 'Applies from 30 working days a year. We assume the employee reaches them.',
  },
];

export const westVirginia: StatePlaces = { state: 'WV', places: feeCities(CITIES, calendarDate('2026-11-21')) };
