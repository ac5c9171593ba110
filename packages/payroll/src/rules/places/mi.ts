import { calendarDate } from '@paperwage/values';
import type { StatePlaces } from './place-rules.ts';
import type { MichiganRow } from './read-cities.ts';
import { michiganCities } from './read-cities.ts';

const CITIES: readonly MichiganRow[] = [
  ['Albion', '1', '0.5', 600],
  ['Battle Creek', '1', '0.5', 750],
  ['Benton Harbor', '1', '0.5', 750],
  ['Big Rapids', '1', '0.5', 600],
  ['Detroit', '2.4', '1.2', 600],
  ['East Lansing', '1', '0.5', 600],
  ['Flint', '1', '0.5', 600],
  ['Grand Rapids', '1.5', '0.75', 600],
  ['Grayling', '1', '0.5', 3000],
  ['Hamtramck', '1', '0.5', 600],
  ['Highland Park', '2', '1', 600],
  ['Hudson', '1', '0.5', 1000],
  ['Ionia', '1', '0.5', 700],
  ['Jackson', '1', '0.5', 600],
  ['Lansing', '1', '0.5', 600],
  ['Lapeer', '1', '0.5', 600],
  ['Muskegon', '1', '0.5', 600],
  ['Muskegon Heights', '1', '0.5', 600],
  ['Pontiac', '1', '0.5', 600],
  ['Port Huron', '1', '0.5', 600],
  ['Portland', '1', '0.5', 1000],
  ['Saginaw', '1.5', '0.75', 750],
  ['Springfield', '1', '0.5', 750],
  ['Walker', '1', '0.5', 600],
];

export const michigan: StatePlaces = {
  state: 'MI',
  places: michiganCities(CITIES, {
    source: {
      publication: 'What cities impose an income tax?',
      publisher: 'Michigan Department of Treasury',
      url: 'https://www.michigan.gov/taxes/questions/iit/accordion/general/what-cities-impose-an-income-tax',
      checked: calendarDate('2026-11-21'),
    },
    standing: 'secondary',
    takenFrom: [
      { record: 'the National Finance Center (bulletin TAXES 14-03)', figures: 'that pre-tax deductions aren’t taxed' },
    ],
    note: 'The bulletin’s formula is for Battle Creek, Detroit, Flint, Grand Rapids, Lansing, Pontiac and Saginaw; the other cities have the ordinance of the same state law. The rates are from the 2023 list and are the same in every list we saw from 2019 to 2026. The exemptions are from the cities’ withholding guides.',
  }),
};
