import type { CalendarDate } from '@paperwage/values';
import { addDays, calendarDate, dollars, percent } from '@paperwage/values';
import type { Source } from '../../pay.ts';
import type { Sourced } from '../sourced.ts';
import type { Place, PlaceRules, PlaceTax } from './place-rules.ts';

const FIRST_DAY = calendarDate('2022-01-01');
const LAST_DAY = calendarDate('2026-12-31');

/** Michigan: city, rates in percent for residents and nonresidents, annual exemption for each allowance. */
export type MichiganRow = readonly [name: string, resident: string, nonresident: string, exemption: number];

/** Michigan cities, at rates that haven't changed in the years we cover. */
export function michiganCities(rows: readonly MichiganRow[], sourced: Sourced): Place[] {
  return rows.map(([name, resident, nonresident, exemption]) => ({
    name,
    kind: 'city',
    rules: [
      {
        ...sourced,
        from: FIRST_DAY,
        to: LAST_DAY,
        tax: {
          method: 'michigan',
          resident: percent(resident),
          nonresident: percent(nonresident),
          exemption: dollars(exemption),
        },
        taxesRetirement: false,
        taxesSection125: false,
      },
    ],
  }));
}

/** Gross wages, with what goes into retirement and section 125 plans. */
const GROSS_WAGES = { taxesRetirement: true, taxesSection125: true } as const;

/** Alabama: city, how sure we are, and each rate in percent with the first day we cover it. The last one is current. */
export interface OccupationalCity extends Omit<Sourced, 'source'> {
  readonly name: string;
  readonly rates: readonly DatedText[];
}

type DatedText = readonly [from: string, percent: string];

/** Cities with a rate on wages for work done there. */
export function occupationalCities(cities: readonly OccupationalCity[], source: Source): Place[] {
  return cities.map(({ name, rates, ...sourced }) => ({
    name,
    kind: 'city',
    rules: rates.map(([from, inPercent], index) => {
      const rate = percent(inPercent);
      const tax: PlaceTax = { method: 'wageRate', rates: { livingAndWorking: rate, working: rate } };
      return { ...dated({ source, ...sourced }, from, rates[index + 1]?.[0], tax), ...GROSS_WAGES };
    }),
  }));
}

/** West Virginia: a city, its page, and each weekly fee in dollars with the first day we cover it. */
export interface FeeCity {
  readonly name: string;
  readonly url: string | null;
  readonly fees: readonly (readonly [from: string, perWeek: number])[];
  readonly nonresidentsOnly?: true;
  readonly note?: string;
}

/** Cities with a fee for each week of work there. */
export function feeCities(cities: readonly FeeCity[], checked: CalendarDate): Place[] {
  return cities.map(({ name, url, fees, nonresidentsOnly, note }) => {
    const source = { publication: 'City service fee', publisher: `City of ${name}, West Virginia`, url, checked };
    const sourced: Sourced = { source, standing: 'secondary', ...(note === undefined ? {} : { note }) };
    const rules = fees.map(([from, perWeek], index) => {
      const tax: PlaceTax = {
        method: 'weeklyFee',
        perWeek: dollars(perWeek),
        ...(nonresidentsOnly ? { nonresidentsOnly } : {}),
      };
      return dated(sourced, from, fees[index + 1]?.[0], tax);
    });
    return { name, kind: 'city', rules };
  });
}

function dated(sourced: Sourced, from: string, next: string | undefined, tax: PlaceTax): PlaceRules {
  const to = next === undefined ? LAST_DAY : addDays(calendarDate(next), -1);
  return { ...sourced, from: calendarDate(from), to, tax };
}
