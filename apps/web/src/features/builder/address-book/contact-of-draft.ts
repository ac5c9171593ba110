import type { SaveContactBody, SavedContact } from '@paperwage/api-contract';
import { isMaskedTin, maskTin } from '@paperwage/documents/forms';
import { readAt, writeAt } from '../store/draft-path.ts';
import type { ContactPlaces, PrintingField } from '../kind/contact-places.ts';

const FIELDS = [
  'name',
  'email',
  'phone',
  'streetAddress1',
  'streetAddress2',
  'city',
  'state',
  'zipCode',
  'taxNumber',
] as const;

/** What a draft says about a contact, in the address book's format. */
export function contactIn(draft: object, places: ContactPlaces): SaveContactBody {
  const said = FIELDS.map((field) => {
    const place = places[field];
    return [field, place === undefined ? '' : String(readAt(draft, place) ?? '').trim()];
  });
  return {
    ...(Object.fromEntries(said) as Record<(typeof FIELDS)[number], string>),
    ...printingIn(draft, places),
    kind: places.kind,
  };
}

/** Print settings, if any were ever chosen. */
export function printingIn(of: object, { printing = [] }: ContactPlaces): Partial<Pick<SavedContact, PrintingField>> {
  const chosen = printing.map((field) => [field, (of as Partial<Record<PrintingField, string>>)[field]]);
  return Object.fromEntries(chosen.filter(([, text]) => text !== undefined));
}

/** The draft filled in from an address book contact; fields the book does not have stay as they are. */
export function withContact<Draft extends object>(draft: Draft, places: ContactPlaces, contact: SavedContact): Draft {
  const filled = FIELDS.reduce((filled, field) => {
    const place = places[field];
    if (place === undefined || contact[field] === '') return filled;
    const text = contact[field];
    return writeAt(
      filled,
      place,
      field === 'taxNumber' ? restoreFullNumber(text, String(readAt(draft, place) ?? '')) : text,
    );
  }, draft);
  return { ...filled, ...printingIn(contact, places) };
}

/** A number, or the full version of the same number if known. */
export function restoreFullNumber(number: string, known: string): string {
  return isMaskedTin(number) && maskTin(known) === number ? known : number;
}

/** Whether two entries match in everything a draft can hold about a contact. */
export function isSameContact(contact: SavedContact, said: SaveContactBody, places: ContactPlaces): boolean {
  const number = restoreFullNumber(said.taxNumber ?? '', contact.taxNumber);
  const known = { ...said, taxNumber: number };
  return (
    FIELDS.every((field) => places[field] === undefined || contact[field] === (known[field] ?? '')) &&
    (places.printing ?? []).every((field) => said[field] === undefined || said[field] === contact[field])
  );
}
