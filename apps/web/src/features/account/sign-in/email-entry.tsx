import { Entry } from '../form/entry.tsx';
import { typedEmail } from './typed-email.ts';

/** The address that an account goes by. */
export function EmailEntry() {
  return (
    <Entry
      name="email"
      label="E-mail"
      type="email"
      inputMode="email"
      autoComplete="username"
      maxLength={254}
      defaultValue={typedEmail()}
      empty="Enter your e-mail address."
    />
  );
}
