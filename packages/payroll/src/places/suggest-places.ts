import type { CalendarDate, StateCode } from '@paperwage/values';
import type { AskedPlace } from './asked-place.ts';
import type { CoveredPlaces, StatePlaces } from '../rules/places/place-rules.ts';
import type { FoundPlace } from './find-places.ts';
import { foundPlace, isOfRole } from './find-places.ts';
import type { LabeledPlace } from './place-index.ts';
import { placeIndex, placeRulesOn } from './place-index.ts';
import { placeRates } from './place-rates.ts';
import { districtKey, placeKey } from './place-key.ts';

/** What an address says about the places it may be in. A postal address isn't a taxing place, so these are guesses. */
export interface PlacesOfAddress {
  readonly state: StateCode;
  /** The city as typed, then the city of its ZIP code. */
  readonly cities: readonly string[];
  /** Counties that its ZIP code touches, with the word people use: `Marion County`, `Baltimore city`. */
  readonly counties: readonly string[];
  /** Cities and counties nearby that aren't known to touch the ZIP code, nearest first. */
  readonly near?: { readonly cities: readonly string[]; readonly counties: readonly string[] } | undefined;
}

/** The places that may answer one question. */
export interface PlaceSuggestions extends AskedPlace {
  /**
   * The place with the city's name first, then the counties that the ZIP code touches, at most six. None is selected: a
   * person adds one, says there is no local tax, or isn't sure.
   */
  readonly candidates: readonly FoundPlace[];
  /** Others close by, at most eight. Nothing says the address is in one, so a page shows them only on request. */
  readonly nearby: readonly FoundPlace[];
  /** The city of the address, for "We don't cover Cranberry Township"; undefined without an address in the state. */
  readonly city: string | undefined;
  /** We cover every place in the state that taxes: without a candidate, there is probably no tax. */
  readonly isListComplete: boolean;
}

const MAX_CANDIDATES = 6;
const MAX_NEARBY = 8;

/**
 * Suggests places for each question about local taxes, from the addresses of home and work. Nothing is chosen by itself:
 * a postal ZIP code often lies in several places, and its city name may be that of another.
 *
 * A page calls it with the questions that are still blank:
 *
 *     const asked = rules.stateTaxes.asked(pay, rules).places.filter(({ election }) => draft.elections[election] === '');
 *     suggestPlaces(asked, { home: { state: 'OH', cities: ['Dublin'], counties: ['Franklin County'] } }, payDate, rules);
 *
 * and writes the answer into `elections[question.election]`: the `name` of a candidate, `NO_PLACE` for "No local tax
 * here", `NOT_SURE` for "Not sure", or `notCoveredPlace(city)` for a place we don't cover. An address outside the state
 * that is asked for suggests nothing.
 */
export function suggestPlaces(
  asked: readonly AskedPlace[],
  addresses: { readonly home?: PlacesOfAddress | undefined; readonly work?: PlacesOfAddress | undefined },
  payDate: CalendarDate,
  rules: CoveredPlaces,
): readonly PlaceSuggestions[] {
  return asked.map((place) => {
    const held = rules.places.find(({ state }) => state === place.state);
    const address = addresses[place.of];
    const isThere = address?.state === place.state;
    const places = held && isThere ? placesAround(place, address, held) : { touching: [], near: [] };
    const alike = (found: readonly LabeledPlace[]) => onceIfAlike(found, place.of, payDate);
    const show = (one: LabeledPlace) => foundPlace(one, payDate, place.of, true);
    const touching = places.touching.filter((one) => canTax(one, place.of, payDate));
    const candidates = alike(touching).slice(0, MAX_CANDIDATES);
    const nearby = alike(places.near).filter((one) => !places.touching.includes(one) && canTax(one, place.of, payDate));
    return {
      ...place,
      candidates: candidates.map(show),
      nearby: nearby.slice(0, MAX_NEARBY).map(show),
      city: isThere ? address.cities[0] : undefined,
      isListComplete: held !== undefined && held.isPartial === undefined,
    };
  });
}

/**
 * Whether a place is an answer: New York City takes nothing of those who only work there, and most counties of Kentucky
 * nothing of those who only live there.
 */
