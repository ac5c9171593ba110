import { Entry } from '../../../call-form/entry.tsx';

/** Proves that it is the user who is at the keyboard. */
export function CurrentPasswordEntry() {
  return (
    <Entry
      name="currentPassword"
      label="Current password"
      type="password"
      autoComplete="current-password"
      maxLength={1000}
      empty="Enter your current password."
    />
  );
}
