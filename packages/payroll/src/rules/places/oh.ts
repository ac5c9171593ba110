import type { CalendarDate } from '@paperwage/values';
import { calendarDate, formatLongDate, yearOf } from '@paperwage/values';
import type { Source } from '../../pay.ts';
import type { OtherRecord, Sourced } from '../sourced.ts';
import type { Edition } from './editions.ts';
import { sourcesByEdition } from './editions.ts';
import { OHIO_CITIES, OHIO_CITY_EDITIONS } from './lists/oh-cities.ts';
import { OHIO_JOINT_DISTRICTS, OHIO_JOINT_EDITIONS } from './lists/oh-joint-districts.ts';
import { OHIO_SCHOOL_DISTRICTS, OHIO_SCHOOL_EDITIONS } from './lists/oh-school-districts.ts';
import type { StatePlaces } from './place-rules.ts';
import { ohioPlaces, schoolDistricts } from './read-ohio.ts';

type Publication = Pick<Source, 'publication' | 'edition' | 'table'>;

const PUBLISHER = 'Ohio Department of Taxation';
const FINDER = 'https://thefinder.tax.ohio.gov/';

/** An edition of a list as a source. `comparedWith` applies if someone else recorded the edition. */
function listOf(publicationOf: (day: CalendarDate) => Publication, url: string, comparedWith: OtherRecord) {
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

export const ohio: StatePlaces = {
  state: 'OH',
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
          'https://tax.ohio.gov/',
          {
            record: 'the totals the list prints',
            figures: '214 districts, 68 of them with a tax on earned income',
          },
        ),
      ),
    ),
  ],
};
