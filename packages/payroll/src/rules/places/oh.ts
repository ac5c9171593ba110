import { calendarDate } from '@paperwage/values';
import { OHIO_CITIES } from './lists/oh-cities.ts';
import { OHIO_JOINT_DISTRICTS } from './lists/oh-joint-districts.ts';
import { OHIO_SCHOOL_DISTRICTS } from './lists/oh-school-districts.ts';
import type { StatePlaces } from './place-rules.ts';
import { ohioPlaces, schoolDistricts } from './read-ohio.ts';

const DEPARTMENT = {
  publisher: 'Ohio Department of Taxation',
  url: 'https://thefinder.tax.ohio.gov/',
  checked: calendarDate('2026-11-21'),
};
const READ_THROUGH =
  'Read through one careful transcription of the state file; the number of places with a tax agrees with a second extract.';

const EARLIER = {
  source: { ...DEPARTMENT, title: 'The Finder, municipal income tax rates (before the present rate)' },
  standing: 'inferred',
  note: 'The rate before the present one is from an unofficial list of December 2024.',
} as const;

export const ohio: StatePlaces = {
  state: 'OH',
  places: [
    ...ohioPlaces(OHIO_CITIES, 'municipality', {
      present: {
        source: { ...DEPARTMENT, title: 'The Finder, municipal income tax rate table of August 11, 2026' },
        standing: 'secondary',
        note: READ_THROUGH,
      },
      earlier: EARLIER,
    }),
    ...ohioPlaces(
      OHIO_JOINT_DISTRICTS,
      'jointDistrict',
      {
        present: {
          source: { ...DEPARTMENT, title: 'The Finder, JEDD and JEDZ tax rates of September 1, 2026' },
          standing: 'secondary',
          note: READ_THROUGH,
        },
        earlier: {
          source: { ...DEPARTMENT, title: 'The Finder, JEDD and JEDZ tax rates (before the present rate)' },
          standing: 'secondary',
        },
      },
      'workers',
    ),
    ...schoolDistricts(OHIO_SCHOOL_DISTRICTS, 2026, {
      source: {
        ...DEPARTMENT,
        title: 'School Districts With an Income Tax for tax year 2026, December 30, 2025',
        url: 'https://tax.ohio.gov/',
      },
      standing: 'secondary',
      note: 'Read through one transcription of the list; the numbers of districts and of earned income districts equal those printed.',
    }),
  ],
};
