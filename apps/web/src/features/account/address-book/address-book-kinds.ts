import type { AddressBookKind } from '../../../records/address-book.ts';

/** In the order in which they are shown. */
export const ADDRESS_BOOK_KINDS: readonly AddressBookKind[] = ['employer', 'employee', 'client'];

/** Above those of a kind. */
export const HEADINGS: Readonly<Record<AddressBookKind, string>> = {
  employer: 'Companies',
  employee: 'Employees',
  client: 'Clients and recipients',
};

/** Of one. */
export const KIND_LABELS: Readonly<Record<AddressBookKind, string>> = {
  employer: 'Company',
  employee: 'Employee',
  client: 'Client or recipient',
};
