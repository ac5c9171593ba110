import type { SaveContactBody, SavedContact } from '@paperwage/api-contract';
import { useEffect, useId, useState } from 'react';
import { contactToKeep, listContacts, saveContact } from '../../../records/address-book.ts';
import { useFullSsnsKept } from '../../../records/full-ssns.ts';
import { Button } from '../../../ui/button.tsx';
import type { ComboOption } from '../../../ui/combo-field.tsx';
import { ComboField } from '../../../ui/combo-field.tsx';
import type { ContactPlaces } from '../kind/contact-places.ts';
import { useBuilder, useBuilderState } from '../store/builder.tsx';
import { editWithUndo, showToast } from '../store/edits.ts';
import { contactIn, isSameContact, printingIn, restoreFullNumber, withContact } from './contact-of-draft.ts';
import styles from './address-book.module.css';

const MAX_SHOWN = 8;

/** Fills in a contact from the address book, and saves the filled-in contact to it. */
export function AddressBook({ places }: { readonly places: ContactPlaces }) {
  const [contacts, setContacts] = useState<readonly SavedContact[]>([]);
  useEffect(() => {
    let isGone = false;
    // Without it the fields are filled in by hand.
    void listContacts().then((answer) => {
      if (isGone || !answer.ok) return;
      // A contact saved meanwhile may be missing from an earlier response.
      setContacts((saved) => [...saved, ...answer.data.filter(({ id }) => !saved.some((one) => one.id === id))]);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const ofKind = contacts.filter(({ kind }) => kind === places.kind);
  const onSaved = (saved: SavedContact) =>
    setContacts((before) => [saved, ...before.filter(({ id }) => id !== saved.id)]);
  return (
    <div className={styles.book}>
      {ofKind.length > 0 && <Choose contacts={ofKind} places={places} />}
      <div className={styles.save}>
        <Save contacts={ofKind} places={places} onSaved={onSaved} />
      </div>
    </div>
  );
}

function Choose({ contacts, places }: { contacts: readonly SavedContact[]; places: ContactPlaces }) {
  const { store } = useBuilder();
  const id = useId();
  const find = (text: string): ComboOption[] => {
    const wanted = plain(text);
    return contacts
      .filter(({ name }) => plain(name).includes(wanted))
      .slice(0, MAX_SHOWN)
      .map((one) => ({ value: one.id, label: one.name, detail: one.city || undefined }));
  };
  const take = (value: string) => {
    const contact = contacts.find((one) => one.id === value);
    if (!contact) return;
    const before = store.get().draft;
    editWithUndo(
      store,
      `${contact.name} filled in.`,
      (draft) => withContact(draft, places, contact),
      () => before,
    );
  };
  return (
    <ComboField
      id={`book-${id}`}
      label={`Choose ${places.who} from your address book`}
      value=""
      find={find}
      onChange={take}
      none="No one in your address book has that name."
      maxLength={80}
    />
  );
}

interface SaveProps {
  readonly contacts: readonly SavedContact[];
  readonly places: ContactPlaces;
  readonly onSaved: (saved: SavedContact) => void;
}

/** Offered once there is a name, and while the book does not have the same data. */
function Save({ contacts, places, onSaved }: SaveProps) {
  const { store } = useBuilder();
  const [isBusy, setBusy] = useState(false);
  const draft = useBuilderState((state) => state.draft);
  // Re-renders when it becomes known what may be stored.
  useFullSsnsKept();
  const said = contactToKeep(contactIn(draft, places));
  const known = contacts.find(({ name }) => plain(name) === plain(said.name));
  if (said.name === '' || (known && isSameContact(known, said, places))) return null;
  async function save() {
    if (isBusy) return;
    setBusy(true);
    const answer = await saveContact(known ? merged(known, said, places) : said);
    setBusy(false);
    if (answer.ok) onSaved(answer.data);
    showToast(store, answer.ok ? `${said.name} is in your address book.` : answer.error.message);
  }
  return (
    <Button look="text" onClick={() => void save()} aria-disabled={isBusy || undefined}>
      {known ? `Update ${known.name} in your address book` : 'Save to your address book'}
    </Button>
  );
}

/** Fields the draft does not have stay as they are in the book. */
function merged(known: SavedContact, said: SaveContactBody, places: ContactPlaces): SaveContactBody {
  const { updatedAt: _, ...kept } = known;
  const { kind, taxNumber } = known;
  const given = Object.entries(said).filter(([field]) => places[field as keyof ContactPlaces] !== undefined);
  const changed = {
    ...kept,
    ...(Object.fromEntries(given) as Partial<SaveContactBody>),
    ...printingIn(said, places),
    kind,
  };
  return { ...changed, taxNumber: restoreFullNumber(changed.taxNumber ?? '', taxNumber) };
}

function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
