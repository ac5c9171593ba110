/** The places of an address in the draft. */
export interface AddressPaths {
  readonly street1: string;
  /** Absent if the suite or apartment is on the street line. */
  readonly street2?: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** Where a country is asked; empty is the United States. */
  readonly country?: string;
}

/** An address and its allowed values. */
export interface Address {
  readonly paths: AddressPaths;
  /** `us`: a state is chosen. `any`: it may be a province, and is typed. `abroad`: it is one, where the country has any. */
  readonly country: 'us' | 'any' | 'abroad';
  /** Places allowed instead of a state, by code. */
  readonly otherPlaces?: Readonly<Record<string, string>>;
}
