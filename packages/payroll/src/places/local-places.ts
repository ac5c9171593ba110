import type { PayInput } from '../pay.ts';
import type { PlacesHeld } from '../rules/places/place-rules.ts';
import type { HeldPlace } from './place-named.ts';
import { placeNamed } from './place-named.ts';

/** The places of an employee that tax wages, as the elections name them. */
export interface LocalPlaces {
  readonly home: HeldPlace | undefined;
  readonly work: HeldPlace | undefined;
  readonly schoolDistrict: HeldPlace | undefined;
}

/** Given as `workLocality` when the work is done where no place taxes it. */
const NOWHERE = /^\s*none\s*$/i;

/** How people say in `locality` itself which of the two they mean. */
const WORKS_ONLY = /\s+non-?resident(?:\s+working\s+there)?\s*$/i;
const LIVES_ONLY = /\s+resident\s*$/i;

/**
 * Looks up what the elections name; undefined when they name nothing. Work is done where the employee lives unless `workLocality` names another place or
 * is `none`. `locality` may end in "resident" or "nonresident": then it says one of the two alone.
 *
 * Throws InvalidPayInputError when a place is not held, or not on the pay date.
 */
export function localPlaces(input: PayInput, rules: PlacesHeld): LocalPlaces | undefined {
  const { state, elections: { locality, workLocality, schoolDistrict } = {} } = input;
  const named = locality ?? workLocality ?? schoolDistrict;
  if (state === undefined || named === undefined) return undefined;
  const find = (text: string, name: string, role: 'locality' | 'schoolDistrict' = 'locality') =>
    placeNamed(text, state, input.payDate, rules, `elections.${name}`, role);
  const { lives, works } = readLocality(locality);
  const workedIn = workLocality === undefined ? works : given(workLocality);
  return {
    home: lives === undefined ? undefined : find(lives, 'locality'),
    work: workedIn === undefined ? undefined : find(workedIn, workLocality === undefined ? 'locality' : 'workLocality'),
    schoolDistrict: schoolDistrict === undefined ? undefined : find(schoolDistrict, 'schoolDistrict', 'schoolDistrict'),
  };
}

function given(text: string): string | undefined {
  return NOWHERE.test(text) ? undefined : text;
}

function readLocality(text: string | undefined): { readonly lives?: string; readonly works?: string } {
  if (text === undefined || NOWHERE.test(text)) return {};
  if (WORKS_ONLY.test(text)) return { works: text.replace(WORKS_ONLY, '') };
  if (LIVES_ONLY.test(text)) return { lives: text.replace(LIVES_ONLY, '') };
  return { lives: text, works: text };
}
