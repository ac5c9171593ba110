import type { SavedContact } from '@paperwage/api-contract';
import type { ReactNode, RefObject } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../form/section.tsx';
import styles from './address-book-section.module.css';
import { ADDRESS_BOOK_KINDS, HEADINGS } from './address-book-kinds.ts';
import { BookRow } from './book-row.tsx';
import { EditContact } from './edit-contact.tsx';
import type { Book } from './use-book.ts';
import { useBook } from './use-book.ts';

/** More than these are folded, so that the sections below stay near. */
const SHOWN_AT_FIRST = 10;
/** In place of the id of the entry that is edited. */
const NEW = 'new';

/** Everybody in the address book, for the account page: each can be changed, and taken out and put back. */
export function AddressBookSection() {
  const box = useRef<HTMLDivElement>(null);
  const { book, load, save, shown, hidden, edited, edit, close, removeAndFocus, putBackAndFocus, showAll } =
    useAddressBook(box);
  return (
    <Section title="Address book" lead="Companies and people you saved. Pick one in any document to fill it in.">
      <div ref={box} className={styles.book}>
        <BookStatus book={book} load={load} />
        <Lists
          contacts={shown}
          row={(contact) => (
            <BookRow
              key={contact.id}
              contact={contact}
              isDeleted={contact.id === book.deletedId}
              notice={contact.id === book.notice?.id ? book.notice.text : ''}
              onEdit={() => edit(contact.id)}
              onDelete={() => void removeAndFocus(contact)}
              onUndo={() => void putBackAndFocus(contact)}
            >
              {edited === contact.id && (
                <EditContact
                  contact={contact}
                  onSave={save}
                  onDone={() => close(contact.id)}
                  onCancel={() => close(contact.id)}
                />
              )}
            </BookRow>
          )}
        />
        {edited === NEW && (
          <EditContact
            onSave={save}
            onDone={({ id }) => {
              showAll();
              close(id);
            }}
            onCancel={() => close(NEW)}
          />
        )}
        {book.status === 'ready' && (
          <div className={styles.doing}>
            {hidden.length > 0 && (
              <Button onClick={() => showAll(hidden[0]?.id)}>Show all {shown.length + hidden.length}</Button>
            )}
            {edited !== NEW && (
              <Button data-edit={NEW} onClick={() => edit(NEW)}>
                Add contact
              </Button>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}

/** The book as it is shown: what is folded and edited, with the focus led to what comes in place of what had it. */
function useAddressBook(box: RefObject<HTMLElement | null>) {
  const { book, load, remove, putBack, save } = useBook();
  const [edited, edit] = useState<string>();
  const [isAll, setAll] = useState(false);
  const sorted = ADDRESS_BOOK_KINDS.flatMap((kind) => book.contacts.filter((one) => one.kind === kind));
  const count = isAll ? sorted.length : SHOWN_AT_FIRST;
  function focus(selector: string) {
    setTimeout(() => box.current?.querySelector<HTMLElement>(selector)?.focus());
  }
  const focusRow = (id: string) => focus(`[data-edit="${id}"]`);
  return {
    book,
    load,
    save,
    shown: sorted.slice(0, count),
    hidden: sorted.slice(count),
    edited,
    edit,
    close(id: string) {
      flushSync(() => edit(undefined));
      focusRow(id);
    },
    async removeAndFocus(contact: SavedContact) {
      if (await remove(contact)) focus('[data-undo]');
    },
    async putBackAndFocus(contact: SavedContact) {
      const id = await putBack(contact);
      if (id !== undefined) focusRow(id);
    },
    showAll(focused?: string) {
      setAll(true);
      if (focused !== undefined) focusRow(focused);
    },
  };
}

/** Says that the book is loading, failed to load, or is empty. */
function BookStatus({ book, load }: { readonly book: Book; readonly load: () => void }) {
  if (book.status === 'loading') return <div className={styles.skeleton} role="status" aria-label="Loading" />;
  if (book.status === 'failed') {
    return (
      <Notice tone="error" role="alert" actions={<Button onClick={load}>Try again</Button>}>
        {book.failure}
      </Notice>
    );
  }
  return book.contacts.length === 0 && <p className={styles.note}>Your address book is empty.</p>;
}

interface ListsProps {
  readonly contacts: readonly SavedContact[];
  readonly row: (contact: SavedContact) => ReactNode;
}

/** A list of each kind that there is. */
function Lists({ contacts, row }: ListsProps) {
  const kinds = ADDRESS_BOOK_KINDS.filter((kind) => contacts.some((one) => one.kind === kind));
  return kinds.map((kind) => (
    <section key={kind} aria-label={HEADINGS[kind]}>
      <h3>{HEADINGS[kind]}</h3>
      <ul className={styles.list}>{contacts.filter((one) => one.kind === kind).map(row)}</ul>
    </section>
  ));
}
