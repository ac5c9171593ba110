import type { CalendarDate, StateCode } from '@paperwage/values';
import { addDays, formatUsDate, STATE_NAMES } from '@paperwage/values';
import { invalidInput } from '../problems.ts';
import type { Place, PlaceRules, CoveredPlaces } from '../rules/places/place-rules.ts';
import type { PlaceRole } from './asked-place.ts';
import { isOfRole } from './find-places.ts';
import type { LabeledPlace } from './place-index.ts';
import { placeIndex, placeRulesOn } from './place-index.ts';
import { districtKey, placeKey } from './place-key.ts';

/** A place with what it takes on the pay date. */
export interface HeldPlace {
  /** Names only this place. */
  readonly label: string;
  readonly state: StateCode;
  readonly place: Place;
  readonly rules: PlaceRules;
}

/** How much of what was given a refusal repeats. */
const LONGEST_REPEATED = 60;
const MAX_NAMED = 6;

/** What people add to a place's name when we know it by the name alone. */
const SAID_BESIDE = /^(?:city|village|town|boro|twp|municipality) of | (?:city|village|town|boro|twp|municipality)$/;

/**
 * The place that `text` names: by name, by name with kind and county where the state has it twice, or by code. The name
 * is enough for one place with several codes that tax alike. `path` is the input it came from.
 *
 * Throws InvalidPayInputError: `unknownPlace` when we don't cover it, `unknownCounty` in a state where we cover every
 * county, `ambiguousPlace` when several share the name, `placeNotOnDate` when we cover its tax only on other dates.
 */
export function placeNamed(
  text: string,
  state: StateCode,
  payDate: CalendarDate,
  rules: CoveredPlaces,
  path: string,
  role: PlaceRole = 'locality',
): HeldPlace {
  const held = rules.places.find((one) => one.state === state);
  const found = held === undefined ? [] : candidates(placeIndex(held).byKey, text, role);
  const [first] = found;
  const inState = STATE_NAMES[state];
  if (!first && role === 'county' && held?.counties) {
    const { orByWork, nonresidents = 'none' } = held.counties;
    const ofOthers = orByWork ? 'the one where the work is done' : nonresidents;
    throw invalidInput('unknownCounty', path, repeated(text), inState, ofOthers);
  }
  if (!first) {
    // Where we cover only some of the places, a missing one may well take a tax.
    const howMuch = held?.isPartial ? 'cover' : 'know of';
    throw invalidInput('unknownPlace', path, repeated(text), inState, howMuch);
  }
  if (found.length > 1 && !taxAlike(found, payDate)) {
    throw invalidInput('ambiguousPlace', path, repeated(text), inState, listed(found));
  }
  const onDate = placeRulesOn(first.place, payDate);
  if (!onDate) throw invalidInput('placeNotOnDate', path, first.label, formatUsDate(payDate), heldDates(first.place));
  return { label: first.label, state, place: first.place, rules: onDate };
}

/**
 * Places of that name, or the only one whose full name it is. People say counties and school districts with that word
 * and without it.
 */
function candidates(
  byKey: ReadonlyMap<string, readonly LabeledPlace[]>,
  text: string,
  role: PlaceRole,
): readonly LabeledPlace[] {
  const key = placeKey(text);
  const ofCounty = role === 'county' ? [`${key} county`] : [];
  const ofDistrict = role === 'schoolDistrict' ? [districtKey(text)] : [];
  for (const wanted of [key, ...ofCounty, ...ofDistrict, key.replace(SAID_BESIDE, '')]) {
    const found = (byKey.get(wanted) ?? []).filter(({ place: { kind } }) => isOfRole(kind, role));
    const exact = found.filter((one) => one.key === wanted);
    if (found.length > 0) return exact.length === 1 ? exact : found;
  }
  return [];
}

/** One place in two school districts has two codes, often with the same rates. */
function taxAlike(found: readonly LabeledPlace[], payDate: CalendarDate): boolean {
  const descriptions = found.map(({ place }) => {
    const { name, kind, county } = place;
    return JSON.stringify([name, kind, county, placeRulesOn(place, payDate)?.tax]);
  });
  return new Set(descriptions).size === 1;
}

function repeated(text: string): string {
  return text.trim().slice(0, LONGEST_REPEATED);
}

function listed(found: readonly LabeledPlace[]): string {
  const named = found.slice(0, MAX_NAMED).map(({ label }) => label);
  return found.length > MAX_NAMED ? `${named.join('; ')} and others` : named.join('; ');
}

/** The dates on which we cover its tax: consecutive rules count as one range. */
function heldDates({ rules }: Place): string {
  const spans: { from: CalendarDate; to: CalendarDate }[] = [];
  for (const { from, to } of rules) {
    const last = spans.at(-1);
    if (last && addDays(last.to, 1) === from) last.to = to;
    else spans.push({ from, to });
  }
  return spans.map(({ from, to }) => `${formatUsDate(from)} to ${formatUsDate(to)}`).join(' and ');
}
