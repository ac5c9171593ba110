import type { CalendarDate } from '@paperwage/values';
import { addDays, calendarDate, dollars, percent } from '@paperwage/values';
import type { Sourced } from '../sourced.ts';
import { placesCoveredBy } from './editions.ts';
import type { OhioCityTax } from './method-rules.ts';
import type { Place, PlaceKind, PlaceRules } from './place-rules.ts';

/** We cover a rate from this day unless it started later. */
const FIRST_DAY = '2022-01-01';
const LAST_DAY = calendarDate('2026-12-31');

/** When the current rate started and ended, and the rates before it. */
interface DatedRow<Earlier> {
  /** The day the rate started, if after the first day we cover. */
  readonly from?: string;
  /** The rate's last day, and the last edition of the list that had the place. */
  readonly until?: string;
  readonly edition?: string;
  /** Earlier rates, oldest first, with the edition of the list that had them. */
  readonly earlier?: readonly (Earlier & { from?: string; until: string; edition: string })[];
}

interface OhioChanges extends DatedRow<{ readonly rate: string }> {
  /** The rate until then, in percent, if we found an unofficial record of it. */
  readonly before?: string;
  readonly county?: string;
  readonly who?: OhioCityTax['who'];
}

export type OhioRow = readonly [name: string, code: string, rate: string, changes?: OhioChanges];

/** Where we read a list, by edition, and where we read the few earlier rates. */
export interface OhioSources {
  readonly present: (edition?: string) => Sourced;
  readonly earlier: Sourced;
}

/** Qualifying wages exclude section 125 amounts and include retirement plan contributions. */
const WAGES = { taxesRetirement: true, taxesSection125: false } as const;

/** Municipalities and joint districts: one rate for people who live there and people who work there. */
export function ohioPlaces(
  rows: readonly OhioRow[],
  kind: PlaceKind,
  sources: OhioSources,
  who?: OhioCityTax['who'],
): Place[] {
  const places = rows.map(([name, code, rate, changes = {}]): Place => {
    const { from, until, before, county, edition, earlier = [] } = changes;
    const whom = changes.who ?? who;
    const rules = (inPercent: string, sourced: Sourced, begins = FIRST_DAY, to: string = LAST_DAY): PlaceRules => ({
      ...sourced,
      ...WAGES,
      from: calendarDate(begins),
      to: calendarDate(to),
      tax: { method: 'ohioCity', rate: percent(inPercent), ...(whom === undefined ? {} : { who: whom }) },
    });
    const known = [
      ...earlier.map((one) => rules(one.rate, sources.present(one.edition), one.from, one.until)),
      rules(rate, sources.present(edition), from, until),
    ];
    const oldest = before === undefined ? [] : [rules(before, sources.earlier, FIRST_DAY, dayBefore(known[0]!.from))];
    return { name, kind, code, ...(county === undefined ? {} : { county }), rules: [...oldest, ...known] };
  });
  return placesCoveredBy(LAST_DAY, places);
}

type SchoolDistrictBase = 'traditional' | 'earned';

export type SchoolDistrictRow = readonly [
  name: string,
  code: string,
  county: string,
  rate: string,
  base: SchoolDistrictBase,
  changes?: DatedRow<{ readonly rate: string; readonly base: SchoolDistrictBase }>,
];

/** Annual exemption for each allowance on Form IT 4, in traditional districts. */
const EXEMPTION = dollars(650);

/** School districts, from the first year we have a list for. */
export function schoolDistricts(
  rows: readonly SchoolDistrictRow[],
  firstDay: CalendarDate,
  sourceOf: (edition?: string) => Sourced,
): Place[] {
  const rules = (rate: string, base: SchoolDistrictBase, dates: DatedRow<unknown>): PlaceRules => ({
    ...sourceOf(dates.edition),
    from: calendarDate(dates.from ?? firstDay),
    to: calendarDate(dates.until ?? LAST_DAY),
    tax: {
      method: 'ohioSchoolDistrict',
      rate: percent(rate),
      ...(base === 'traditional' ? { exemption: EXEMPTION } : {}),
    },
    taxesRetirement: false,
    taxesSection125: false,
  });
  const places = rows.map(([name, code, county, rate, base, changes = {}]): Place => {
    const earlier = changes.earlier ?? [];
    const held = [...earlier.map((one) => rules(one.rate, one.base, one)), rules(rate, base, changes)];
    return { name, kind: 'schoolDistrict', county, code, rules: held };
  });
  return placesCoveredBy(LAST_DAY, places);
}

function dayBefore(date: CalendarDate): CalendarDate {
  return addDays(date, -1);
}
