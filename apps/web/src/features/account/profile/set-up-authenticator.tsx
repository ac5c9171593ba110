import { useEffect, useRef } from 'react';
import { encode } from 'uqr';
import { callAsUser } from '../../../identity/call-as-user.ts';
import { Button } from '../../../ui/button.tsx';
import { CallForm } from '../../../call-form/call-form.tsx';
import { Fields } from '../../../call-form/fields.tsx';
import { Entry } from '../../../call-form/entry.tsx';
import styles from '../form/account-page.module.css';

/** What the app is given. */
export interface NewSecret {
  /** For typing. */
  readonly secret: string;
  /** For the camera: an `otpauth:` address. */
  readonly address: string;
}

interface SetUpAuthenticatorProps {
  readonly secret: NewSecret;
  readonly onCancel: () => void;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

/** Hands the secret to the app, and proves by a first code that it has arrived. */
export function SetUpAuthenticator({ secret: { secret, address }, onCancel, onDone }: SetUpAuthenticatorProps) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  return (
    <>
      <p ref={lead} tabIndex={-1}>
        Scan this with your authenticator app, then enter the code it shows.
      </p>
      <div className={styles.setUp}>
        <QrCode text={address} />
        <p>
          <span className={styles.quiet}>Or enter this key in the app:</span>
          <br />
          <span className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
        </p>
      </div>
      <CallForm
        id="authenticator"
        submit="Turn on"
        send={({ code = '' }) =>
          callAsUser('POST /api/profile/second-factor/confirm', {
            body: { code: code.replaceAll(' ', '') },
          })
        }
        onDone={({ recoveryCodes }) => onDone(recoveryCodes)}
        aside={<Button onClick={onCancel}>Cancel</Button>}
      >
        <Fields isNarrow>
          <Entry
            name="code"
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={40}
            empty="Enter the code from the app."
          />
        </Fields>
      </CallForm>
    </>
  );
}

function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: 0 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code for the app">
      <path d={squares.join('')} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
