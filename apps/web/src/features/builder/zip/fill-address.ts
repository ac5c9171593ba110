import { OTHER_PLACES } from '@paperwage/documents/forms';
import { STATE_NAMES } from '@paperwage/values';
import type { Address } from '../fields/address.ts';
import { readAt, writeAt } from '../store/draft-path.ts';
import type { BuilderStore } from '../store/edits.ts';
import { editWithUndo } from '../store/edits.ts';
import { afterPress } from '../store/presses.ts';
import type { ZipPlace } from './zip-places.ts';
import { findPlace, placeFound } from './zip-places.ts';

const NAMES: Readonly<Record<string, string>> = { ...STATE_NAMES, ...OTHER_PLACES };
const UNITED_STATES = /^(?:|us|usa|u\.s\.(?:a\.)?|united states(?: of america)?)$/i;

/** What was filled and taken back, by the place of its ZIP code: it is not filled again. */
const declined = new Map<string, string>();

/**
 * Fills city and state from the ZIP code of an address, where they are still empty when the place is known, so that it
 * can be taken back. `answered` hears when there may be something to say of the ZIP code.
 */
export async function fillAddress(store: BuilderStore, address: Address, answered: () => void): Promise<void> {
  const zip = zipOf(store.get().draft, address);
  if (zip === undefined) return;
  const place = await findPlace(zip);
  afterPress(() => {
    if (place) fill(store, address, zip, place);
    answered();
  });
}

/** What is odd about the ZIP code of an address, as far as its place was looked up. */
export function zipWarning(draft: object, address: Address): string | undefined {
  const zip = zipOf(draft, address);
  const place = zip === undefined ? undefined : placeFound(zip);
  if (!place) return undefined;
  const state = stateOf(textAt(draft, address.paths.state) ?? '');
  if (place === 'unlisted') {
    // Abroad, five digits may be a code of their own.
    return address.country === 'us' || state ? `ZIP ${zip} is not in our list; check it.` : undefined;
  }
  if (!state || state === place.state) return undefined;
  return `ZIP ${zip} is in ${withArticle(NAMES[place.state]!)}; this address says ${NAMES[state]}.`;
}

function fill(store: BuilderStore, address: Address, zip: string, place: ZipPlace): void {
  const { paths } = address;
  const { draft } = store.get();
  if (zipOf(draft, address) !== zip || declined.get(paths.zip) === zip) return;
  const parts = partsToFill(draft, address, place);
  if (parts.length === 0) return;
  const label = `${parts.map(({ name }) => name).join(' and ')} filled from the ZIP code.`;
  editWithUndo(
    store,
    label[0]!.toUpperCase() + label.slice(1),
    (before) => parts.reduce((filled, { path, text }) => writeAt(filled, path, text), before),
    (after) => {
      declined.set(paths.zip, zip);
      const untouched = parts.filter(({ path, text }) => readAt(after, path) === text);
      return untouched.reduce((emptied, { path }) => writeAt(emptied, path, ''), after);
    },
  );
}

/** What is empty, is not being typed in, and is not at odds with what stands in the rest of the address. */
function partsToFill(draft: object, { paths, country, otherPlaces }: Address, { city, state }: ZipPlace) {
  const [typedCity, typedState] = [textAt(draft, paths.city), textAt(draft, paths.state)];
  const isOffered = country === 'any' || Object.hasOwn({ ...STATE_NAMES, ...otherPlaces }, state);
  // Where any country may stand, a city of another name may well be abroad.
  const isOfCity = country === 'us' || typedCity === '' || typedCity?.toLowerCase() === city.toLowerCase();
  const fillsCity = typedCity === '' && city !== '' && (typedState === '' || stateOf(typedState ?? '') === state);
  return [
    ...(fillsCity ? [{ name: 'city', path: paths.city, text: city }] : []),
    ...(typedState === '' && isOffered && isOfCity ? [{ name: 'state', path: paths.state, text: state }] : []),
  ].filter(({ path }) => document.activeElement?.id !== path);
}

/** Its first five digits; undefined for what is no ZIP code or is abroad. */
function zipOf(draft: object, { paths }: Address): string | undefined {
  if (paths.country !== undefined && !UNITED_STATES.test(textAt(draft, paths.country) ?? '')) return undefined;
  return /^(\d{5})(?:-\d{4})?$/.exec(textAt(draft, paths.zip) ?? '')?.[1];
}

/** The code of a state that was chosen or typed: `CA`, `ca`, `California`. */
function stateOf(text: string): string | undefined {
  const typed = text.toLowerCase();
  return Object.keys(NAMES).find((code) => code.toLowerCase() === typed || NAMES[code]!.toLowerCase() === typed);
}

function textAt(draft: object, path: string): string | undefined {
  const text = readAt(draft, path);
  return typeof text === 'string' ? text.trim() : undefined;
}

function withArticle(name: string): string {
  return /^(?:District|Northern|US) /.test(name) ? `the ${name}` : name;
}
