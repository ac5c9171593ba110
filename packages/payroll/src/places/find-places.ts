import type { CalendarDate, StateCode } from '@paperwage/values';
import type { PlaceKind, PlacesHeld } from '../rules/places/place-rules.ts';
import type { LabelledPlace } from './place-index.ts';
import { placeIndex, placeRulesOn } from './place-index.ts';
import { districtKey, placeKey } from './place-key.ts';

/** A place as an answer to what somebody typed. */
export interface FoundPlace {
  /** Names the place alone: to be given as the election. */
  readonly name: string;
  readonly kind: PlaceKind;
  readonly county: string | undefined;
  readonly code: string | undefined;
  /** Whether its tax on the pay date is held. */
  readonly isHeld: boolean;
}

/** Which places to look among. */
export type PlaceRole = 'locality' | 'schoolDistrict' | 'county';

/** As many places as a list below a field shows. */
const MOST_FOUND = 20;

/** The text stands somewhere in the name. */
const LAST_RANK = 3;

/**
 * Places of a state by what somebody typed: a part of the name, or of the code. Capitals, accents and punctuation do
 * not count. Names that begin with the text come first, then those with a word that does, then the others. Bounded, so
 * that a single letter does not answer the whole list; an empty text answers the first places by name, punctuation alone
 * none.
 */
export function findPlaces(
  text: string,
  state: StateCode,
  payDate: CalendarDate,
  rules: PlacesHeld,
  role: PlaceRole = 'locality',
): readonly FoundPlace[] {
  const held = rules.places.find((one) => one.state === state);
  if (!held) return [];
  const key = role === 'schoolDistrict' ? districtKey(text) : placeKey(text);
  if (key === '' && text.trim() !== '') return [];
  const ranked: { readonly one: LabelledPlace; readonly rank: number }[] = [];
  for (const one of placeIndex(held).places) {
    if (!isOfRole(one.place.kind, role)) continue;
    const rank = rankOf(one, key);
    if (rank !== undefined) ranked.push({ one, rank });
  }
  ranked.sort((a, b) => a.rank - b.rank || compare(a.one.key, b.one.key));
  return ranked.slice(0, MOST_FOUND).map(({ one: { label, place } }) => ({
    name: label,
    kind: place.kind,
    county: place.county,
    code: place.code,
    isHeld: placeRulesOn(place, payDate) !== undefined,
  }));
}

/** School districts tax beside the places in them, so they are named apart. Counties are also where work is done. */
export function isOfRole(kind: PlaceKind, role: PlaceRole): boolean {
  if (role === 'locality') return kind !== 'schoolDistrict';
  return kind === role;
}

function rankOf({ key: label, place: { code, alsoCalled = [] } }: LabelledPlace, key: string): number | undefined {
  const names = [label, ...alsoCalled.map(placeKey)];
  if (code === key || names.includes(key)) return 0;
  if (names.some((name) => name.startsWith(key)) || code?.startsWith(key)) return 1;
  const words = key.split(' ');
  const begins = (name: string) => words.every((word) => ` ${name}`.includes(` ${word}`));
  if (names.some(begins)) return 2;
  return names.some((name) => name.includes(key)) ? LAST_RANK : undefined;
}

/** By code unit, so that every machine sorts alike. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
