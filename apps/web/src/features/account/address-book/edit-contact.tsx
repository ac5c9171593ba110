import type { SaveContactBody, SavedContact } from '@paperwage/api-contract';
import { isMaskedTin } from '@paperwage/documents/forms';
import { STATE_CODES, STATE_NAMES } from '@paperwage/values';
import { useEffect, useRef, useState } from 'react';
import type { Called } from '../../../identity/call.ts';
import { contactToKeep } from '../../../records/address-book.ts';
import { useFullSsnsKept } from '../../../records/full-ssns.ts';
import { Button } from '../../../ui/button.tsx';
import type { SelectOption } from '../../../ui/select-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { CallForm } from '../../../call-form/call-form.tsx';
import { Entry } from '../../../call-form/entry.tsx';
import { Fields } from '../../../call-form/fields.tsx';
import type { Values } from '../../../call-form/use-sending.ts';
import { ADDRESS_BOOK_KINDS, KIND_LABELS } from './address-book-kinds.ts';
import styles from './address-book-section.module.css';

const STATES = STATE_CODES.map((code) => ({ value: code, label: STATE_NAMES[code] }));
const KINDS = ADDRESS_BOOK_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] }));
const LAST_DIGITS = 4;

interface EditContactProps {
  /** Left out, an entry is added. */
  readonly contact?: SavedContact;
  readonly onSave: (contact: SaveContactBody) => Promise<Called<SavedContact>>;
  readonly onDone: (saved: SavedContact) => void;
  readonly onCancel: () => void;
}

/** An entry of the address book with its fields. Takes the focus when it comes. */
export function EditContact({ contact, onSave, onDone, onCancel }: EditContactProps) {
  const box = useRef<HTMLDivElement>(null);
  // The user may have chosen above, since the entry was fetched, to keep only the last digits.
  const isCut = useFullSsnsKept() === false;
  const taxNumber = (isCut && contact ? contactToKeep(contact) : contact)?.taxNumber ?? '';
  useEffect(() => box.current?.querySelector<HTMLElement>('select, input')?.focus(), []);
  const id = `contact-${contact?.id ?? 'new'}`;
  return (
    <div ref={box} className={styles.edit}>
      <CallForm
        id={id}
        submit={contact ? 'Save contact' : 'Add contact'}
        look="plain"
        send={(values) => onSave(changed(contact, values))}
        onDone={onDone}
        aside={<Button onClick={onCancel}>Cancel</Button>}
      >
        <Fields>
          {!contact && <Choice id={id} name="kind" label="Contact type" begins="client" options={KINDS} />}
          <Entry
            name="name"
            label="Name"
            autoComplete="off"
            maxLength={80}
            defaultValue={contact?.name}
            empty="Enter a name."
          />
          <div className={styles.pair}>
            <Line contact={contact} name="email" label="Email" maxLength={254} />
            <Line contact={contact} name="phone" label="Phone" maxLength={40} />
            <Line contact={contact} name="streetAddress1" label="Street address" maxLength={80} />
            <Line contact={contact} name="streetAddress2" label="Suite or apartment" maxLength={80} />
            <Line contact={contact} name="city" label="City" maxLength={40} />
            <Choice id={id} name="state" label="State" begins={contact?.state ?? ''} options={STATES} prompt="None" />
            <Line contact={contact} name="zipCode" label="ZIP code" maxLength={10} />
            <Entry
              name="taxNumber"
              label="Tax ID (EIN or SSN)"
              autoComplete="off"
              maxLength={11}
              help={taxHelp(taxNumber)}
            />
          </div>
        </Fields>
      </CallForm>
    </div>
  );
}

type TextName = 'email' | 'phone' | 'streetAddress1' | 'streetAddress2' | 'city' | 'zipCode';

interface LineProps {
  readonly contact: SavedContact | undefined;
  readonly name: TextName;
  readonly label: string;
  readonly maxLength: number;
}

function Line({ contact, name, label, maxLength }: LineProps) {
  return <Entry name={name} label={label} autoComplete="off" maxLength={maxLength} defaultValue={contact?.[name]} />;
}

interface ChoiceProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly begins: string;
  readonly options: readonly SelectOption[];
  readonly prompt?: string;
}

/** A choice that the form reads as it reads its lines. */
function Choice({ id, name, begins, ...rest }: ChoiceProps) {
  const [value, setValue] = useState(begins);
  return (
    <>
      <SelectField id={`${id}-${name}`} value={value} onChange={setValue} {...rest} />
      <input type="hidden" name={name} value={value} />
    </>
  );
}

/** The full number is not shown: onlookers could read it. */
function taxHelp(taxNumber: string): string {
  if (taxNumber === '') return 'None saved.';
  const ending = taxNumber.slice(-LAST_DIGITS);
  return isMaskedTin(taxNumber)
    ? `We keep only the last four digits: ${ending}. Enter a new number to replace them.`
    : `Saved, ending in ${ending}. Enter a new number to replace it.`;
}

function changed(contact: SavedContact | undefined, values: Values): SaveContactBody {
  const typed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
  const entry = typed as unknown as SaveContactBody;
  if (!contact) return entry;
  const { updatedAt: _, ...kept } = contact;
  return { ...kept, ...entry, taxNumber: typed.taxNumber || contact.taxNumber };
}
