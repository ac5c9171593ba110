import { Entry } from '../../../call-form/entry.tsx';
import { typedEmail } from './typed-email.ts';

interface EmailEntryProps {
  /** The browser may fill in a passkey here. */
  readonly offersPasskeys?: boolean;
}

/** The address that an account goes by. */
export function EmailEntry({ offersPasskeys = false }: EmailEntryProps) {
  return (
    <Entry
      name="email"
      label="Email"
      type="email"
      inputMode="email"
      autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
      maxLength={254}
      defaultValue={typedEmail()}
      empty="Enter your email."
    />
  );
}
