import type { SaveContactBody, SavedContact } from '@paperwage/api-contract';
import { useCallback, useEffect, useState } from 'react';
import type { Called } from '../../../identity/call.ts';
import { deleteContact, listContacts, saveContact } from '../../../records/address-book.ts';

export interface Book {
  readonly status: 'loading' | 'ready' | 'failed';
  /** With the one that was deleted last, whose place says so. */
  readonly contacts: readonly SavedContact[];
  readonly deletedId: string | undefined;
  /** Of the latest thing that was done, or why it was not, and the entry it is about. */
  readonly notice: { readonly id: string; readonly text: string } | undefined;
  /** Why there is nothing to show. */
  readonly failure: string;
}

const LOADING: Book = { status: 'loading', contacts: [], deletedId: undefined, notice: undefined, failure: '' };

/** The address book, with what can be done to it. */
export function useBook() {
  const [book, setBook] = useState(LOADING);
  const fetched = useCallback(async (): Promise<Book> => {
    const answer = await listContacts();
    return answer.ok
      ? { ...LOADING, status: 'ready', contacts: answer.data }
      : { ...LOADING, status: 'failed', failure: answer.error.message };
  }, []);
  useEffect(() => {
    let isGone = false;
    void fetched().then((answer) => !isGone && setBook(answer));
    return () => {
      isGone = true;
    };
  }, [fetched]);
  const load = () => void fetched().then(setBook);
  const tell = (id: string, text: string) => setBook((before) => ({ ...before, notice: { id, text } }));
  async function remove({ id, name }: SavedContact): Promise<boolean> {
    const answer = await deleteContact(id);
    if (answer.ok) setBook((before) => ({ ...before, contacts: remaining(before), deletedId: id }));
    tell(id, answer.ok ? `${name} deleted.` : answer.error.message);
    return answer.ok;
  }
  /** Adds the deleted one again, where it was. Returns its new id. */
  async function putBack(contact: SavedContact): Promise<string | undefined> {
    const answer = await saveContact(withoutId(contact));
    if (!answer.ok) {
      tell(contact.id, answer.error.message);
      return undefined;
    }
    const put = answer.data;
    setBook((before) => ({
      ...before,
      contacts: before.contacts.map((one) => (one.id === contact.id ? put : one)),
      deletedId: undefined,
      notice: { id: put.id, text: 'Restored.' },
    }));
    return put.id;
  }
  /** Adds an entry or, with an `id`, replaces one. */
  async function save(contact: SaveContactBody): Promise<Called<SavedContact>> {
    const answer = await saveContact(contact);
    if (!answer.ok) return answer;
    const saved = answer.data;
    setBook((before) => {
      const others = remaining(before);
      const isKnown = others.some(({ id }) => id === saved.id);
      return {
        ...before,
        contacts: isKnown ? others.map((one) => (one.id === saved.id ? saved : one)) : [...others, saved],
        deletedId: undefined,
        notice: { id: saved.id, text: `${saved.name} ${contact.id === undefined ? 'added' : 'saved'}.` },
      };
    });
    return answer;
  }
  return { book, load, remove, putBack, save };
}

function remaining({ contacts, deletedId }: Book): readonly SavedContact[] {
  return contacts.filter(({ id }) => id !== deletedId);
}

/** The entry as it is added again. */
function withoutId({ id: _, updatedAt: __, ...entry }: SavedContact): SaveContactBody {
  return entry;
}
