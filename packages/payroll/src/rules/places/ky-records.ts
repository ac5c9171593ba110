import { calendarDate } from '@paperwage/values';
import type { Source } from '../../pay.ts';
import type { Sourced } from '../sourced.ts';
import type { Edition } from './editions.ts';
import type { KentuckyRecord } from './read-kentucky.ts';

const CHECKED = calendarDate('2026-11-21');

const FINANCE_CENTER = {
  publisher: 'United States Department of Agriculture, National Finance Center',
  checked: CHECKED,
};
const CITIES_2023: Source = {
  ...FINANCE_CENTER,
  publication: 'Kentucky City (Local) Income Tax Withholding',
  edition: 'NFC-23-1678732928',
  url: 'https://help.nfc.usda.gov/bulletins/2023/1678732928.htm',
};
const CITIES_2025: Source = {
  ...FINANCE_CENTER,
  publication: 'Kentucky City (Local) Income Tax Withholding',
  edition: 'NFC-25-1738702418',
  url: 'https://help.nfc.usda.gov/bulletins/2025/1738702418.htm',
};
const COUNTIES_2023: Source = {
  ...FINANCE_CENTER,
  publication: 'Kentucky County (Local) Income Tax Withholding',
  edition: 'NFC-23-1678458200',
  url: 'https://help.nfc.usda.gov/bulletins/2023/1678458200.htm',
};
const COUNTIES_2024: Source = {
  ...FINANCE_CENTER,
  publication: 'Kentucky County (Local) Income Tax Withholding',
  edition: 'NFC-24-1708538066',
  url: 'https://help.nfc.usda.gov/bulletins/2024/1708538066.htm',
};

/** What the federal payroll center uses to withhold in Kentucky. */
export const CENTER = {
  cities2023: { source: CITIES_2023, standing: 'official' },
  counties2023: { source: COUNTIES_2023, standing: 'official' },
  counties2024: { source: COUNTIES_2024, standing: 'official' },
} as const satisfies Readonly<Record<string, Sourced>>;

/** The county table, for 2025 and later. */
export const TABLE: Sourced = {
  source: {
    publication: 'County payroll rates',
    edition: '2025',
    publisher: 'Kentucky Association of Counties',
    url: null,
    checked: CHECKED,
  },
  standing: 'secondary',
  recordedBy: ['payroll-tax-engine'],
};

const OFFICE: Sourced = {
  source: {
    publication: 'Occupational license fee: ordinance, office web page or withholding form',
    publisher: 'The city or county itself, as quoted by payroll-tax-engine',
    url: null,
    checked: CHECKED,
  },
  standing: 'secondary',
};

const LIST: Sourced = {
  source: {
    publication: 'Occupational License Tax Database',
    publisher: 'Kentucky Secretary of State',
    url: 'https://web.sos.ky.gov/occupationaltax/',
    checked: CHECKED,
  },
  standing: 'secondary',
  recordedBy: ['payroll-tax-engine'],
};

/** Database dates that rows were imported from. */
const KENTUCKY_EDITIONS: readonly Edition[] = [];

/** Rates that `npm run import-places` read in the database itself. Each row says when its rate starts. */
const REGISTER: Sourced = {
  source: { ...LIST.source, checked: calendarDate(KENTUCKY_EDITIONS.at(-1)?.checked ?? CHECKED) },
  standing: 'official',
};

/** Rates that only services that collect rates report. */
const GATHERED: Sourced = {
  source: {
    publication: 'Rates collected by tax services',
    publisher: 'Several, as named by payroll-tax-engine',
    url: 'https://web.sos.ky.gov/occupationaltax/',
    checked: CHECKED,
  },
  standing: 'inferred',
  recordedBy: ['payroll-tax-engine (citing tax services)'],
  note: 'We haven’t checked it against the city or the state.',
};

/** Where we read a row, and the first day that record covers. */
export const RECORDS = {
  table: { ...TABLE, from: '2025-01-01' },
  office: { ...OFFICE, from: '2026-01-01' },
  list: { ...LIST, from: '2026-01-01' },
  register: { ...REGISTER, from: '2026-01-01' },
  gathered: { ...GATHERED, from: '2026-01-01' },
  news: {
    ...GATHERED,
    from: '2026-01-01',
    recordedBy: ['payroll-tax-engine (quoting news of a cut in May 2026)'],
    note: 'We didn’t read the county’s own page.',
  },
  center: { source: COUNTIES_2024, standing: 'official', from: '2022-01-01' },
  centerCities: { source: CITIES_2025, standing: 'official', from: '2022-01-01' },
  code: {
    source: {
      publication: 'Daviess County Code of Ordinances',
      table: 'section 110.17',
      publisher: 'Daviess County, Kentucky',
      url: 'https://codelibrary.amlegal.com/codes/daviesscountyky/latest/daviesscounty_ky/0-0-0-2044',
      checked: CHECKED,
    },
    standing: 'official',
    from: '2022-01-01',
  },
  bowlingGreen: {
    source: {
      publication: 'Occupational Taxes: Increase to 2%',
      publisher: 'City of Bowling Green, Kentucky',
      url: 'https://bgky.org/finance/license',
      checked: CHECKED,
    },
    standing: 'official',
    from: '2024-01-01',
  },
  campbellCities: {
    source: {
      publication: 'Campbell County, Kentucky announces significant Occupational License Tax changes for 2024',
      publisher: 'Ernst & Young, Tax News Update',
      url: 'https://taxnews.ey.com/news/2023-1972-campbell-county-kentucky-announces-significant-occupational-license-tax-changes-for-2024',
      checked: CHECKED,
    },
    standing: 'secondary',
    from: '2024-01-01',
  },
} as const satisfies Readonly<Record<string, KentuckyRecord>>;

export const SOURCES = {
  louisville: {
    publication: 'Occupational License Taxes',
    publisher: 'Louisville Metro Revenue Commission',
    url: 'https://louisvilleky.gov/government/revenue-commission',
    checked: CHECKED,
  },
  lexington: {
    publication: 'Occupational license fees',
    publisher: 'Lexington-Fayette Urban County Government',
    url: null,
    checked: CHECKED,
  },
  campbell: { source: RECORDS.campbellCities.source, standing: 'secondary' },
} as const;

/** Years later than the ones a record prints. */
export const EARLIER_NOTES = {
  kenton: {
    source: COUNTIES_2024,
    standing: 'inferred',
    note: 'The 2024 rate, up to the year’s social security wage base. The 2025 county table prints 0.7%.',
  },
  campbell: {
    source: RECORDS.campbellCities.source,
    standing: 'inferred',
    note: 'The 2024 rates, up to the year’s social security wage base. The 2025 county table prints the county’s own 0.9%.',
  },
} as const satisfies Readonly<Record<string, Sourced>>;
