import type { AddressBookKind } from '../../../records/address-book.ts';

/** The fields of a draft that hold somebody of the address book; each is a place in the draft. */
export interface ContactPlaces {
  readonly kind: AddressBookKind;
  /** `Choose a company from your address book` */
  readonly who: string;
  readonly name: string;
  readonly email?: string;
  readonly phone?: string;
  readonly streetAddress1: string;
  readonly streetAddress2?: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly taxNumber?: string;
}
