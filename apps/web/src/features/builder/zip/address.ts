/** The places of an address in the draft. */
export interface AddressPaths {
  readonly street1: string;
  /** Absent where suite or apartment stand in the line of the street. */
  readonly street2?: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** Where a country is asked; empty is the United States. */
  readonly country?: string;
}

/** An address and what may stand in it. */
export interface Address {
  readonly paths: AddressPaths;
  /** `us`: a state is chosen. `any`: it may be a province, and is typed. `abroad`: it is one, where the country has any. */
  readonly country: 'us' | 'any' | 'abroad';
  /** Places that may stand in for a state, by their codes. */
  readonly otherPlaces?: Readonly<Record<string, string>>;
}
