import { calendarDate, dollars, percent } from '@paperwage/values';
import type { Sourced } from '../sourced.ts';
import type { TaxableRates } from './county-rules.ts';
import type { Place, PlaceRules, StatePlaces } from './place-rules.ts';
import type { CountyColumns } from './read-counties.ts';
import { countiesByPeriod } from './read-counties.ts';

const COMPTROLLER = { publisher: 'Comptroller of Maryland', checked: calendarDate('2026-11-21') };
const METHOD_PAGE = 'https://marylandtaxes.gov/business/income/withholding/percentage-method.php';
const FACTS_2025 = {
  source: {
    ...COMPTROLLER,
    publication: 'Withholding Tax Facts',
    edition: 'January 2025 to December 2025, revised 07/25',
    table: 'actual local income tax rates',
    url: 'https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/legal-publications/facts/Withholding-Tax-Facts-2025.pdf',
  },
  standing: 'official',
} as const satisfies Sourced;

const YEAR_2022 = {
  from: calendarDate('2022-01-01'),
  to: calendarDate('2022-12-31'),
  source: { ...COMPTROLLER, publication: 'Percentage method, local tax areas', edition: '2022', url: METHOD_PAGE },
  standing: 'official',
} as const;
const YEAR_2023 = {
  from: calendarDate('2023-01-01'),
  to: calendarDate('2023-12-31'),
  source: { ...COMPTROLLER, publication: 'Percentage method, local tax areas', edition: '2023', url: METHOD_PAGE },
  standing: 'official',
} as const;
const YEAR_2024 = {
  from: calendarDate('2024-01-01'),
  to: calendarDate('2024-12-31'),
  source: { ...COMPTROLLER, publication: 'Percentage method, local tax areas', edition: '2024', url: METHOD_PAGE },
  standing: 'official',
} as const;
/** The fact sheet was revised in July, when Dorchester adopted the new top rate of 3.3%. */
const EARLY_2025 = {
  ...FACTS_2025,
  from: calendarDate('2025-01-01'),
  to: calendarDate('2025-06-30'),
  note: 'Rates enacted during 2025 apply from January 1. Payrolls run before they were enacted may have used the 2024 rates. A February 2025 memorandum from the Interior Business Center names the changes known then.',
} as const;
const LATE_2025 = { ...FACTS_2025, from: calendarDate('2025-07-01'), to: calendarDate('2025-12-31') } as const;
const YEAR_2026 = {
  from: calendarDate('2026-01-01'),
  to: calendarDate('2026-12-31'),
  source: {
    ...COMPTROLLER,
    publication: 'Maryland State and Local Income Tax Withholding Information',
    edition: '2026',
    table: 'attachment 1',
    url: 'https://www.marylandcomptroller.gov/content/dam/mdcomp/md/state-payroll/memos/2026/2026-maryland-state-and-local-withholding-information.pdf',
  },
  standing: 'official',
} as const;

const PERIODS = [YEAR_2022, YEAR_2023, YEAR_2024, EARLY_2025, LATE_2025, YEAR_2026] as const;

/** The rate in percent for each period. The state prints tables for ten rates. Computer payroll uses these. */
const COUNTIES: readonly CountyColumns[] = [
  ['Allegany County', '3.05', '3.03', '3.03', '3.03', '3.03', '3.2'],
  ['Baltimore County', '3.2', '3.2', '3.2', '3.2', '3.2', '3.2'],
  ['Baltimore City', '3.2', '3.2', '3.2', '3.2', '3.2', '3.2'],
  ['Calvert County', '3', '3', '3', '3.2', '3.2', '3.2'],
  ['Caroline County', '3.2', '3.2', '3.2', '3.2', '3.2', '3.2'],
  ['Carroll County', '3.03', '3.03', '3.03', '3.03', '3.03', '3.03'],
  ['Cecil County', '3', '2.8', '2.75', '2.74', '2.74', '2.74'],
  ['Charles County', '3.03', '3.03', '3.03', '3.03', '3.03', '3.03'],
  ['Dorchester County', '3.2', '3.2', '3.2', '3.2', '3.3', '3.3'],
  ['Garrett County', '2.65', '2.65', '2.65', '2.65', '2.65', '2.65'],
  ['Harford County', '3.06', '3.06', '3.06', '3.06', '3.06', '3.06'],
  ['Howard County', '3.2', '3.2', '3.2', '3.2', '3.2', '3.2'],
  ['Kent County', '3.2', '3.2', '3.2', '3.2', '3.2', '3.3'],
  ['Montgomery County', '3.2', '3.2', '3.2', '3.2', '3.2', '3.2'],
  ["Prince George's County", '3.2', '3.2', '3.2', '3.2', '3.2', '3.2'],
  ["Queen Anne's County", '3.2', '3.2', '3.2', '3.2', '3.2', '3.2'],
  ["St. Mary's County", '3.1', '3', '3', '3.2', '3.2', '3.2'],
  ['Somerset County', '3.2', '3.2', '3.2', '3.2', '3.2', '3.2'],
  ['Talbot County', '2.4', '2.4', '2.4', '2.4', '2.4', '2.4'],
  ['Washington County', '3', '2.95', '2.95', '2.95', '2.95', '2.95'],
  ['Wicomico County', '3.2', '3.2', '3.2', '3.2', '3.2', '3.2'],
  ['Worcester County', '2.25', '2.25', '2.25', '2.25', '2.25', '2.25'],
];

