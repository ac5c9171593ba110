import type { CalendarDate } from '@paperwage/values';
import { calendarDate, formatLongDate, yearOf } from '@paperwage/values';
import type { Source } from '../../pay.ts';
import type { OtherRecord, Sourced } from '../sourced.ts';
import type { Edition } from './editions.ts';
import { sourcesByEdition } from './editions.ts';
import { OHIO_CITIES, OHIO_CITY_EDITIONS } from './lists/oh-cities.ts';
import { OHIO_JOINT_DISTRICTS, OHIO_JOINT_EDITIONS } from './lists/oh-joint-districts.ts';
import { OHIO_SCHOOL_DISTRICTS, OHIO_SCHOOL_EDITIONS } from './lists/oh-school-districts.ts';
import type { SchoolRecord, SchoolYear } from './lists/oh-school-history.ts';
import type { StatePlaces } from './place-rules.ts';
import { ohioPlaces, schoolDistricts } from './read-ohio.ts';

type Publication = Pick<Source, 'publication' | 'edition' | 'table'>;

const PUBLISHER = 'Ohio Department of Taxation';
const FINDER = 'https://thefinder.tax.ohio.gov/';

/** An edition of a list as a source. `comparedWith` applies if someone else recorded the edition. */
function listOf(publicationOf: (day: CalendarDate) => Publication, url: string | null, comparedWith: OtherRecord) {
  return ({ of, checked, recorded }: Edition): Sourced => ({
    source: {
      ...publicationOf(calendarDate(of)),
      publisher: PUBLISHER,
      url,
      checked: calendarDate(checked),
    },
    ...(recorded
      ? { standing: 'secondary', recordedBy: ['payroll-tax-engine'], comparedWith: [comparedWith] }
      : { standing: 'official' }),
  });
}

const SECOND_EXTRACT = {
  record: 'a second extract of August 25, 2026',
  figures: 'the number of places with a tax',
};
const tableOf = (table: string) => (day: CalendarDate) => ({
  publication: 'The Finder',
  edition: formatLongDate(day),
  table,
});

const BEFORE = { publisher: PUBLISHER, url: FINDER, checked: calendarDate('2026-11-21') };
const UNOFFICIAL =
  'The earlier rate is from an unofficial December 2024 list, the local tax table of a public pay stub app.';

const LIST_OF_2025: Source = {
  publication: 'School Districts With an Income Tax',
  edition: 'effective January 1, 2025, Rev. 3/26',
  publisher: PUBLISHER,
  url: 'https://dam.assets.ohio.gov/image/upload/tax.ohio.gov/employer_withholding/2024-2025%20NYP%20Updates/School_Districts_2025.pdf',
  checked: calendarDate('2026-11-23'),
};

/** Records of earlier years' rates, besides the 2025 list. */
const SCHOOL_RECORDS: Readonly<Record<SchoolRecord, OtherRecord>> = {
  sage2022: { record: 'Sage 100 (payroll tax changes for 2022)', figures: 'the rate of the year' },
  sage2023: { record: 'Sage 100 (payroll tax changes for 2023)', figures: 'the first year of the tax' },
  computerEase2024: { record: 'Deltek ComputerEase (release note of January 2024)', figures: 'what changed in 2024' },
  fairfieldCounty: { record: 'the Fairfield County Auditor (rates for 2023)', figures: 'the rate of the year' },
  athensIndependent: {
    record: 'the Athens Independent (November 2023 and March 2024)',
    figures: 'the term of the tax',
  },
  newsJournal: { record: 'the Wilmington News Journal (March 19, 2024)', figures: 'that the renewal failed' },
  list2026: { record: 'the state’s list of January 2026', figures: 'the first year of the tax' },
};

const ROLLED_BACK = {
  2022: 'From the list of 2025, less the changes since 2022 that we know of. It is the year we are least sure of.',
  2023: 'From the list of 2025, less the changes since 2023 that we know of.',
  2024: 'From the list of 2025: we know of no change to this district in that year.',
} as const;

function schoolHistorySource(year: SchoolYear, record: SchoolRecord | undefined): Sourced {
  const listed = { source: LIST_OF_2025, recordedBy: ['payroll-tax-engine'] } as const;
  if (year === 2025) return { ...listed, standing: 'secondary' };
  if (record !== undefined) return { ...listed, standing: 'secondary', takenFrom: [SCHOOL_RECORDS[record]] };
  return { ...listed, standing: 'inferred', note: ROLLED_BACK[year] };
}

/** The rates before the changes that voters approved in May 2022. */
const REPORTED: Sourced = {
  source: {
    publication: 'Some Ohio Local Tax Rates Change in Primary Election',
    edition: 'May 2022',
    publisher: 'Bloomberg Tax',
    url: 'https://news.bloombergtax.com/payroll/some-ohio-local-tax-rates-change-in-primary-election-2',
    checked: calendarDate('2026-11-23'),
  },
  standing: 'secondary',
};

export const ohio: StatePlaces = {
  state: 'OH',
  // The Finder on August 25, 2026, and the list of school districts of January 2026.
  inState: [
    { what: 'municipalities', count: 667, asOf: 2026 },
    { what: 'jointDistricts', count: 153, asOf: 2026 },
    { what: 'schoolDistricts', count: 214, asOf: 2026 },
  ],
  places: [
    ...ohioPlaces(OHIO_CITIES, 'municipality', {
      present: sourcesByEdition(
        OHIO_CITY_EDITIONS,
        listOf(tableOf('municipal income tax rate table'), FINDER, SECOND_EXTRACT),
      ),
      earlier: {
        source: { ...BEFORE, publication: 'The Finder', table: 'earlier municipal income tax rates' },
        standing: 'inferred',
        note: UNOFFICIAL,
      },
      reported: REPORTED,
    }),
    ...ohioPlaces(
      OHIO_JOINT_DISTRICTS,
      'jointDistrict',
      {
        present: sourcesByEdition(
          OHIO_JOINT_EDITIONS,
          listOf(tableOf('JEDD and JEDZ tax rates'), FINDER, SECOND_EXTRACT),
        ),
        earlier: {
          source: { ...BEFORE, publication: 'The Finder', table: 'earlier JEDD and JEDZ tax rates' },
          standing: 'secondary',
        },
        reported: REPORTED,
      },
      'workers',
    ),
    ...schoolDistricts(
      OHIO_SCHOOL_DISTRICTS,
      calendarDate('2026-01-01'),
      sourcesByEdition(
        OHIO_SCHOOL_EDITIONS,
        listOf(
          (day) => ({ publication: 'School Districts With an Income Tax', edition: `January ${yearOf(day)}` }),
          null,
          {
            record: 'the totals the list prints',
            figures: '214 districts, 68 of them with a tax on earned income',
          },
        ),
      ),
      schoolHistorySource,
    ),
  ],
};
