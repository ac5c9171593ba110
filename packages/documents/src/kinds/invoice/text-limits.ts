/** The most letters of the texts of a party, and what the texts are called in a sentence. */
export const PARTY_LIMITS = {
  name: { most: 80, what: 'The name' },
  email: { most: 100, what: 'The email address' },
  phone: { most: 40, what: 'The phone number' },
  address1: { most: 80, what: 'The street address' },
  address2: { most: 80, what: 'The suite or apartment' },
  city: { most: 60, what: 'The city' },
  state: { most: 40, what: 'The state' },
  zip: { most: 12, what: 'The ZIP or postal code' },
} as const;

/** The same of an item. */
export const ITEM_LIMITS = {
  description: { most: 200, what: 'The description' },
  details: { most: 600, what: 'The item details', isPlural: true },
} as const;

/** The same of the invoice itself. */
export const INVOICE_LIMITS = {
  formName: { most: 40, what: 'The document title' },
  number: { most: 40, what: 'The invoice number' },
  taxLabel: { most: 30, what: 'The tax name' },
  payLink: { most: 300, what: 'The pay link' },
  notes: { most: 2_000, what: 'The notes text' },
} as const;

export const BUSINESS_NUMBER_MAX_LENGTH = { most: 40, what: 'The business ID' } as const;
