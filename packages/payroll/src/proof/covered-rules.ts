import type { CalendarDate, StateCode } from '@paperwage/values';
import { calendarDate, daysBetween, STATE_CODES, yearOf } from '@paperwage/values';
import type { Source, Standing } from '../pay.ts';
import type { RuleBook } from '../rule-book/rule-book.ts';
import type { StateCertificate } from '../rules/certificates/certificate-rules.ts';
import type { Place, PlaceCount, PlaceKind, PlaceRules, StatePlaces } from '../rules/places/place-rules.ts';
import type { ItemPreTaxRules } from '../rules/pre-tax-types.ts';
import type { ReciprocityRules } from '../rules/reciprocity-types.ts';
import type { StateItem, StateItems } from '../rules/state-items.ts';
import type { StateRules } from '../rules/state-rules.ts';
import type { StateSupplementalRules } from '../rules/supplemental/supplemental-rules.ts';
import { sourceTitle } from '../rule-book/source-title.ts';
import { lowestStanding } from '../rule-book/standing.ts';

/** Pay dates when something is in effect, both included. */
export interface DateRange {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** What employees pay into one program, with the dates it is in effect unchanged. */
export interface CoveredItem extends DateRange {
  readonly item: StateItem;
}

/** How many places of one kind the state has, and how many of them we cover in the year. */
export interface CoveredPlaceCount extends PlaceCount {
  readonly held: number;
}

/** A state's places whose taxes we cover for a year. */
export interface PlaceCoverage {
  /** Places on the state's lists, whether or not we have this year's rate. */
  readonly listed: number;
  /** How many the state has by its own current registers; empty where we list them all, or don't know. */
  readonly inState: readonly CoveredPlaceCount[];
  readonly held: number;
  /** Places covered on every day of the year. */
  readonly everyDay: number;
  /** How many of those covered are that sure; a place is as sure as the least sure of its rules in the year. */
  readonly byStanding: Readonly<Record<Standing, number>>;
  /** Where their figures are published, and for how many places each. */
  readonly sources: readonly { readonly source: Source; readonly places: number }[];
}

/** Everything we cover for a state and a year. */
export interface CoveredRules {
  readonly state: StateCode;
  readonly year: number;
  readonly incomeTax: readonly StateRules[];
  /** The lists of programs, each with the source that says it is complete. */
  readonly itemLists: readonly StateItems[];
  readonly items: readonly CoveredItem[];
  /** What counts as wages for the programs that charge a rate on wages. */
  readonly programWages: readonly ItemPreTaxRules[];
  readonly supplemental: readonly StateSupplementalRules[];
  readonly places: PlaceCoverage;
  readonly reciprocity: readonly ReciprocityRules[];
  readonly certificates: readonly StateCertificate[];
}

/** The years whose pay dates can be calculated, in ascending order. */
export function coveredYears({ federal }: Pick<RuleBook, 'federal'>): readonly number[] {
  return [...new Set(federal.flatMap(({ from, to }) => [yearOf(from), yearOf(to)]))].sort((a, b) => a - b);
}

/** What we cover, state by state and year by year: every pair is listed, whether or not we have anything for it. */
export function coveredRules(rules: RuleBook): readonly CoveredRules[] {
  return STATE_CODES.flatMap((state) => coveredYears(rules).map((year) => heldFor(state, year, rules)));
}

function heldFor(state: StateCode, year: number, rules: RuleBook): CoveredRules {
  const isOfState = (held: { readonly state: StateCode } & DateRange) => held.state === state && isInYear(held, year);
  const itemLists = rules.items.filter(isOfState);
  const items = itemsOf(itemLists);
  return {
    state,
    year,
    incomeTax: rules.states.filter(isOfState),
    itemLists,
    items,
    programWages: rules.statePreTax.items.filter(
      (one) => one.state === state && items.some(({ item }) => item.tax === one.tax),
    ),
    supplemental: rules.supplemental.filter(isOfState),
    places: placesOf(
      rules.places.find((held) => held.state === state),
      year,
    ),
    reciprocity: rules.reciprocity.filter((held) => held.workState === state && isInYear(held, year)),
    certificates: rules.certificates.filter(isOfState),
  };
}

/** Whether something is in effect on a pay date of the year. */
export function isInYear({ from, to }: DateRange, year: number): boolean {
  return yearOf(from) <= year && year <= yearOf(to);
}

/** Whether ranges that don't overlap cover every day of the year. */
export function isEveryDayOf(year: number, ranges: readonly DateRange[]): boolean {
  const days = ranges.map(({ from, to }) => daysWithin(year, from, to));
  return days.reduce((total, count) => total + count, 0) === daysWithin(year, firstDay(year), lastDay(year));
}

function daysWithin(year: number, from: CalendarDate, to: CalendarDate): number {
  const first = from > firstDay(year) ? from : firstDay(year);
  const last = to < lastDay(year) ? to : lastDay(year);
  return first > last ? 0 : daysBetween(first, last) + 1;
}

function firstDay(year: number): CalendarDate {
  return calendarDate(`${year}-01-01`);
}

function lastDay(year: number): CalendarDate {
  return calendarDate(`${year}-12-31`);
}

/** The items of several lists, each once. */
function itemsOf(lists: readonly StateItems[]): readonly CoveredItem[] {
  const found = new Map<string, CoveredItem>();
  for (const { items, from, to } of lists) {
    for (const item of items) {
      const range = item.inForce ?? { from, to };
      found.set(`${item.tax} ${range.from}`, { item, from: range.from, to: range.to });
    }
  }
  return [...found.values()];
}

/** A place with its rules in effect in a year. */
interface HeldInYear {
  readonly place: Place;
  readonly rules: readonly PlaceRules[];
}

function placesOf(ofState: StatePlaces | undefined, year: number): PlaceCoverage {
  const places = ofState?.places ?? [];
  const heldPlaces = places
    .map((place) => ({ place, rules: place.rules.filter((held) => isInYear(held, year)) }))
    .filter(({ rules }) => rules.length > 0);
  const inYear = heldPlaces.map(({ rules }) => rules);
  const standings = inYear.map((rules) => lowestStanding(rules.map(({ standing }) => standing)));
  const countOf = (standing: Standing) => standings.filter((one) => one === standing).length;
  const sources = new Map<string, { source: Source; places: number }>();
  for (const rules of inYear) {
    const ofPlace = new Map(rules.map(({ source }) => [`${sourceTitle(source)} ${source.url}`, source]));
    for (const [key, source] of ofPlace) {
      sources.set(key, { source, places: (sources.get(key)?.places ?? 0) + 1 });
    }
  }
  return {
    listed: places.length,
    inState: (ofState?.inState ?? []).map((one) => ({
      ...one,
      held: heldPlaces.filter((held) => isCountedAs(one.what, held)).length,
    })),
    held: inYear.length,
    everyDay: inYear.filter((rules) => isEveryDayOf(year, rules)).length,
    byStanding: { official: countOf('official'), secondary: countOf('secondary'), inferred: countOf('inferred') },
    sources: [...sources.values()].sort((a, b) => b.places - a.places),
  };
}

const KIND_COUNTED: Readonly<Record<Exclude<PlaceCount['what'], 'psdCodes'>, PlaceKind>> = {
  municipalities: 'municipality',
  jointDistricts: 'jointDistrict',
  schoolDistricts: 'schoolDistrict',
};

/** Whether the register that counts `what` counts this place: by its code, or by the tax it has in the year. */
function isCountedAs(what: PlaceCount['what'], { place, rules }: HeldInYear): boolean {
  if (what === 'psdCodes') {
    // Philadelphia is outside the system of codes.
    return place.code !== undefined && rules.some(({ tax }) => !('standsApart' in tax && tax.standsApart));
  }
  return place.kind === KIND_COUNTED[what] && rules.some(({ tax }) => !('rate' in tax) || tax.rate > 0);
}
