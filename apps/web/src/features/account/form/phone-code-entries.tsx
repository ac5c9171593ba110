import { useEffect, useRef } from 'react';
import { Entry } from '../../../call-form/entry.tsx';

/** A phone number, as the user types it. */
export function PhoneNumberEntry({ defaultValue }: { readonly defaultValue?: string | undefined }) {
  return (
    <Entry
      name="number"
      label="Phone number"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={60}
      defaultValue={defaultValue}
      empty="Enter your phone number."
      help="A 10-digit US number, such as (916) 555-0142."
    />
  );
}

/** The code of a text message. Takes the focus when it comes, where phones then offer the code. */
export function PhoneCodeEntry() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box}>
      <Entry
        name="code"
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        empty="Enter the code from the text message."
        help="The 6-digit code we texted you. It can take a minute."
      />
    </div>
  );
}
