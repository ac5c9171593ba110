import type { AddressBookKind } from '../../../records/address-book.ts';

export type PrintingField = 'paperSize' | 'checkRightMm' | 'checkDownMm';

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
  /** How the documents of an employer print: what the draft keeps of it, under the same names as the book. */
  readonly printing?: readonly PrintingField[];
}