function canTax({ place }: LabeledPlace, of: AskedPlace['of'], payDate: CalendarDate): boolean {
  const tax = placeRulesOn(place, payDate)?.tax;
  if (of === 'work') return tax?.method !== 'newYorkCity';
  return place.kind !== 'county' || tax === undefined || placeRates(tax, 'home').length > 0;
}

interface PlacesAround {
  readonly touching: readonly LabeledPlace[];
  readonly near: readonly LabeledPlace[];
}

/** Each place once, the city's before the county's. */
function placesAround(asked: AskedPlace, address: PlacesOfAddress, held: StatePlaces): PlacesAround {
  const { cities, counties, near = { cities: [], counties: [] } } = address;
  const index = placeIndex(held);
  const ofRole = ({ place }: LabeledPlace) => isOfRole(place.kind, asked.role);
  const byKey = (key: string) => (index.byKey.get(key) ?? []).filter(ofRole);
  const byName = (text: string) => byKey(placeKey(text));
  const isAround = (one: LabeledPlace) => isInCounties(one, [...counties, ...near.counties]);
  switch (asked.role) {
    case 'county':
      return { touching: unique(counties.flatMap(byName)), near: unique(near.counties.flatMap(byName)) };
    case 'schoolDistrict': {
      const ofCity = (city: string) => byKey(districtKey(city));
      return {
        touching: unique(cities.flatMap((city) => inCounties(ofCity(city), counties))),
        near: unique([
          ...near.cities.flatMap(ofCity).filter(isAround),
          ...index.places.filter((one) => ofRole(one) && isInCounties(one, counties)),
        ]),
      };
    }
    case 'locality':
      return {
        touching: unique([
          ...cities.slice(0, 1).flatMap((city) => inCounties(byName(city), counties)),
          ...inCounties(counties.flatMap(byName), counties),
          ...cities.slice(1).flatMap((city) => inCounties(byName(city), counties)),
        ]),
        near: unique([
          ...(asked.of === 'work' ? jointDistricts(index.places, cities[0]) : []),
          ...[...cities, ...near.cities].flatMap(byName).filter((one) => !one.place.county || isAround(one)),
          ...near.counties.flatMap(byName),
        ]),
      };
  }
}

/**
 * A place in two school districts has two codes. If both take the same from the employee, it is offered once: the one
 * that the bare name means, or else the first.
 */
function onceIfAlike(
  found: readonly LabeledPlace[],
  of: AskedPlace['of'],
  payDate: CalendarDate,
): readonly LabeledPlace[] {
  const alike = new Map<string, LabeledPlace>();
  for (const one of found) {
    const { name, kind, county } = one.place;
    const tax = placeRulesOn(one.place, payDate)?.tax;
    // What residents pay doesn't matter where somebody only works.
    const taken = tax?.method === 'pennsylvania' && of === 'work' ? { ...tax, resident: undefined } : tax;
    const key = JSON.stringify([name, kind, county, taken]);
    if (!alike.has(key) || one.place.isMain) alike.set(key, one);
  }
  return Array.from(alike.values());
}

/**
 * Places of one name in several counties: those in the address's counties, if known. The post office uses an
 * independent city's name for suburbs in the county beside it, whose ZIP codes are mostly there.
 */
function inCounties(found: readonly LabeledPlace[], counties: readonly string[]): readonly LabeledPlace[] {
  if (counties.length === 0) return found;
  const isMain = ({ place: { independentCity } }: LabeledPlace) =>
    independentCity === undefined || placeKey(independentCity) === placeKey(counties[0]!);
  return found.filter((one) => isMain(one) && (one.place.county === undefined || isInCounties(one, counties)));
}

function isInCounties({ place: { county } }: LabeledPlace, counties: readonly string[]): boolean {
  if (county === undefined) return false;
  const key = placeKey(county);
  return counties.some((one) => placeKey(one).replace(/ county$/, '') === key);
}

/** Joint districts around a city are called by its name first: `Hamilton Indian Springs JEDD I`. */
function jointDistricts(places: readonly LabeledPlace[], city: string | undefined): readonly LabeledPlace[] {
  if (city === undefined) return [];
  const key = `${placeKey(city)} `;
  return places.filter(({ place }) => place.kind === 'jointDistrict' && placeKey(place.name).startsWith(key));
}

function unique(found: readonly LabeledPlace[]): readonly LabeledPlace[] {
  return Array.from(new Set(found));
}
