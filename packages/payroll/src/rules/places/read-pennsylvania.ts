import { calendarDate, dollars, percent } from '@paperwage/values';
import type { Sourced } from '../sourced.ts';
import { placesCoveredBy } from './editions.ts';
import type { Place, PlaceRules } from './place-rules.ts';

/** We cover rates from this day unless one of them started later. */
const FIRST_DAY = '2022-01-01';
const LAST_DAY = calendarDate('2026-12-31');

/** Earnings below this a year may be exempt from the services tax, unless a place has another limit. */
const USUAL_EXEMPTION = 12_000;

interface PennsylvaniaRates {
  readonly resident: string;
  readonly nonresident: string;
  readonly servicesTax: number;
  readonly exemptBelow?: number;
}

interface PennsylvaniaChanges {
  /** The day all of the rates were in effect, if after the first day we cover. */
  readonly from?: string;
  readonly exemptBelow?: number;
  /** The place people mean by the bare name, though others share it. */
  readonly isMain?: true;
  /** The school district it lies in, where we read it. */
  readonly schoolDistrict?: string;
  /** The rates' last day, and the last edition of the register that had the place. */
  readonly until?: string;
  readonly edition?: string;
  /** Earlier rates, oldest first, with the edition of the register that had them. */
  readonly earlier?: readonly (PennsylvaniaRates & { from?: string; until: string; edition: string })[];
}

export type PennsylvaniaRow = readonly [
  code: string,
  name: string,
  kind: 'city' | 'borough' | 'township' | 'town',
  county: string,
  resident: string,
  nonresident: string,
  servicesTax: number,
  changes?: PennsylvaniaChanges,
];

/** Places by PSD code. A place in two school districts has two codes. */
export function pennsylvaniaPlaces(rows: readonly PennsylvaniaRow[], sourceOf: (edition?: string) => Sourced): Place[] {
  const places = rows.map(([code, name, kind, county, resident, nonresident, servicesTax, changes = {}]): Place => {
    const { from, until, exemptBelow, edition, earlier = [] } = changes;
    const exemption = exemptBelow === undefined ? {} : { exemptBelow };
    return {
      name,
      kind,
      county,
      code,
      ...(changes.isMain ? { isMain: true } : {}),
      ...(changes.schoolDistrict === undefined ? {} : { schoolDistrict: changes.schoolDistrict }),
      rules: [
        ...earlier.map((one) => rules(one, sourceOf(one.edition), one.from, one.until)),
        rules({ resident, nonresident, servicesTax, ...exemption }, sourceOf(edition), from, until),
      ],
    };
  });
  return placesCoveredBy(LAST_DAY, places);
}

function rules(rates: PennsylvaniaRates, sourced: Sourced, from = FIRST_DAY, to: string = LAST_DAY): PlaceRules {
  return {
    ...sourced,
    from: calendarDate(from),
    to: calendarDate(to),
    tax: {
      method: 'pennsylvania',
      resident: percent(rates.resident),
      nonresident: percent(rates.nonresident),
      servicesTax: dollars(rates.servicesTax),
      servicesTaxExemption: dollars(rates.exemptBelow ?? USUAL_EXEMPTION),
    },
    taxesRetirement: true,
    taxesSection125: false,
  };
}
