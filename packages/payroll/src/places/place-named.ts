import type { CalendarDate, StateCode } from '@paperwage/values';
import { addDays, formatUsDate, STATE_NAMES } from '@paperwage/values';
import { invalidInput } from '../problems.ts';
import type { Place, PlaceRules, CoveredPlaces } from '../rules/places/place-rules.ts';
import type { PlaceRole } from './asked-place.ts';
import { isOfRole } from './find-places.ts';
import type { LabelledPlace } from './place-index.ts';
import { placeIndex, placeRulesOn } from './place-index.ts';
import { districtKey, placeKey } from './place-key.ts';

/** A place with what it takes on the pay date. */
export interface HeldPlace {
  /** Names the place alone. */
  readonly label: string;
  readonly state: StateCode;
  readonly place: Place;
  readonly rules: PlaceRules;
}

/** As much of what was given as a refusal repeats. */
const LONGEST_REPEATED = 60;
const MAX_NAMED = 6;

/** What people say of a place beside its name, where the name alone is known. */
const SAID_BESIDE = /^(?:city|village|town|boro|twp|municipality) of | (?:city|village|town|boro|twp|municipality)$/;

/**
 * The place that `text` names: its name, its name with kind and county where the state has it twice, or its code. The
 * name is enough for one place with several codes that tax alike. `path` is the input it was given as.
 *
 * Throws InvalidPayInputError: `unknownPlace` when none is held, `unknownCounty` in a state of which all counties are,
 * `ambiguousPlace` when the name is that of several, `placeNotOnDate` when its tax is held for other dates alone.
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
    // Where a part of the places is held, one that is missing may well take a tax.
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
 * Places of that name; the one alone whose full name it is. Counties and school districts are called with the word and
 * without it.
 */
function candidates(
  byKey: ReadonlyMap<string, readonly LabelledPlace[]>,
  text: string,
  role: PlaceRole,
): readonly LabelledPlace[] {
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
function taxAlike(found: readonly LabelledPlace[], payDate: CalendarDate): boolean {
  const told = found.map(({ place }) => {
    const { name, kind, county } = place;
    return JSON.stringify([name, kind, county, placeRulesOn(place, payDate)?.tax]);
  });
  return new Set(told).size === 1;
}

function repeated(text: string): string {
  return text.trim().slice(0, LONGEST_REPEATED);
}

function listed(found: readonly LabelledPlace[]): string {
  const named = found.slice(0, MAX_NAMED).map(({ label }) => label);
  return found.length > MAX_NAMED ? `${named.join('; ')} and others` : named.join('; ');
}

/** The dates on which its tax is held: rules that follow each other are told as one. */
function heldDates({ rules }: Place): string {
  const spans: { from: CalendarDate; to: CalendarDate }[] = [];
  for (const { from, to } of rules) {
    const last = spans.at(-1);
    if (last && addDays(last.to, 1) === from) last.to = to;
    else spans.push({ from, to });
  }
  return spans.map(({ from, to }) => `${formatUsDate(from)} to ${formatUsDate(to)}`).join(' and ');
}