/** The city isn't part of the county, so the bare name means both. */
const OTHER_NAMES = { 'Baltimore City': ['Baltimore'], 'Baltimore County': ['Baltimore'] };

const ANNE_ARUNDEL_2022: TaxableRates = { kind: 'one', rate: percent('2.81') };
const ANNE_ARUNDEL_2023: TaxableRates = {
  kind: 'byPart',
  schedule: {
    all: [
      { over: dollars(0), base: dollars(0), rate: percent('2.7') },
      { over: dollars(50_000), base: dollars(1_350), rate: percent('2.81') },
    ],
  },
};
const ANNE_ARUNDEL_2024_JOINT = [
  { over: dollars(0), base: dollars(0), rate: percent('2.7') },
  { over: dollars(75_000), base: dollars(2_025), rate: percent('2.81') },
  { over: dollars(480_000), base: dollars(13_405.5), rate: percent('3.2') },
];
const ANNE_ARUNDEL_2024: TaxableRates = {
  kind: 'byPart',
  schedule: {
    single: [
      { over: dollars(0), base: dollars(0), rate: percent('2.7') },
      { over: dollars(50_000), base: dollars(1_350), rate: percent('2.81') },
      { over: dollars(400_000), base: dollars(11_185), rate: percent('3.2') },
    ],
    married: ANNE_ARUNDEL_2024_JOINT,
    headOfHousehold: ANNE_ARUNDEL_2024_JOINT,
  },
};
const ANNE_ARUNDEL_2025_JOINT = [
  { over: dollars(0), base: dollars(0), rate: percent('2.7') },
  { over: dollars(75_000), base: dollars(2_025), rate: percent('2.94') },
  { over: dollars(480_000), base: dollars(13_932), rate: percent('3.2') },
];
const ANNE_ARUNDEL_2025: TaxableRates = {
  kind: 'byPart',
  schedule: {
    single: [
      { over: dollars(0), base: dollars(0), rate: percent('2.7') },
      { over: dollars(50_000), base: dollars(1_350), rate: percent('2.94') },
      { over: dollars(400_000), base: dollars(11_640), rate: percent('3.2') },
    ],
    married: ANNE_ARUNDEL_2025_JOINT,
    headOfHousehold: ANNE_ARUNDEL_2025_JOINT,
  },
};
const ANNE_ARUNDEL: Place = {
  name: 'Anne Arundel County',
  kind: 'county',
  rules: [
    { ...YEAR_2022, tax: { method: 'stateTaxable', rates: ANNE_ARUNDEL_2022 } },
    { ...YEAR_2023, tax: { method: 'stateTaxable', rates: ANNE_ARUNDEL_2023 } },
    {
      ...YEAR_2024,
      standing: 'secondary',
      comparedWith: [{ record: 'the National Finance Center (bulletin NFC-24-1707936088)', figures: 'the rates' }],
      takenFrom: [{ record: 'bormel-grice.com (an accountants’ note)', figures: 'where the rates start' }],
      note: 'The rates start at the same amounts as in 2025.',
      tax: { method: 'stateTaxable', rates: ANNE_ARUNDEL_2024 },
    },
    { ...EARLY_2025, tax: { method: 'stateTaxable', rates: ANNE_ARUNDEL_2025 } },
    { ...LATE_2025, tax: { method: 'stateTaxable', rates: ANNE_ARUNDEL_2025 } },
    { ...YEAR_2026, tax: { method: 'stateTaxable', rates: ANNE_ARUNDEL_2025 } },
  ],
};

