import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ZipField, zipError } from '../../billing/zip-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './checkout-page.module.css';

interface Holder {
  readonly zip: string;
  readonly email: string;
  /** A company or another name; may be empty. */
  readonly receiptName: string;
}

type HolderErrors = Readonly<Partial<Record<keyof Holder, string | undefined>>>;

/** What is typed of who pays, and what is wrong with it. */
export interface HolderEntry {
  readonly typed: Holder;
  readonly errors: HolderErrors;
  readonly change: (field: keyof Holder, text: string) => void;
  readonly leave: (field: keyof Holder) => void;
  /** Whether it can be sent; says at its fields what is wrong. */
  readonly check: () => boolean;
  /** As it is sent. */
  readonly sent: () => Holder;
  /** Says that the server refused what is at a path. Whether that is a field here. */
  readonly refuse: (path: string | undefined) => boolean;
}

const EMAIL_WRONG = 'Enter an email address such as ana@example.com.';

/** Who pays: the address that banks compare, and where the receipt goes. */
export function useHolder(email: string): HolderEntry {
  const [typed, setTyped] = useState<Holder>({ zip: '', email, receiptName: '' });
  const [errors, setErrors] = useState<HolderErrors>({});
  return {
    typed,
    errors,
    change(field, text) {
      const next = { ...typed, [field]: text };
      setTyped(next);
      // What was said on leaving a field is checked again on each key.
      if (errors[field] !== undefined) setErrors({ ...errors, [field]: errorsOf(next)[field] });
    },
    leave(field) {
      if (typed[field].trim() !== '') setErrors({ ...errors, [field]: errorsOf(typed)[field] });
    },
    check() {
      const found = errorsOf(typed);
      flushSync(() => setErrors(found));
      return Object.values(found).every((error) => error === undefined);
    },
    sent: () => ({ zip: typed.zip.trim(), email: typed.email.trim(), receiptName: typed.receiptName.trim() }),
    refuse(path) {
      if (path === 'zip') setErrors({ zip: zipError('')! });
      if (path === 'email') setErrors({ email: EMAIL_WRONG });
      return path === 'zip' || path === 'email';
    },
  };
}

function errorsOf({ zip, email }: Holder): HolderErrors {
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
  return { zip: zipError(zip), email: isEmail ? undefined : EMAIL_WRONG };
}

/** The ZIP code beside the card, and the email below it. */
export function HolderFields({ id, holder }: { readonly id: string; readonly holder: HolderEntry }) {
  const { typed, errors, change, leave } = holder;
  return (
    <>
      <ZipField
        id={`${id}-zip`}
        value={typed.zip}
        error={errors.zip}
        onChange={(text) => change('zip', text)}
        onBlur={() => leave('zip')}
        className={styles.zip}
      />
      <TextField
        id={`${id}-email`}
        label="Email for the receipt"
        value={typed.email}
        error={errors.email}
        onChange={(text) => change('email', text)}
        onBlur={() => leave('email')}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        className={styles.wide}
        required
      />
      <TextField
        id={`${id}-receiptName`}
        label="Name on the receipt (optional)"
        help="Such as your company. Leave blank to use your own name."
        value={typed.receiptName}
        onChange={(text) => change('receiptName', text)}
        autoComplete="organization"
        maxLength={80}
        className={styles.wide}
      />
    </>
  );
}
