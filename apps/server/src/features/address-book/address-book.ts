import type { SavedContact, saveContactRequestSchema } from '@paperwage/api-contract';
import type { z } from 'zod';
import { newId } from '../../ids.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Records } from '../../ports/records.ts';
import { problems } from '../../problems/problem.ts';
import { contactToKeep } from '../full-ssns/full-ssns.ts';
import { idForMark, markedId, requestMark } from '../idempotency/request-mark.ts';

export const MAX_CONTACTS = 1000;
const CALL = 'save-contact';

interface Needs {
  readonly records: Records;
  readonly clock: Clock;
}

interface Saving {
  readonly userId: string;
  readonly contact: z.output<typeof saveContactRequestSchema>;
  readonly key: string | undefined;
}

/**
 * Adds an entry to the address book or, with an id, replaces that entry. Full SSNs are stored only with the user's
 * consent. With a key that was used before, returns the entry added then. Throws `contactUnknown`, `contactsTooMany`,
 * and `idempotencyKeyReused` if the key was used for another entry.
 */
export async function saveContact(
  { records, clock }: Needs,
  { userId, contact: asked, key }: Saving,
): Promise<SavedContact> {
  const nowMs = clock.nowMs();
  return records.transaction(async (inside) => {
    const contact = await contactToKeep(inside, userId, asked);
    const { id = newId(nowMs), ...entries } = contact;
    const saved = { ...entries, id, updatedAt: nowMs };
    if (contact.id !== undefined) {
      if (!(await inside.contacts.replace(userId, saved))) throw problems.contactUnknown();
      return saved;
    }
    const mark = requestMark(contact);
    const entry = { userId, call: CALL, createdId: markedId(id, mark), createdAtMs: nowMs };
    const kept = key === undefined ? undefined : await inside.idempotency.take({ ...entry, key });
    const before = kept === undefined ? undefined : idForMark(kept, mark);
    // An entry removed since then isn't added again: this call was answered before that.
    if (before !== undefined) return (await inside.contacts.find(userId, before)) ?? { ...saved, id: before };
    if ((await inside.contacts.count(userId)) >= MAX_CONTACTS) throw problems.contactsTooMany(MAX_CONTACTS);
    await inside.contacts.add(userId, saved);
    return saved;
  });
}

/** All entries by name. */
export async function listContacts({ records }: Pick<Needs, 'records'>, userId: string): Promise<SavedContact[]> {
  const contacts = await records.contacts.list(userId);
  return [...contacts].sort((a, b) => BY_NAME.compare(a.name, b.name));
}

const BY_NAME = new Intl.Collator('en-US', { numeric: true });

/** Removes an entry. Throws `contactUnknown`. */
export async function removeContact({ records }: Pick<Needs, 'records'>, userId: string, id: string): Promise<void> {
  if (!(await records.contacts.remove(userId, id))) throw problems.contactUnknown();
}
