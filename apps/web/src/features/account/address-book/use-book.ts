import type { SaveContactBody, SavedContact } from '@paperwage/api-contract';
import { useCallback, useEffect, useState } from 'react';
import type { Called } from '../../../identity/call.ts';
import { deleteContact, listContacts, saveContact } from '../../../records/address-book.ts';

export interface Book {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly contacts: readonly SavedContact[];
  /** Of the latest thing that was done, or why it was not. */
  readonly message: string;
  readonly deleted: SavedContact | undefined;
}

const LOADING: Book = { status: 'loading', contacts: [], message: '', deleted: undefined };

/** The address book, with what can be done to it. */
export function useBook() {
  const [book, setBook] = useState(LOADING);
  const fetched = useCallback(async (): Promise<Book> => {
    const told = await listContacts();
    return told.ok
      ? { ...LOADING, status: 'ready', contacts: told.data }
      : { ...LOADING, status: 'failed', message: told.error.message };
  }, []);
  useEffect(() => {
    let isGone = false;
    void fetched().then((told) => !isGone && setBook(told));
    return () => {
      isGone = true;
    };
  }, [fetched]);
  const load = () => void fetched().then(setBook);
  async function remove(contact: SavedContact) {
    const told = await deleteContact(contact.id);
    setBook((before) =>
      told.ok
        ? {
            ...before,
            contacts: before.contacts.filter(({ id }) => id !== contact.id),
            message: `${contact.name} deleted.`,
            deleted: contact,
          }
        : { ...before, message: told.error.message, deleted: undefined },
    );
  }
  async function putBack() {
    if (!book.deleted) return;
    const told = await saveContact(withoutId(book.deleted));
    setBook((before) =>
      told.ok
        ? { ...before, contacts: [...before.contacts, told.data], message: 'Put back.', deleted: undefined }
        : { ...before, message: told.error.message },
    );
  }
  async function save(contact: SaveContactBody & { readonly id: string }): Promise<Called<SavedContact>> {
    const told = await saveContact(contact);
    if (!told.ok) return told;
    setBook((before) => ({
      ...before,
      contacts: before.contacts.map((one) => (one.id === contact.id ? told.data : one)),
      message: `${told.data.name} saved.`,
      deleted: undefined,
    }));
    return told;
  }
  return { book, load, remove, putBack, save };
}

/** The entry as it is added anew. */
function withoutId(contact: SavedContact): SaveContactBody {
  return Object.fromEntries(
    Object.entries(contact).filter(([field]) => field !== 'id' && field !== 'updatedAt'),
  ) as unknown as SaveContactBody;
}
