import { calendarDate } from '@paperwage/values';
import type { StatePlaces } from './place-rules.ts';
import type { OccupationalCity } from './read-cities.ts';
import { occupationalCities } from './read-cities.ts';

const SURVEY = { note: 'From a League survey we read in August 2026. We didn’t read earlier years.' };
const OLDER = {
  comparedWith: [{ record: 'an older record (2021 or before)', figures: 'the rate' }],
  note: 'From the League survey we read in August 2026.',
};

const CITIES: readonly OccupationalCity[] = [
  { name: 'Attalla', standing: 'secondary', rates: [['2026-01-01', '2']], ...SURVEY },
  { name: 'Auburn', standing: 'official', rates: [['2026-01-01', '1']], ...SURVEY },
  { name: 'Bear Creek', standing: 'secondary', rates: [['2026-01-01', '1']], ...SURVEY },
  { name: 'Bessemer', standing: 'secondary', rates: [['2022-01-01', '1']], ...OLDER },
  { name: 'Birmingham', standing: 'official', rates: [['2022-01-01', '1']], ...OLDER },
  { name: 'Brilliant', standing: 'secondary', rates: [['2026-01-01', '1']], ...SURVEY },
  { name: 'Fairfield', standing: 'secondary', rates: [['2026-01-01', '1']], ...SURVEY },
  { name: 'Gadsden', standing: 'official', rates: [['2022-01-01', '2']], ...OLDER },
  { name: 'Glencoe', standing: 'official', rates: [['2026-01-01', '2']], ...SURVEY },
  { name: 'Goodwater', standing: 'secondary', rates: [['2026-01-01', '0.75']], ...SURVEY },
  { name: 'Guin', standing: 'secondary', rates: [['2026-01-01', '1']], ...SURVEY },
  { name: 'Hackleburg', standing: 'secondary', rates: [['2026-01-01', '1']], ...SURVEY },
  { name: 'Haleyville', standing: 'secondary', rates: [['2026-01-01', '1']], ...SURVEY },
  { name: 'Hamilton', standing: 'secondary', rates: [['2026-01-01', '1']], ...SURVEY },
  { name: 'Leeds', standing: 'official', rates: [['2022-01-01', '1']], ...OLDER },
  { name: 'Lynn', standing: 'secondary', rates: [['2026-01-01', '1']], ...SURVEY },
  { name: 'Midfield', standing: 'secondary', rates: [['2026-01-01', '1']], ...SURVEY },
  { name: 'Mosses', standing: 'secondary', rates: [['2026-01-01', '1']], ...SURVEY },
  {
    name: 'Opelika',
    standing: 'official',
    rates: [
      ['2022-01-01', '1.5'],
      ['2025-04-01', '1'],
    ],
    comparedWith: [{ record: 'a city web page' }],
    note: '1.5% before April 1, 2025.',
  },
  { name: 'Rainbow City', standing: 'secondary', rates: [['2026-01-01', '2']], ...SURVEY },
  { name: 'Red Bay', standing: 'secondary', rates: [['2026-01-01', '0.5']], ...SURVEY },
  { name: 'Shorter', standing: 'secondary', rates: [['2026-01-01', '1']], ...SURVEY },
  { name: 'Southside', standing: 'secondary', rates: [['2026-01-01', '2']], ...SURVEY },
  { name: 'Sulligent', standing: 'secondary', rates: [['2026-01-01', '1']], ...SURVEY },
  {
    name: 'Tuskegee',
    standing: 'inferred',
    rates: [['2026-01-01', '2']],
    note: 'The League survey says 2%. A city form reportedly prints 3%.',
  },
];

export const alabama: StatePlaces = {
  state: 'AL',
  places: occupationalCities(CITIES, {
    publication: 'Municipal Tax Rates',
    table: 'Municipal Occupational Taxes',
    publisher: 'Alabama League of Municipalities',
    url: 'https://almonline.org/TaxRates.aspx',
    checked: calendarDate('2026-11-21'),
  }),
};
