import { useEffect, useRef } from 'react';
import { Entry } from '../form/entry.tsx';

/** Asked for once the password or the link was good. Takes the focus when it comes. */
export function SecondFactorEntry() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box}>
      <Entry
        name="secondFactor"
        label="Code of your authenticator app"
        autoComplete="one-time-code"
        maxLength={40}
        empty="Enter the code that the app shows."
        help="Six digits. Without the app, one of your recovery codes."
      />
    </div>
  );
}
