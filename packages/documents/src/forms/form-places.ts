import { isStateCode } from '@paperwage/values';

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
