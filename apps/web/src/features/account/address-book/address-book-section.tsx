import type { SavedContact } from '@paperwage/api-contract';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AddressBookKind } from '../../../records/address-book.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Section } from '../profile/section.tsx';
import styles from './address-book-section.module.css';
import { EditContact } from './edit-contact.tsx';
import { useBook } from './use-book.ts';

const HEADINGS: Readonly<Record<AddressBookKind, string>> = {
  employer: 'Companies',
  employee: 'Employees',
  client: 'Clients and recipients',
};
const KINDS: readonly AddressBookKind[] = ['employer', 'employee', 'client'];

/** Everybody in the address book, for the account page: each can be changed, and taken out and put back. */
export function AddressBookSection() {
  const { book, load, remove, putBack, save } = useBook();
  const [edited, setEdited] = useState<string>();
  const box = useRef<HTMLDivElement>(null);

  /** What had the focus is gone, or has come. */
  function focus(...selectors: readonly string[]) {
    const found = selectors.flatMap((selector) => box.current?.querySelector<HTMLElement>(selector) ?? []);
    found[0]?.focus();
  }
  async function removeAndFocus(contact: SavedContact) {
    await remove(contact);
    setTimeout(() => focus('[data-said] button', '[data-said]'));
  }
  async function putBackAndFocus() {
    await putBack();
    setTimeout(() => focus('[data-said]'));
  }
  function close(id: string) {
    flushSync(() => setEdited(undefined));
    focus(`[data-edit="${id}"]`);
  }
  return (
    <Section
      title="Address book"
      lead="Who is filled in with one choice in the builders, where entries are saved and updated too."
    >
      <div ref={box} className={styles.book}>
        {book.status === 'loading' && <div className={styles.skeleton} role="status" aria-label="Loading" />}
        {book.status === 'failed' && (
          <Notice tone="error" role="alert" actions={<Button onClick={load}>Try again</Button>}>
            {book.message}
          </Notice>
        )}
        {book.status === 'ready' && book.contacts.length === 0 && <p className={styles.note}>Nobody is in it.</p>}
        {KINDS.map((kind) => {
          const contacts = book.contacts.filter((one) => one.kind === kind);
          if (contacts.length === 0) return null;
          return (
            <section key={kind} aria-label={HEADINGS[kind]}>
              <h3>{HEADINGS[kind]}</h3>
              <ul className={styles.list}>
                {contacts.map((contact) => (
                  <li key={contact.id}>
                    <Row contact={contact} onEdit={() => setEdited(contact.id)} onDelete={removeAndFocus} />
                    {edited === contact.id && (
                      <EditContact
                        contact={contact}
                        onSave={save}
                        onDone={() => close(contact.id)}
                        onCancel={() => close(contact.id)}
                      />
                    )}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        <div role="status" data-said tabIndex={-1} className={styles.said}>
          {book.status === 'ready' && book.message !== '' && (
            <Notice actions={book.deleted && <Button onClick={() => void putBackAndFocus()}>Undo</Button>}>
              {book.message}
            </Notice>
          )}
        </div>
      </div>
    </Section>
  );
}

interface RowProps {
  readonly contact: SavedContact;
  readonly onEdit: () => void;
  readonly onDelete: (contact: SavedContact) => Promise<void>;
}

function Row({ contact, onEdit, onDelete }: RowProps) {
  const { id, name, city, state } = contact;
  return (
    <div className={styles.row}>
      <p>
        <span className={styles.name}>{name}</span>
        <span className={styles.place}>{[city, state].filter(Boolean).join(', ')}</span>
      </p>
      <Button look="quiet" data-edit={id} onClick={onEdit}>
        Edit<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <Button look="quiet" onClick={() => void onDelete(contact)}>
        Delete<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </div>
  );
}
