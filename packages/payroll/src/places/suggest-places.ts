import type { CalendarDate, StateCode } from '@paperwage/values';
import type { AskedPlace } from './asked-place.ts';
import type { CoveredPlaces, StatePlaces } from '../rules/places/place-rules.ts';
import type { FoundPlace } from './find-places.ts';
import { foundPlace, isOfRole } from './find-places.ts';
import type { LabelledPlace } from './place-index.ts';
import { placeIndex } from './place-index.ts';
import { districtKey, placeKey } from './place-key.ts';

/** What an address says of the places it may lie in. A postal address is not a taxing place, so these are guesses. */
export interface PlacesOfAddress {
  readonly state: StateCode;
  /** The city as typed, then the other city names of its ZIP code and near it, the likeliest first. */
  readonly cities: readonly string[];
  /** Counties of its ZIP code and near it, with their word: `Marion County`, `Baltimore city`. */
  readonly counties: readonly string[];
}

/** The places that may answer one question. */
export interface PlaceSuggestions extends AskedPlace {
  /** The likeliest first, at most six. None is chosen: a person adds one, says that there is no local tax, or is not sure. */
  readonly candidates: readonly FoundPlace[];
  /** The city of the address, for "We don't cover Cranberry Township"; undefined without an address in the state. */
  readonly city: string | undefined;
  /** We hold every place of the state that taxes: without a candidate there is probably no tax. */
  readonly isListComplete: boolean;
}

const MAX_CANDIDATES = 6;

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
    const found = held && isThere ? candidatesOf(place, address, held) : [];
    const candidates = found.slice(0, MAX_CANDIDATES).map((one) => foundPlace(one, payDate, place.of, true));
    return {
      ...place,
      candidates,
      city: isThere ? address.cities[0] : undefined,
      isListComplete: held !== undefined && held.isPartial === undefined,
    };
  });
}

/** Each place once, those of the city before those of the county. */
function candidatesOf(asked: AskedPlace, address: PlacesOfAddress, held: StatePlaces): readonly LabelledPlace[] {
  const index = placeIndex(held);
  const ofRole = ({ place }: LabelledPlace) => isOfRole(place.kind, asked.role);
  const byName = (text: string) => (index.byKey.get(placeKey(text)) ?? []).filter(ofRole);
  switch (asked.role) {
    case 'county':
      return unique(address.counties.flatMap(byName));
    case 'schoolDistrict':
      return unique([
        ...address.cities.flatMap((city) =>
          inCounties((index.byKey.get(districtKey(city)) ?? []).filter(ofRole), address),
        ),
        ...index.places.filter((one) => ofRole(one) && isInCounties(one, address)),
      ]);
    case 'locality':
      return unique([
        ...address.cities.slice(0, 1).flatMap((city) => inCounties(byName(city), address)),
        ...address.counties.flatMap(byName),
        ...address.cities.slice(1).flatMap((city) => inCounties(byName(city), address)),
        ...(asked.of === 'work' ? jointDistricts(index.places, address.cities[0]) : []),
      ]);
  }
}

/** Places of one name in several counties: those in the counties of the address, where these are known. */
function inCounties(found: readonly LabelledPlace[], address: PlacesOfAddress): readonly LabelledPlace[] {
  const near = found.filter((one) => one.place.county === undefined || isInCounties(one, address));
  return address.counties.length === 0 ? found : near;
}

function isInCounties({ place: { county } }: LabelledPlace, { counties }: PlacesOfAddress): boolean {
  if (county === undefined) return false;
  const key = placeKey(county);
  return counties.some((one) => placeKey(one).replace(/ county$/, '') === key);
}

/** Joint districts around a city are called by its name first: `Hamilton Indian Springs JEDD I`. */
function jointDistricts(places: readonly LabelledPlace[], city: string | undefined): readonly LabelledPlace[] {
  if (city === undefined) return [];
  const key = `${placeKey(city)} `;
  return places.filter(({ place }) => place.kind === 'jointDistrict' && placeKey(place.name).startsWith(key));
}

function unique(found: readonly LabelledPlace[]): readonly LabelledPlace[] {
  return Array.from(new Set(found));
}
