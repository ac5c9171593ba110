import type { SaveContactBody, SavedContact } from '@paperwage/api-contract';
import { addressBookEntryPath, addressBookPath } from '@paperwage/api-contract';
import type { Called } from '../identity/call.ts';
import { callAsUser } from '../identity/call-as-user.ts';
import { pathWith } from './path-with.ts';

export type AddressBookKind = SavedContact['kind'];

/** Everybody in the address book. */
export async function listContacts(): Promise<Called<SavedContact[]>> {
  const told = await callAsUser<{ contacts: SavedContact[] }>(addressBookPath);
  return told.ok ? { ok: true, data: told.data.contacts } : told;
}

/** Adds an entry or, with an `id`, replaces one. */
export function saveContact(contact: SaveContactBody): Promise<Called<SavedContact>> {
  return callAsUser(addressBookPath, { method: 'POST', body: contact });
}

export function deleteContact(id: string): Promise<Called<unknown>> {
  return callAsUser(pathWith(addressBookEntryPath, { id }), { method: 'DELETE' });
}
