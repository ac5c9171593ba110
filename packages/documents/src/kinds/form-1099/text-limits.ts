import { MAX_NAME_LETTERS } from '../../forms/name-lengths.ts';

/** The most letters of the texts that are printed on a 1099, and what the texts are called in a sentence. */
export const FORM_1099_LIMITS = {
  payersName: { most: MAX_NAME_LETTERS, what: 'The name' },
  payersAddress: { most: 80, what: 'The street address' },
  payersRoom: { most: 20, what: 'The suite or apartment' },
  payersCity: { most: 60, what: 'The city' },
  payersState: { most: 40, what: 'The state or province' },
  payersZip: { most: 12, what: 'The ZIP or postal code' },
  payersCountry: { most: 40, what: 'The country' },
  payersTelephone: { most: 40, what: 'The phone number' },
  recipientsName: { most: MAX_NAME_LETTERS, what: 'The name' },
  recipientsAddress: { most: 80, what: 'The street address' },
  recipientsRoom: { most: 20, what: 'The suite or apartment' },
  recipientsCity: { most: 60, what: 'The city' },
  recipientsState: { most: 40, what: 'The state or province' },
  recipientsZip: { most: 12, what: 'The ZIP or postal code' },
  recipientsCountry: { most: 40, what: 'The country' },
  accountNumber: { most: 30, what: 'The account number' },
  payersStateNoA: { most: 30, what: 'The state number' },
  payersStateNoB: { most: 30, what: 'The state number' },
} as const;
