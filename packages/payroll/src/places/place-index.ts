import type { CalendarDate } from '@paperwage/values';
import type { Place, PlaceKind, PlaceRules, StatePlaces } from '../rules/places/place-rules.ts';
import { districtKey, placeKey } from './place-key.ts';

/** A place with a name that no other place in its state has. */
export interface LabeledPlace {
  readonly place: Place;
  /** Shown to users, and enough to identify the place. */
  readonly label: string;
  /** The label in the form we compare. */
  readonly key: string;
  /** The label with everything that tells it apart from others of its bare name, so nobody wonders which one is meant. */
  readonly distinctName: string;
}

/** A state's places, ready to be looked up. */
export interface PlaceIndex {
  readonly places: readonly LabeledPlace[];
  /** By normalized name, label and code; several if they share a name. */
  readonly byKey: ReadonlyMap<string, readonly LabeledPlace[]>;
}

const KIND_WORDS: Readonly<Record<PlaceKind, string>> = {
  municipality: 'municipality',
  city: 'city',
  borough: 'borough',
  township: 'township',
  town: 'town',
  county: 'county',
  schoolDistrict: 'school district',
  jointDistrict: 'joint district',
  region: 'region',
};

const indexes = new WeakMap<StatePlaces, PlaceIndex>();

/** The index of a state's places, built once. */
export function placeIndex(held: StatePlaces): PlaceIndex {
  const kept = indexes.get(held);
  if (kept) return kept;
  const made = makeIndex(held.places);
  indexes.set(held, made);
  return made;
}

/** What a place takes on a date; undefined when we don't cover that. */
export function placeRulesOn({ rules }: Place, payDate: CalendarDate): PlaceRules | undefined {
  return rules.find(({ from, to }) => from <= payDate && payDate <= to);
}

function makeIndex(places: readonly Place[]): PlaceIndex {
  const labeled = label(places);
  const byKey = new Map<string, LabeledPlace[]>();
  for (const one of labeled) {
    for (const key of new Set(namesOf(one).map(placeKey))) {
      const others = byKey.get(key);
      if (others) others.push(one);
      else byKey.set(key, [one]);
    }
  }
  return { places: labeled, byKey };
}

/** Every way of naming a place. */
function namesOf({
  label,
  distinctName,
  place: { name, kind, county, code, alsoCalled = [] },
}: LabeledPlace): readonly string[] {
  const ofCounty = county === undefined ? [] : [`${name} ${county}`, `${name} ${KIND_WORDS[kind]} ${county}`];
  const ofCode = code === undefined ? [] : [code];
  const ofDistrict = kind === 'schoolDistrict' ? [districtKey(name)] : [];
  return [
    label,
    distinctName,
    name,
    `${name} ${KIND_WORDS[kind]}`,
    ...ofCounty,
    ...ofCode,
    ...ofDistrict,
    ...alsoCalled,
  ];
}

/**
 * Names as they are, with the kind and county if the state has the name twice, and the number if that isn't enough. The
 * place people usually mean keeps the bare name.
 */
function label(places: readonly Place[]): LabeledPlace[] {
  const labeled = places.map((place) => ({ place, label: place.name }));
  const withKind = tellApart(labeled, ({ name, kind, county }) =>
    county === undefined ? `${name} (${KIND_WORDS[kind]})` : `${name} (${KIND_WORDS[kind]}, ${county})`,
  );
  const withCode = tellApart(withKind, ({ code }, text) =>
    code === undefined ? text : `${text.slice(0, -1)}, ${code})`,
  );
  return withCode.map(({ place, label: distinctName }) => {
    const shown = place.isMain ? place.name : distinctName;
    return { place, label: shown, key: placeKey(shown), distinctName };
  });
}

interface Labeled {
  readonly place: Place;
  readonly label: string;
}

function tellApart(labeled: readonly Labeled[], longer: (place: Place, label: string) => string): Labeled[] {
  const times = new Map<string, number>();
  for (const one of labeled) times.set(placeKey(one.label), (times.get(placeKey(one.label)) ?? 0) + 1);
  return labeled.map(({ place, label: text }) => ({
    place,
    label: times.get(placeKey(text)) === 1 ? text : longer(place, text),
  }));
}
