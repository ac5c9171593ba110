import { calendarDate, dollars, percent } from '@paperwage/values';
import type { NewYorkCityTax, YonkersTax } from './new-york-rules.ts';
import type { Place, StatePlaces } from './place-rules.ts';

const DEPARTMENT = {
  publisher: 'New York State Department of Taxation and Finance',
  checked: calendarDate('2026-11-21'),
};
const CITY_SOURCE = {
  ...DEPARTMENT,
  publication: 'NYS-50-T-NYC, New York City Withholding Tax Tables and Methods',
  table: 'method II, exact calculation',
  url: 'https://www.tax.ny.gov/pdf/publications/withholding/nys50_t_nyc.pdf',
};

/** The January 2026 edition, which repeats the January 2018 tables. Single and married share one schedule. */
const CITY: NewYorkCityTax = {
  method: 'newYorkCity',
  supplementalRate: percent('4.25'),
  yearly: {
    deduction: { single: dollars(5_000), married: dollars(5_500), headOfHousehold: dollars(5_000) },
    exemption: dollars(1_000),
    schedule: [
      { over: dollars(0), base: dollars(0), rate: percent('2.05') },
      { over: dollars(8_000), base: dollars(164), rate: percent('2.8') },
      { over: dollars(8_700), base: dollars(184), rate: percent('3.25') },
      { over: dollars(15_000), base: dollars(388), rate: percent('3.95') },
      { over: dollars(25_000), base: dollars(783), rate: percent('4.15') },
      { over: dollars(60_000), base: dollars(2_236), rate: percent('4.25') },
    ],
  },
  perPeriod: {
    DAILY: {
      deduction: { single: dollars(19.25), married: dollars(21.15), headOfHousehold: dollars(19.25) },
      exemption: dollars(3.85),
      schedule: [
        { over: dollars(0), base: dollars(0), rate: percent('2.05') },
        { over: dollars(31), base: dollars(0.63), rate: percent('2.8') },
        { over: dollars(33.5), base: dollars(0.71), rate: percent('3.25') },
        { over: dollars(57.5), base: dollars(1.49), rate: percent('3.95') },
        { over: dollars(96), base: dollars(3.01), rate: percent('4.15') },
        { over: dollars(231), base: dollars(8.6), rate: percent('4.25') },
      ],
    },
    WEEKLY: {
      deduction: { single: dollars(96.15), married: dollars(105.75), headOfHousehold: dollars(96.15) },
      exemption: dollars(19.25),
      schedule: [
        { over: dollars(0), base: dollars(0), rate: percent('2.05') },
        { over: dollars(154), base: dollars(3.15), rate: percent('2.8') },
        { over: dollars(167), base: dollars(3.54), rate: percent('3.25') },
        { over: dollars(288), base: dollars(7.46), rate: percent('3.95') },
        { over: dollars(481), base: dollars(15.06), rate: percent('4.15') },
        { over: dollars(1_154), base: dollars(43), rate: percent('4.25') },
      ],
    },
    BI_WEEKLY: {
      deduction: { single: dollars(192.3), married: dollars(211.5), headOfHousehold: dollars(192.3) },
      exemption: dollars(38.5),
      schedule: [
        { over: dollars(0), base: dollars(0), rate: percent('2.05') },
        { over: dollars(308), base: dollars(6.31), rate: percent('2.8') },
        { over: dollars(334), base: dollars(7.08), rate: percent('3.25') },
        { over: dollars(577), base: dollars(14.92), rate: percent('3.95') },
        { over: dollars(962), base: dollars(30.12), rate: percent('4.15') },
        { over: dollars(2_308), base: dollars(86), rate: percent('4.25') },
      ],
    },
    SEMI_MONTHLY: {
      deduction: { single: dollars(208.35), married: dollars(229.15), headOfHousehold: dollars(208.35) },
      exemption: dollars(41.65),
      schedule: [
        { over: dollars(0), base: dollars(0), rate: percent('2.05') },
        { over: dollars(333), base: dollars(6.83), rate: percent('2.8') },
        { over: dollars(362), base: dollars(7.67), rate: percent('3.25') },
        { over: dollars(625), base: dollars(16.17), rate: percent('3.95') },
        { over: dollars(1_042), base: dollars(32.63), rate: percent('4.15') },
        { over: dollars(2_500), base: dollars(93.17), rate: percent('4.25') },
      ],
    },
    MONTHLY: {
      deduction: { single: dollars(416.7), married: dollars(458.3), headOfHousehold: dollars(416.7) },
      exemption: dollars(83.3),
      schedule: [
        { over: dollars(0), base: dollars(0), rate: percent('2.05') },
        { over: dollars(667), base: dollars(13.67), rate: percent('2.8') },
        { over: dollars(725), base: dollars(15.33), rate: percent('3.25') },
        { over: dollars(1_250), base: dollars(32.33), rate: percent('3.95') },
        { over: dollars(2_083), base: dollars(65.25), rate: percent('4.15') },
        { over: dollars(5_000), base: dollars(186.33), rate: percent('4.25') },
      ],
    },
  },
};

const NEW_YORK_CITY: Place = {
  name: 'New York City',
  kind: 'city',
  alsoCalled: [
    'NYC',
    'New York',
    'Manhattan',
    'Brooklyn',
    'Queens',
    'Bronx',
    'The Bronx',
    'Staten Island',
    'New York County',
    'Kings County',
    'Queens County',
    'Bronx County',
    'Richmond County',
  ],
  rules: [
    {
      from: calendarDate('2022-01-01'),
      to: calendarDate('2023-12-31'),
      tax: CITY,
      source: CITY_SOURCE,
      standing: 'secondary',
      note: 'We use the January 2018 tables, which the January 2026 edition repeats. For 2022 and 2023, we haven’t confirmed that no other tables were in effect.',
    },
    {
      from: calendarDate('2024-01-01'),
      to: calendarDate('2026-12-31'),
      tax: CITY,
      source: CITY_SOURCE,
      standing: 'official',
      recordedBy: ['wisent-ai/rachuba (tables of January 2026)'],
      comparedWith: [
        { record: 'a second record' },
        { record: 'the agency’s worked examples of January 2026 (to the cent)' },
      ],
    },
  ],
};

const YONKERS_TAX: YonkersTax = {
  method: 'yonkers',
  residentShare: percent('16.75'),
  nonresidentRate: percent('0.5'),
  nonresidentExclusions: [
    { over: dollars(3_999.99), value: dollars(3_000) },
    { over: dollars(10_000), value: dollars(2_000) },
    { over: dollars(20_000), value: dollars(1_000) },
    { over: dollars(30_000), value: dollars(0) },
  ],
};

const YONKERS: Place = {
  name: 'Yonkers',
  kind: 'city',
  rules: [
    {
      from: calendarDate('2022-01-01'),
      to: calendarDate('2026-12-31'),
      tax: YONKERS_TAX,
      source: {
        ...DEPARTMENT,
        publication: 'NYS-50-T-Y, Yonkers Withholding Tax Tables and Methods',
        url: 'https://www.tax.ny.gov/pdf/publications/withholding/nys50_t_y.pdf',
      },
      standing: 'official',
      recordedBy: ['wisent-ai/rachuba (tables of January 2026)'],
      comparedWith: [{ record: 'PolicyEngine' }],
      note: 'The January 2016 edition has the same share.',
    },
  ],
};

export const newYork: StatePlaces = { state: 'NY', places: [NEW_YORK_CITY, YONKERS] };