const FREDERICK_2022: TaxableRates = { kind: 'one', rate: percent('2.96') };
const FREDERICK_2023_JOINT = [
  { over: dollars(0), value: percent('2.75') },
  { over: dollars(100_000), value: percent('2.96') },
];
const FREDERICK_2023: TaxableRates = {
  kind: 'ofAll',
  rates: {
    single: [
      { over: dollars(0), value: percent('2.75') },
      { over: dollars(50_000), value: percent('2.96') },
    ],
    married: FREDERICK_2023_JOINT,
    headOfHousehold: FREDERICK_2023_JOINT,
  },
};
const FREDERICK_2024_JOINT = [
  { over: dollars(0), value: percent('2.25') },
  { over: dollars(25_000), value: percent('2.75') },
  { over: dollars(100_000), value: percent('2.96') },
  { over: dollars(250_000), value: percent('3.2') },
];
const FREDERICK_2024: TaxableRates = {
  kind: 'ofAll',
  rates: {
    single: [
      { over: dollars(0), value: percent('2.25') },
      { over: dollars(25_000), value: percent('2.75') },
      { over: dollars(50_000), value: percent('2.96') },
      { over: dollars(150_000), value: percent('3.2') },
    ],
    married: FREDERICK_2024_JOINT,
    headOfHousehold: FREDERICK_2024_JOINT,
  },
};
/** One rate on the whole amount, so one more dollar can cost hundreds. The state's calculator does the same. */
const FREDERICK: Place = {
  name: 'Frederick County',
  kind: 'county',
  rules: [
    { ...YEAR_2022, tax: { method: 'stateTaxable', rates: FREDERICK_2022 } },
    {
      ...YEAR_2023,
      standing: 'secondary',
      takenFrom: [
        { record: 'the Interior Business Center (memorandum of May 10, 2023)' },
        { record: 'Microsoft Dynamics GP (2023 tax update)' },
      ],
      tax: { method: 'stateTaxable', rates: FREDERICK_2023 },
    },
    {
      ...YEAR_2024,
      standing: 'secondary',
      comparedWith: [{ record: 'the National Finance Center (bulletin NFC-24-1707936088)', figures: 'the rates' }],
      takenFrom: [{ record: 'bormel-grice.com (an accountants’ note)', figures: 'where the rates start' }],
      note: 'The rates start at the same amounts as in 2025.',
      tax: { method: 'stateTaxable', rates: FREDERICK_2024 },
    },
    { ...EARLY_2025, tax: { method: 'stateTaxable', rates: FREDERICK_2024 } },
    { ...LATE_2025, tax: { method: 'stateTaxable', rates: FREDERICK_2024 } },
    { ...YEAR_2026, tax: { method: 'stateTaxable', rates: FREDERICK_2024 } },
  ],
};

/** The special nonresident tax equals the lowest county rate and replaces county tax. */
const NONRESIDENT: PlaceRules['tax'] = {
  method: 'stateTaxable',
  rates: { kind: 'one', rate: percent('2.25') },
  because: 'livesElsewhere',
};
const NONRESIDENTS: Place = {
  name: 'Maryland nonresident tax',
  kind: 'county',
  alsoCalled: ['Nonresident', 'Nonresidents', 'Non-resident', 'Non-residents'],
  rules: [
    { ...YEAR_2022, tax: NONRESIDENT },
    { ...YEAR_2023, tax: NONRESIDENT },
    { ...YEAR_2024, tax: NONRESIDENT },
    { ...EARLY_2025, tax: NONRESIDENT },
    { ...LATE_2025, tax: NONRESIDENT },
    { ...YEAR_2026, tax: NONRESIDENT },
  ],
};

const HIGHEST_TO_JUNE_2025: PlaceRules['tax'] = {
  method: 'stateTaxable',
  rates: { kind: 'one', rate: percent('3.2') },
  because: 'noCounty',
};
const HIGHEST_SINCE: PlaceRules['tax'] = {
  method: 'stateTaxable',
  rates: { kind: 'one', rate: percent('3.3') },
  because: 'noCounty',
};
/** From the 2026 memorandum: with no certificate, withhold the highest local rate. Universities said so earlier. */
const WITHOUT_COUNTY: Place = {
  name: 'Maryland local tax',
  kind: 'county',
  rules: [
    { ...YEAR_2022, tax: HIGHEST_TO_JUNE_2025 },
    { ...YEAR_2023, tax: HIGHEST_TO_JUNE_2025 },
    { ...YEAR_2024, tax: HIGHEST_TO_JUNE_2025 },
    { ...EARLY_2025, tax: HIGHEST_TO_JUNE_2025 },
    { ...LATE_2025, tax: HIGHEST_SINCE },
    { ...YEAR_2026, tax: HIGHEST_SINCE },
  ],
};

export const maryland: StatePlaces = {
  state: 'MD',
  places: [...countiesByPeriod(COUNTIES, PERIODS, OTHER_NAMES), ANNE_ARUNDEL, FREDERICK, NONRESIDENTS],
  counties: {
    unnamed: 'Maryland local tax',
    method: { source: YEAR_2026.source, standing: 'official' },
    withoutCounty: WITHOUT_COUNTY,
    nonresidents: 'Nonresident',
  },
};
