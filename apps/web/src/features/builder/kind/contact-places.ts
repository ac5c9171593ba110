import type { AddressBookKind } from '../../../records/address-book.ts';

export type PrintingField = 'paperSize' | 'checkRightMm' | 'checkDownMm';

/** The fields of a draft that hold an address book contact; each is a path in the draft. */
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
  /** An employer's print settings that the draft keeps, under the same names as in the address book. */
  readonly printing?: readonly PrintingField[];
}
