import type { CalendarDate, Cents } from '@paperwage/values';
import { addDays, calendarDate, dollars, percent, yearOf } from '@paperwage/values';
import { FEDERAL_RULES } from '../index.ts';
import type { Sourced } from '../sourced.ts';
import { placesCoveredBy } from './editions.ts';
import type { FeePart, KentuckyCountyTax } from './method-rules.ts';
import type { Place, PlaceRules, PlaceTax } from './place-rules.ts';

const LAST_DAY = calendarDate('2026-12-31');

/** Fees apply to pay with section 125 and retirement reductions added back (KRS 67.750(2)). */
const WAGES = { taxesRetirement: true, taxesSection125: true } as const;

/** A record of rates, with the first day it covers. */
export type KentuckyRecord = Sourced & { readonly from: string };

/** One part of a county's fee; `socialSecurity` is that year's wage base. */
export interface PrintedPart {
  readonly rate: string;
  readonly over?: number;
  readonly upTo?: number | 'socialSecurity';
}

/** A county's fee in one year, for counties whose limits change. */
export interface CountyYear {
  readonly year: number;
  readonly parts: readonly PrintedPart[];
  readonly record: Sourced;
}

type KentuckyEarlier = readonly [from: string, rate: string, record: Sourced, to?: string];

interface CountyChanges {
  readonly from?: string;
  readonly to?: string;
  readonly note?: string;
  readonly creditsCity?: true;
  /** Earlier rates, oldest first. Each runs to the day before the next one unless it says otherwise. */
  readonly earlier?: readonly KentuckyEarlier[];
}

export type CountyRow<Record extends string> = readonly [
  name: string,
  rate: string,
  record: Record,
  changes?: CountyChanges,
];

/** Counties with one rate on all wages. */
export function kentuckyCounties<Name extends string>(
  rows: readonly CountyRow<Name>[],
  records: Readonly<Record<Name, KentuckyRecord>>,
): Place[] {
  const places = rows.map(([name, rate, recordName, changes = {}]): Place => {
    const record: KentuckyRecord = records[recordName];
    const { note, earlier, creditsCity } = changes;
    const tax = (printed: string): KentuckyCountyTax => ({
      method: 'kentuckyCounty',
      parts: [{ rate: percent(printed) }],
      ...(creditsCity ? { creditsCity } : {}),
    });
    const begins = changes.from ?? record.from;
    const present = rules(withNote(record, note), begins, changes.to ?? LAST_DAY, tax(rate));
    return {
      name: `${name} County`,
      kind: 'county',
      rules: [...earlierRules(earlier, begins, tax), present],
    };
  });
  return placesCoveredBy(LAST_DAY, places);
}

/** A county with different limits each year. */
export function kentuckyCountyByYear(name: string, years: readonly CountyYear[]): Place {
  const taxOf = ({ year, parts }: CountyYear): KentuckyCountyTax => ({
    method: 'kentuckyCounty',
    parts: parts.map((part) => partOf(part, year)),
  });
  return {
    name: `${name} County`,
    kind: 'county',
    rules: years.map((one) => rules(one.record, `${one.year}-01-01`, `${one.year}-12-31`, taxOf(one))),
  };
}

interface CityChanges extends Omit<CountyChanges, 'creditsCity'> {
  /** The year's wages above the social security wage base aren't taxed. */
  readonly upToSocialSecurity?: true;
  readonly noneBelowYearly?: number;
  /** The city doesn't tax contributions to retirement and health plans. */
  readonly leavesOutPlans?: true;
}

export type CityRow<Record extends string> = readonly [
  name: string,
  county: string,
  rate: string,
  record: Record,
  changes?: CityChanges,
];

/** Cities with one rate on work done there, some up to an annual base. */
export function kentuckyCities<Name extends string>(
  rows: readonly CityRow<Name>[],
  records: Readonly<Record<Name, KentuckyRecord>>,
): Place[] {
  const places = rows.map(([name, county, rate, recordName, changes = {}]): Place => {
    const record: KentuckyRecord = records[recordName];
    const { note, earlier, leavesOutPlans } = changes;
    const begins = changes.from ?? record.from;
    const to = changes.to ?? LAST_DAY;
    const sourced = withNote(record, note);
    const plain = earlierRules(earlier, begins, wageTax);
    const present = changes.upToSocialSecurity
      ? cappedByYear(sourced, begins, to, rate)
      : [rules(sourced, begins, to, wageTax(rate, changes.noneBelowYearly))];
    const plans = leavesOutPlans ? { taxesRetirement: false, taxesSection125: false } : {};
    return { name, kind: 'city', county, rules: [...plain, ...present].map((one) => ({ ...one, ...plans })) };
  });
  return placesCoveredBy(LAST_DAY, places);
}

function cappedByYear(sourced: Sourced, from: string, to: string, rate: string): PlaceRules[] {
  return FEDERAL_RULES.filter((federal) => from <= federal.from && federal.to <= to).map((federal) => {
    const tax = { ...wageTax(rate), wageCap: federal.socialSecurity.wageBase };
    return rules(sourced, federal.from, federal.to, tax);
  });
}

/** Rules for the rates before the one that starts on `begins`. */
function earlierRules(
  earlier: readonly KentuckyEarlier[] = [],
  begins: string,
  taxOf: (rate: string) => PlaceTax,
): PlaceRules[] {
  return earlier.map(([from, rate, record, to], index) =>
    rules(withNote(record), from, to ?? dayBefore(earlier[index + 1]?.[0] ?? begins), taxOf(rate)),
  );
}

function wageTax(rate: string, noneBelowYearly?: number): PlaceTax & { readonly method: 'wageRate' } {
  const own = percent(rate);
  const limit = noneBelowYearly === undefined ? {} : { noneBelowYearly: dollars(noneBelowYearly) };
  return { method: 'wageRate', rates: { livingAndWorking: own, working: own }, ...limit };
}

function partOf({ rate, over, upTo }: PrintedPart, year: number): FeePart {
  return {
    rate: percent(rate),
    ...(over === undefined ? {} : { over: dollars(over) }),
    ...(upTo === undefined ? {} : { wageCap: upTo === 'socialSecurity' ? wageBaseOf(year) : dollars(upTo) }),
  };
}

function wageBaseOf(year: number): Cents {
  const federal = FEDERAL_RULES.find(({ from }) => yearOf(from) === year);
  if (!federal) throw new RangeError(`We have no social security wage base for ${year}`);
  return federal.socialSecurity.wageBase;
}

function rules(sourced: Sourced, from: string, to: string, tax: PlaceTax): PlaceRules {
  return { ...sourced, ...WAGES, from: calendarDate(from), to: calendarDate(to), tax };
}

/** A record with the row's own note, if it has one, instead of the record's note. */
function withNote(record: Sourced, note = record.note): Sourced {
  return note === undefined ? record : { ...record, note };
}

function dayBefore(date: string): CalendarDate {
  return addDays(calendarDate(date), -1);
}
