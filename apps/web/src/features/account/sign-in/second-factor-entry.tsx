import { useEffect, useRef } from 'react';
import { Entry } from '../../../call-form/entry.tsx';

/** Asked for once the password or the link was good. Takes the focus when it comes. */
export function SecondFactorEntry() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box}>
      <Entry
        name="secondFactor"
        label="Code from your authenticator app"
        autoComplete="one-time-code"
        maxLength={40}
        empty="Enter the code from the app."
        help="6 digits. If you don’t have the app, use a recovery code."
      />
    </div>
  );
}
