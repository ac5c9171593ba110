import { calendarDate, percent } from '@paperwage/values';
import { CITY_ROWS, COUNTY_ROWS } from './lists/ky-rates.ts';
import { CENTER, EARLIER_NOTES, RECORDS, SOURCES } from './ky-records.ts';
import type { Place, StatePlaces } from './place-rules.ts';
import type { CountyYear } from './read-kentucky.ts';
import { kentuckyCities, kentuckyCounties, kentuckyCountyByYear } from './read-kentucky.ts';

const HELD = { from: calendarDate('2022-01-01'), to: calendarDate('2026-12-31') } as const;
const WAGES = { taxesRetirement: true, taxesSection125: true } as const;

/** The city and county are one government, so both names mean the same fee. */
const METRO_GOVERNMENTS: readonly Place[] = [
  {
    name: 'Louisville Metro',
    kind: 'county',
    county: 'Jefferson',
    alsoCalled: ['Louisville', 'Jefferson County', 'Louisville/Jefferson County', 'Lyndon', 'Middletown'],
    rules: [
      {
        ...HELD,
        ...WAGES,
        tax: { method: 'wageRate', rates: { livingAndWorking: percent('2.2'), working: percent('1.45') } },
        source: SOURCES.louisville,
        standing: 'official',
        note: '1.25% for Metro and 0.2% for transit on all work done there, plus 0.75% for schools from residents.',
      },
    ],
  },
  {
    name: 'Lexington-Fayette',
    kind: 'county',
    county: 'Fayette',
    alsoCalled: ['Lexington', 'Fayette County'],
    rules: [
      {
        ...HELD,
        ...WAGES,
        tax: { method: 'wageRate', rates: { livingAndWorking: percent('2.25'), working: percent('2.25') } },
        source: SOURCES.lexington,
        standing: 'official',
      },
    ],
  },
];

const BOONE_NOTE =
  'Includes the tax for mental health and senior citizens. The 0.5% county school tax is a separate line, for people who live and work there. We don’t cover years after 2024 because we haven’t seen their cap.';

/** 0.15%, up to $25 a year. */
const MENTAL_HEALTH = { rate: '0.15', upTo: 16_666 } as const;

const BOONE: readonly CountyYear[] = [
  {
    year: 2022,
    parts: [{ rate: '0.8', upTo: 67_179 }, MENTAL_HEALTH],
    record: { ...CENTER.counties2023, note: BOONE_NOTE },
  },
  {
    year: 2023,
    parts: [{ rate: '0.8', upTo: 72_906 }, MENTAL_HEALTH],
    record: { ...CENTER.counties2023, note: BOONE_NOTE },
  },
  {
    year: 2024,
    parts: [{ rate: '0.8', upTo: 75_223 }, MENTAL_HEALTH],
    record: { ...CENTER.counties2024, note: BOONE_NOTE },
  },
];

const KENTON: readonly CountyYear[] = [
  {
    year: 2022,
    parts: [
      { rate: '0.7097', upTo: 25_000 },
      { rate: '0.1097', over: 25_000, upTo: 'socialSecurity' },
    ],
    record: CENTER.counties2023,
  },
  {
    year: 2023,
    parts: [
      { rate: '0.9097', upTo: 80_100 },
      { rate: '0.1097', over: 80_100, upTo: 'socialSecurity' },
    ],
    record: CENTER.counties2023,
  },
  { year: 2024, parts: [{ rate: '0.6997', upTo: 'socialSecurity' }], record: CENTER.counties2024 },
  { year: 2025, parts: [{ rate: '0.6997', upTo: 'socialSecurity' }], record: EARLIER_NOTES.kenton },
  { year: 2026, parts: [{ rate: '0.6997', upTo: 'socialSecurity' }], record: EARLIER_NOTES.kenton },
];

/** For senior citizens up to $25 a year, for mental health, and for the county. */
const CAMPBELL_PARTS: CountyYear['parts'] = [
  { rate: '0.05', upTo: 50_000 },
  { rate: '0.1', upTo: 'socialSecurity' },
  { rate: '0.9', upTo: 'socialSecurity' },
];

const CAMPBELL: readonly CountyYear[] = [
  { year: 2023, parts: [{ rate: '1.05', upTo: 38_667 }], record: SOURCES.campbell },
  { year: 2024, parts: CAMPBELL_PARTS, record: SOURCES.campbell },
  { year: 2025, parts: CAMPBELL_PARTS, record: EARLIER_NOTES.campbell },
  { year: 2026, parts: CAMPBELL_PARTS, record: EARLIER_NOTES.campbell },
];

const SCHOOL_TAX = { method: 'wageRate', rates: { livingAndWorking: percent('0.5') } } as const;

/** In Louisville, the school tax is part of the rate for residents. */
const COUNTY_SCHOOLS: readonly Place[] = [
  {
    name: 'Fayette County schools',
    kind: 'schoolDistrict',
    county: 'Fayette',
    rules: [
      {
        ...HELD,
        ...WAGES,
        tax: SCHOOL_TAX,
        source: {
          publication: '0.5% Occupational License Tax for Schools',
          publisher: 'Fayette County Public Schools, Tax Collection Office',
          url: null,
          checked: calendarDate('2026-11-23'),
        },
        standing: 'official',
        takenFrom: [{ record: 'the Kentucky Attorney General (OAG 25-07)', figures: 'that it didn’t rise in 2026' }],
        note: 'The text has no wage cap. For residents of the county, on pay for work in it (KRS 160.605).',
      },
    ],
  },
  {
    name: 'Boone County schools',
    kind: 'schoolDistrict',
    county: 'Boone',
    rules: [
      {
        ...HELD,
        ...WAGES,
        tax: SCHOOL_TAX,
        source: {
          publication: 'SEEK tax levy table',
          publisher: 'Kentucky Department of Education',
          url: null,
          checked: calendarDate('2026-11-23'),
        },
        standing: 'secondary',
        recordedBy: ['payroll-tax-engine'],
        note: 'A county page has the same rate. We have not read whether a wage cap applies.',
      },
    ],
  },
];

export const kentucky: StatePlaces = {
  state: 'KY',
  countyOfWork: true,
  isPartial: true,
  countySchools: COUNTY_SCHOOLS,
  places: [
    ...METRO_GOVERNMENTS,
    ...kentuckyCities(CITY_ROWS, RECORDS),
    kentuckyCountyByYear('Boone', BOONE),
    kentuckyCountyByYear('Campbell', CAMPBELL),
    kentuckyCountyByYear('Kenton', KENTON),
    ...kentuckyCounties(COUNTY_ROWS, RECORDS),
  ],
};
