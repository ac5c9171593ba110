import type { CalendarDate } from '@paperwage/values';
import { addDays, calendarDate, dollars, percent } from '@paperwage/values';
import type { Sourced } from '../sourced.ts';
import { placesCoveredBy } from './editions.ts';
import type { SchoolRecord, SchoolYear } from './lists/oh-school-history.ts';
import { OHIO_FORMER_SCHOOL_DISTRICTS, OHIO_SCHOOL_HISTORY } from './lists/oh-school-history.ts';
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
  /** A news report gives that rate, too. */
  readonly reported?: true;
  readonly county?: string;
  readonly who?: OhioCityTax['who'];
}

export type OhioRow = readonly [name: string, code: string, rate: string, changes?: OhioChanges];

/** Where we read a list, by edition, and where we read the few earlier rates. */
export interface OhioSources {
  readonly present: (edition?: string) => Sourced;
  readonly earlier: Sourced;
  readonly reported: Sourced;
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
    const { from, until, before, reported, county, edition, earlier = [] } = changes;
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
    const sourceBefore = reported ? sources.reported : sources.earlier;
    const oldest = before === undefined ? [] : [rules(before, sourceBefore, FIRST_DAY, dayBefore(known[0]!.from))];
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

/** Where we read the rates of a year before the current list: the parts of the 2025 list that apply, or another record. */
export type SchoolHistorySources = (year: SchoolYear, record: SchoolRecord | undefined) => Sourced;

const YEARS_BEFORE_THE_LIST: readonly SchoolYear[] = [2022, 2023, 2024, 2025];

/** School districts: from the first year of the state's list that we have, and the years before it. */
export function schoolDistricts(
  rows: readonly SchoolDistrictRow[],
  firstDay: CalendarDate,
  sourceOf: (edition?: string) => Sourced,
  historyOf: SchoolHistorySources,
): Place[] {
  const places = [...rows, ...OHIO_FORMER_SCHOOL_DISTRICTS.map(endedRow)].map((row): Place => {
    const [name, code, county, rate, base, changes = {}] = row;
    const dated = (inPercent: string, ofBase: SchoolDistrictBase, dates: DatedRow<unknown>): PlaceRules =>
      schoolRules(sourceOf(dates.edition), dates.from ?? firstDay, dates.until ?? LAST_DAY, inPercent, ofBase);
    const earlier = (changes.earlier ?? []).map((one) => dated(one.rate, one.base, one));
    const listed = [...earlier, dated(rate, base, changes)];
    const oldest = changes.earlier?.[0] ?? { rate, base };
    const before = listed[0]!.from === firstDay ? rulesBeforeList(code, oldest, historyOf) : [];
    return { name, kind: 'schoolDistrict', county, code, rules: [...before, ...listed] };
  });
  return placesCoveredBy(LAST_DAY, places);
}

function endedRow([name, code, county, base]: (typeof OHIO_FORMER_SCHOOL_DISTRICTS)[number]): SchoolDistrictRow {
  return [name, code, county, '0', base];
}

/** A rule for each year before the list whose rate we know: rates change only on January 1. */
function rulesBeforeList(
  code: string,
  { rate, base }: { readonly rate: string; readonly base: SchoolDistrictBase },
  historyOf: SchoolHistorySources,
): PlaceRules[] {
  const changed = OHIO_SCHOOL_HISTORY[code] ?? [];
  return YEARS_BEFORE_THE_LIST.flatMap((year) => {
    const [, inYear = rate, record] = changed.find((one) => one[0] === year) ?? [year];
    if (inYear === null) return [];
    return [schoolRules(historyOf(year, record), `${year}-01-01`, `${year}-12-31`, inYear, base)];
  });
}

function schoolRules(sourced: Sourced, from: string, to: string, rate: string, base: SchoolDistrictBase): PlaceRules {
  return {
    ...sourced,
    from: calendarDate(from),
    to: calendarDate(to),
    tax: {
      method: 'ohioSchoolDistrict',
      rate: percent(rate),
      ...(base === 'traditional' ? { exemption: EXEMPTION } : {}),
    },
    taxesRetirement: false,
    taxesSection125: false,
  };
}

function dayBefore(date: CalendarDate): CalendarDate {
  return addDays(date, -1);
}
