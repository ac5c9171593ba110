import type { SaveContactBody, SavedContact } from '@paperwage/api-contract';
import { useCallback, useEffect, useState } from 'react';
import type { AddressBookKind } from '../../records/address-book.ts';
import { deleteContact, listContacts, saveContact } from '../../records/address-book.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './address-book-section.module.css';

const HEADINGS: Readonly<Record<AddressBookKind, string>> = {
  employer: 'Companies',
  employee: 'Employees',
  client: 'Clients and recipients',
};
const KINDS: readonly AddressBookKind[] = ['employer', 'employee', 'client'];

interface Book {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly contacts: readonly SavedContact[];
  /** Of the latest thing that was done, or why it was not. */
  readonly message: string;
  readonly deleted: SavedContact | undefined;
}

const LOADING: Book = { status: 'loading', contacts: [], message: '', deleted: undefined };

/** Everybody in the address book, for the account page: who is there, and a way to take them out. */
export function AddressBookSection() {
  const { book, load, remove, putBack } = useBook();
  return (
    <section className={styles.section} aria-labelledby="address-book-heading">
      <h2 id="address-book-heading">Address book</h2>
      <p className={styles.note}>
        Who is filled in with one choice in the builders, where entries are saved and updated.
      </p>
      {book.status === 'loading' && <div className={styles.skeleton} role="status" aria-label="Loading" />}
      {book.status === 'failed' && (
        <Notice tone="error" role="alert" actions={<Button onClick={load}>Try again</Button>}>
          {book.message}
        </Notice>
      )}
      {book.status === 'ready' && book.contacts.length === 0 && <p className={styles.note}>Nobody is in it.</p>}
      {KINDS.map((kind) => (
        <Group key={kind} kind={kind} contacts={book.contacts.filter((one) => one.kind === kind)} onDelete={remove} />
      ))}
      <div role="status">
        {book.status === 'ready' && book.message !== '' && (
          <Notice actions={book.deleted && <Button onClick={() => void putBack()}>Undo</Button>}>{book.message}</Notice>
        )}
      </div>
    </section>
  );
}

interface GroupProps {
  readonly kind: AddressBookKind;
  readonly contacts: readonly SavedContact[];
  readonly onDelete: (contact: SavedContact) => Promise<void>;
}

function Group({ kind, contacts, onDelete }: GroupProps) {
  if (contacts.length === 0) return null;
  return (
    <>
      <h3>{HEADINGS[kind]}</h3>
      <ul className={styles.list}>
        {contacts.map((contact) => (
          <li key={contact.id}>
            <span className={styles.name}>{contact.name}</span>
            <span className={styles.place}>{[contact.city, contact.state].filter(Boolean).join(', ')}</span>
            <Button look="quiet" onClick={() => void onDelete(contact)}>
              Delete<VisuallyHidden> {contact.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function useBook() {
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
        ? { ...before, contacts: [told.data, ...before.contacts], message: 'Put back.', deleted: undefined }
        : { ...before, message: told.error.message },
    );
  }
  return { book, load, remove, putBack };
}

/** The entry as it is added anew. */
function withoutId(contact: SavedContact): SaveContactBody {
  return Object.fromEntries(
    Object.entries(contact).filter(([field]) => field !== 'id' && field !== 'updatedAt'),
  ) as unknown as SaveContactBody;
}
