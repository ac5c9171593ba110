import type { CalendarDate } from '@paperwage/values';
import { addDays, calendarDate, dollars, percent } from '@paperwage/values';
import type { Sourced } from '../sourced.ts';
import type { OhioCityTax } from './method-rules.ts';
import type { Place, PlaceKind, PlaceRules } from './place-rules.ts';

/** Held from this day on, where the rate did not begin later. */
const FIRST_DAY = '2022-01-01';
const LAST_DAY = calendarDate('2026-12-31');

interface OhioChanges {
  /** The day the rate began, when it is after the first day held. */
  readonly from?: string;
  /** The rate until then, in percent, where a record of it was found. */
  readonly before?: string;
  readonly county?: string;
  readonly who?: OhioCityTax['who'];
}

export type OhioRow = readonly [name: string, code: string, rate: string, changes?: OhioChanges];

/** Where a list was read, and where the few rates before the present ones were. */
export interface OhioSources {
  readonly present: Sourced;
  readonly earlier: Sourced;
}

/** Qualifying wages leave out section 125 and count what is put into a retirement plan. */
const WAGES = { taxesRetirement: true, taxesSection125: false } as const;

/** Municipalities and joint districts: one rate for those who live there and those who work there. */
export function ohioPlaces(
  rows: readonly OhioRow[],
  kind: PlaceKind,
  sources: OhioSources,
  who?: OhioCityTax['who'],
): Place[] {
  return rows.map(([name, code, rate, changes = {}]) => {
    const { from = FIRST_DAY, before, county } = changes;
    const whom = changes.who ?? who;
    const rules = (begins: string, to: CalendarDate, inPercent: string, sourced: Sourced): PlaceRules => ({
      ...sourced,
      ...WAGES,
      from: calendarDate(begins),
      to,
      tax: { method: 'ohioCity', rate: percent(inPercent), ...(whom === undefined ? {} : { who: whom }) },
    });
    const present = rules(from, LAST_DAY, rate, sources.present);
    const earlier =
      before === undefined ? [] : [rules(FIRST_DAY, addDays(calendarDate(from), -1), before, sources.earlier)];
    return { name, kind, code, ...(county === undefined ? {} : { county }), rules: [...earlier, present] };
  });
}

export type SchoolDistrictRow = readonly [
  name: string,
  code: string,
  county: string,
  rate: string,
  base: 'traditional' | 'earned',
];

/** Untaxed a year for each allowance on Form IT 4, in traditional districts. */
const EXEMPTION = dollars(650);

/** School districts, for the year the list was made for. */
export function schoolDistricts(rows: readonly SchoolDistrictRow[], year: number, sourced: Sourced): Place[] {
  return rows.map(([name, code, county, rate, base]) => ({
    name,
    kind: 'schoolDistrict',
    county,
    code,
    rules: [
      {
        ...sourced,
        from: calendarDate(`${year}-01-01`),
        to: calendarDate(`${year}-12-31`),
        tax: {
          method: 'ohioSchoolDistrict',
          rate: percent(rate),
          ...(base === 'traditional' ? { exemption: EXEMPTION } : {}),
        },
        taxesRetirement: false,
        taxesSection125: false,
      },
    ],
  }));
}
