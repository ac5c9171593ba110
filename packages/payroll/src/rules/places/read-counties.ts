import { addDays, calendarDate, percent } from '@paperwage/values';
import type { CalendarDate } from '@paperwage/values';
import type { Sourced } from '../sourced.ts';
import type { Place, PlaceRules } from './place-rules.ts';

/** The last day we have rates for. */
const LAST_DAY = calendarDate('2026-12-31');

/** A list of county rates as published, in effect until the next one. */
export type Notice = Sourced & { readonly from: CalendarDate };

/** A county, its number, and each rate in percent with the day it began. */
export type CountyRow = readonly [name: string, code: string, ...rates: (readonly [from: string, rate: string])[]];

/** Counties whose rates change from time to time. Each rate carries the source of the notice that introduced it. */
export function countiesByDate(rows: readonly CountyRow[], notices: readonly Notice[]): Place[] {
  return rows.map(([name, code, ...rates]) => ({
    name: `${name} County`,
    kind: 'county',
    code,
    rules: rates.map(([from, rate], index): PlaceRules => {
      const next = rates[index + 1]?.[0];
      const to = next === undefined ? LAST_DAY : addDays(calendarDate(next), -1);
      return countyRules({ ...noticeOf(from, notices), to }, rate);
    }),
  }));
}

/** A county and its rate in percent for each period we cover. */
export type CountyColumns = readonly [name: string, ...rates: string[]];

/** Counties with a rate for every period. Each period comes from one notice. `otherNames` is keyed by name. */
export function countiesByPeriod(
  rows: readonly CountyColumns[],
  periods: readonly (Notice & { readonly to: CalendarDate })[],
  otherNames: Readonly<Record<string, readonly string[]>> = {},
): Place[] {
  return rows.map(([name, ...rates]) => ({
    name,
    kind: 'county',
    alsoCalled: otherNames[name] ?? [],
    rules: periods.map((period, index) => {
      const rate = rates[index];
      if (rate === undefined) throw new RangeError(`${name} has no rate from ${period.from} on`);
      return countyRules(period, rate);
    }),
  }));
}

function noticeOf(from: string, notices: readonly Notice[]): Notice {
  const notice = notices.find((one) => one.from === from);
  if (!notice) throw new RangeError(`No notice of county rates begins on ${from}`);
  return notice;
}

function countyRules(notice: Notice & { readonly to: CalendarDate }, rate: string): PlaceRules {
  return { ...notice, tax: { method: 'stateTaxable', rates: { kind: 'one', rate: percent(rate) } } };
}
