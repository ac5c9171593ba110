import type { CalendarDate, StateCode } from '@paperwage/values';
import type { PlaceKind, CoveredPlaces } from '../rules/places/place-rules.ts';
import type { AskedPlace, PlaceRole } from './asked-place.ts';
import type { LabeledPlace } from './place-index.ts';
import { placeIndex, placeRulesOn } from './place-index.ts';
import { districtKey, placeKey } from './place-key.ts';
import type { PlaceRate } from './place-rates.ts';
import { placeRates } from './place-rates.ts';

/** A place that matches what somebody typed. */
export interface FoundPlace {
  /** Names only this place, even if others share its bare name: pass it as the election. */
  readonly name: string;
  /** The bare name, which others may share. */
  readonly bareName: string;
  readonly kind: PlaceKind;
  readonly county: string | undefined;
  readonly code: string | undefined;
  /** The school district it is in, if that tells apart places with the same name. */
  readonly schoolDistrict: string | undefined;
  /** Whether the text is its full name or number, not a part of it. */
  readonly isNamed: boolean;
  /** Whether we cover its tax on the pay date. */
  readonly isHeld: boolean;
  /** What it takes from an employee who lives there, or works there, as requested; empty if we don't cover it. */
  readonly rates: readonly PlaceRate[];
}

/** As many places as a list below a field shows. */
const MAX_FOUND = 20;

/** How the text matches a place, best first. */
const RANKS = { isName: 0, beginsName: 1, beginsWords: 2, isWithin: 3, isOfCounty: 4 } as const;

/**
 * A state's places that match what somebody typed: part of the name or code, ignoring capitals, accents and
 * punctuation. Names that begin with the text come first, then those with a word that does, then other matches, and
 * last the places in a county of that name. Limited, so that a single letter doesn't return the whole list. Empty text
 * returns the first places by name; punctuation alone returns none.
 */
export function findPlaces(
  text: string,
  state: StateCode,
  payDate: CalendarDate,
  rules: CoveredPlaces,
  role: PlaceRole = 'locality',
  of: AskedPlace['of'] = 'home',
): readonly FoundPlace[] {
  const held = rules.places.find((one) => one.state === state);
  if (!held) return [];
  const key = role === 'schoolDistrict' ? districtKey(text) : placeKey(text);
  if (key === '' && text.trim() !== '') return [];
  const ranked: { readonly one: LabeledPlace; readonly rank: number }[] = [];
  for (const one of placeIndex(held).places) {
    if (!isOfRole(one.place.kind, role)) continue;
    const rank = rankOf(one, key, role);
    if (rank !== undefined) ranked.push({ one, rank });
  }
  ranked.sort((a, b) => a.rank - b.rank || compare(a.one.key, b.one.key));
  return ranked.slice(0, MAX_FOUND).map(({ one, rank }) => foundPlace(one, payDate, of, rank === RANKS.isName));
}

/** A place as a list shows it. */
export function foundPlace(
  { distinctName, place }: LabeledPlace,
  payDate: CalendarDate,
  of: AskedPlace['of'],
  isNamed: boolean,
): FoundPlace {
  const rules = placeRulesOn(place, payDate);
  return {
    name: distinctName,
    bareName: place.name,
    kind: place.kind,
    county: place.county,
    code: place.code,
    schoolDistrict: place.schoolDistrict,
    isNamed,
    isHeld: rules !== undefined,
    rates: rules ? placeRates(rules.tax, of) : [],
  };
}

/**
 * How many codes in a state's register we cover on a date; undefined if we cover them all or the state has no register.
 * Places outside the register, such as Philadelphia, aren't counted.
 */
export function coveredCodeCount(
  state: StateCode,
  payDate: CalendarDate,
  rules: CoveredPlaces,
): { readonly held: number; readonly listed: number } | undefined {
  const ofState = rules.places.find((one) => one.state === state);
  const codes = ofState?.inState?.find(({ what }) => what === 'psdCodes');
  if (ofState === undefined || codes === undefined) return undefined;
  const held = ofState.places.filter((place) => {
    const tax = placeRulesOn(place, payDate)?.tax;
    return place.code !== undefined && tax && !('standsApart' in tax && tax.standsApart);
  });
  return { held: held.length, listed: codes.count };
}

/** School districts tax in addition to the places in them, so they are named separately. Work is also done in counties. */
export function isOfRole(kind: PlaceKind, role: PlaceRole): boolean {
  if (role === 'locality') return kind !== 'schoolDistrict';
  return kind === role;
}

function rankOf(one: LabeledPlace, key: string, role: PlaceRole): number | undefined {
  const { code } = one.place;
  const { names, inFull, withCounty } = comparedBy(one);
  if (code === key || inFull.includes(key)) return RANKS.isName;
  if (role === 'county' && inFull.includes(`${key} county`)) return RANKS.isName;
  if (names.some((name) => name.startsWith(key)) || code?.startsWith(key)) return RANKS.beginsName;
  const words = key.split(' ');
  const begins = (name: string) => words.every((word) => ` ${name}`.includes(` ${word}`));
  if (names.some(begins)) return RANKS.beginsWords;
  if (names.some((name) => name.includes(key))) return RANKS.isWithin;
  return begins(withCounty) ? RANKS.isOfCounty : undefined;
}

interface Compared {
  readonly names: readonly string[];
  /** Every text that is its whole name, not part of one. */
  readonly inFull: readonly string[];
  readonly withCounty: string;
}

const compared = new WeakMap<LabeledPlace, Compared>();

/** What text is compared with, built once: every keystroke searches the list. */
function comparedBy(one: LabeledPlace): Compared {
  const kept = compared.get(one);
  if (kept) return kept;
  const { name, kind, county, alsoCalled = [] } = one.place;
  const names = [name, ...alsoCalled].map(placeKey);
  const made = {
    names,
    inFull: [one.key, placeKey(one.distinctName), ...names, ...(kind === 'schoolDistrict' ? [districtKey(name)] : [])],
    withCounty: county === undefined ? one.key : `${one.key} ${placeKey(county)}`,
  };
  compared.set(one, made);
  return made;
}

/** By code unit, so that every machine sorts the same way. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
