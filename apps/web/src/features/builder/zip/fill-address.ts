import { OTHER_PLACES, placeCodeOf } from '@paperwage/documents/forms';
import { STATE_NAMES } from '@paperwage/values';
import type { Address } from './address.ts';
import { readAt, writeAt } from '../store/draft-path.ts';
import type { UndoEntry } from '../store/builder-state.ts';
import type { BuilderStore } from '../store/edits.ts';
import { editWithUndo } from '../store/edits.ts';
import { afterPointerUp } from '../store/presses.ts';
import type { ZipPlace } from './zip-places.ts';
import { findPlace, placeFound } from './zip-places.ts';

const NAMES: Readonly<Record<string, string>> = { ...STATE_NAMES, ...OTHER_PLACES };
const UNITED_STATES = /^(?:|us|usa|u\.s\.(?:a\.)?|united states(?: of america)?)$/i;

/** What a ZIP code filled in. It was undone if its entry is no longer among the undoable ones. */
interface Filled {
  readonly zip: string;
  readonly entry: UndoEntry | undefined;
  /** What came of it, by its place in the draft. */
  readonly texts: ReadonlyMap<string, string>;
}

/** What was filled in, the latest last, by the path of the ZIP code. */
const filled = new WeakMap<BuilderStore, Map<string, readonly Filled[]>>();

/**
 * Fills city and state from an address's ZIP code, with undo: if they are still empty when the place is known, or were filled
 * by an earlier ZIP code. `answered` is called when there may be something to say about the ZIP code.
 */
export async function fillAddress(store: BuilderStore, address: Address, answered: () => void): Promise<void> {
  const zip = zipOf(store.get().draft, address);
  if (zip === undefined) return;
  const place = await findPlace(zip);
  afterPointerUp(() => {
    if (place) fill(store, address, zip, place);
    answered();
  });
}

/** The warning for an address's ZIP code, if its place was looked up. */
export function zipWarning(draft: object, address: Address): string | undefined {
  const zip = zipOf(draft, address);
  const place = zip === undefined ? undefined : placeFound(zip);
  if (!place) return undefined;
  const state = placeCodeOf(textAt(draft, address.paths.state) ?? '');
  if (place === 'unlisted') {
    // Abroad, five digits may be a code of their own.
    return address.country === 'us' || state ? `We don’t know ZIP code ${zip}. Check it.` : undefined;
  }
  if (!state || state === place.state) return undefined;
  return `ZIP code ${zip} is in ${withArticle(NAMES[place.state]!)}. This address says ${NAMES[state]}.`;
}

function fill(store: BuilderStore, address: Address, zip: string, place: ZipPlace): void {
  const { paths } = address;
  const { draft, undo } = store.get();
  const fills = filled.get(store) ?? new Map<string, readonly Filled[]>();
  const earlier = fills.get(paths.zip) ?? [];
  const isTakenBack = ({ entry }: Filled) => entry === undefined || !undo.includes(entry);
  if (zipOf(draft, address) !== zip || earlier.some((one) => one.zip === zip && isTakenBack(one))) return;
  const ours = new Map(earlier.filter((one) => !isTakenBack(one)).flatMap(({ texts }) => [...texts]));
  const parts = partsToFill(draft, address, place, ours);
  if (parts.length === 0) return;
  const withText = parts.filter(({ text }) => text !== '');
  const label = `${namesOf(withText.length > 0 ? withText : parts)} ${withText.length > 0 ? 'filled from the ZIP code' : 'cleared'}.`;
  editWithUndo(
    store,
    label[0]!.toUpperCase() + label.slice(1),
    (before) => parts.reduce((after, { path, text }) => writeAt(after, path, text), before),
    (after) => {
      const untouched = parts.filter(({ path, text }) => readAt(after, path) === text);
      return untouched.reduce((restored, { path }) => writeAt(restored, path, readAt(draft, path)), after);
    },
  );
  const texts = new Map(parts.map(({ path, text }) => [path, text]));
  filled.set(store, fills.set(paths.zip, [...earlier, { zip, entry: store.get().undo.at(-1), texts }]));
}

function namesOf(parts: readonly { readonly name: string }[]): string {
  return parts.map(({ name }) => name).join(' and ');
}

/**
 * Fields that are empty or `ours`, are not being typed in, and do not conflict with the rest of the typed address. Our values
 * do not outlast a change of state: they are cleared if the ZIP code's place has none.
 */
function partsToFill(
  draft: object,
  { paths, country, otherPlaces }: Address,
  { city, state }: ZipPlace,
  ours: ReadonlyMap<string, string>,
) {
  const typed = (path: string) => (readAt(draft, path) === ours.get(path) ? '' : textAt(draft, path));
  const [typedCity, typedState] = [typed(paths.city), typed(paths.state)];
  const isOffered = country === 'any' || Object.hasOwn({ ...STATE_NAMES, ...otherPlaces }, state);
  // If any country is allowed, a city with another name may well be abroad, unless we filled in its state.
  const isOfCity =
    country === 'us' ||
    typedCity === '' ||
    typedCity?.toLowerCase() === city.toLowerCase() ||
    textAt(draft, paths.state) !== '';
  const cityThere = city === '' && textAt(draft, paths.state) === state ? (textAt(draft, paths.city) ?? '') : city;
  const fillsCity = typedCity === '' && (typedState === '' || placeCodeOf(typedState ?? '') === state);
  return [
    ...(fillsCity ? [{ name: 'city', path: paths.city, text: cityThere }] : []),
    ...(typedState === '' && isOfCity ? [{ name: 'state', path: paths.state, text: isOffered ? state : '' }] : []),
  ].filter(({ path, text }) => document.activeElement?.id !== path && textAt(draft, path) !== text);
}

/** Its first five digits; undefined for what is no ZIP code or is abroad. */
function zipOf(draft: object, { paths }: Address): string | undefined {
  if (paths.country !== undefined && !UNITED_STATES.test(textAt(draft, paths.country) ?? '')) return undefined;
  return /^(\d{5})(?:-\d{4})?$/.exec(textAt(draft, paths.zip) ?? '')?.[1];
}

function textAt(draft: object, path: string): string | undefined {
  const text = readAt(draft, path);
  return typeof text === 'string' ? text.trim() : undefined;
}

function withArticle(name: string): string {
  return /^(?:District|Northern|US) /.test(name) ? `the ${name}` : name;
}
