import { isStateCode, STATE_NAMES } from '@paperwage/values';

/** Territories and military addresses, which stand in addresses beside the states. */
export const OTHER_PLACES: Readonly<Record<string, string>> = {
  AS: 'American Samoa',
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AP: 'Armed Forces Pacific',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'US Virgin Islands',
};

/** Whether an address on a form may name it as its state. */
export function isFormPlace(state: string): boolean {
  return isStateCode(state) || Object.hasOwn(OTHER_PLACES, state);
}

const NAMES: Readonly<Record<string, string>> = { ...STATE_NAMES, ...OTHER_PLACES };

/** The code of a state or another place as it was chosen or typed: `OR` for `OR`, `or` and `Oregon`. */
export function placeCodeOf(text: string): string | undefined {
  const typed = text.trim().toLowerCase();
  return Object.keys(NAMES).find((code) => code.toLowerCase() === typed || NAMES[code]!.toLowerCase() === typed);
}
