import type { SaveContactBody, SavedContact } from '@paperwage/api-contract';
import { storableTaxNumber } from '@paperwage/documents/forms';
import type { Called } from '../identity/call.ts';
import { callAsUser } from '../identity/call-as-user.ts';
import { fetchFullSsnConsent, fullSsnsKept } from './full-ssns.ts';

export type AddressBookKind = SavedContact['kind'];

/** Everyone in the address book. */
export async function listContacts(): Promise<Called<SavedContact[]>> {
  const answer = await callAsUser('GET /api/profile/address-book');
  return answer.ok ? { ok: true, data: answer.data.contacts } : answer;
}

/** Adds an entry or, with an `id`, replaces one; leaves out full personal ID numbers unless the account may store them. */
export async function saveContact(contact: SaveContactBody): Promise<Called<SavedContact>> {
  if (fullSsnsKept() === undefined) await fetchFullSsnConsent();
  return callAsUser('POST /api/profile/address-book', { body: contactToKeep(contact) });
}

/** What the address book stores about a contact. */
export function contactToKeep(contact: SaveContactBody): SaveContactBody {
  if (fullSsnsKept() === true) return contact;
  return { ...contact, taxNumber: storableTaxNumber(contact.kind === 'employer', contact.taxNumber ?? '') };
}

export function deleteContact(id: string): Promise<Called<unknown>> {
  return callAsUser('DELETE /api/profile/address-book/:id', { params: { id } });
}
