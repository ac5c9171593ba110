import { Entry } from '../../../call-form/entry.tsx';

interface NewPasswordEntryProps {
  readonly name: 'password' | 'newPassword';
  readonly label: string;
  readonly empty: string;
}

/** A password that is being chosen. */
export function NewPasswordEntry(props: NewPasswordEntryProps) {
  return (
    <Entry
      {...props}
      type="password"
      autoComplete="new-password"
      maxLength={200}
      help="At least 10 characters. A few unrelated words work well."
    />
  );
}
