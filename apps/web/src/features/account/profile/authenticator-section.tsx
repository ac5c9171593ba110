import type { Ref } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { callAsUser } from '../../../identity/call-as-user.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { CallForm } from '../../../call-form/call-form.tsx';
import { Fields } from '../../../call-form/fields.tsx';
import styles from '../form/account-page.module.css';
import { CurrentPasswordEntry } from './current-password-entry.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Section } from '../form/section.tsx';
import type { NewSecret } from './set-up-authenticator.tsx';
import { SetUpAuthenticator } from './set-up-authenticator.tsx';
import type { UsedSecurity } from './use-security.ts';
import { WhenLoaded } from '../form/when-loaded.tsx';

/** The authenticator app as a second factor: off, being set up, or on. */
export function AuthenticatorSection({ security }: { readonly security: UsedSecurity }) {
  const [secret, setSecret] = useState<NewSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isTurnedOff, setIsTurnedOff] = useState(false);
  const turnedOn = useRef<HTMLParagraphElement>(null);
  const turnedOff = useRef<HTMLParagraphElement>(null);
  /** The button goes with the codes: the focus comes to what stands in their place. */
  function onKept() {
    flushSync(() => setCodes(undefined));
    turnedOn.current?.focus();
  }
  async function onRemoved() {
    await security.reload();
    flushSync(() => setIsTurnedOff(true));
    turnedOff.current?.focus();
  }
  return (
    <Section title="Authenticator app" lead="Asks for a code from your phone each time you log in.">
      <WhenLoaded used={security}>
        {({ hasPassword, hasSecondFactor, recoveryCodesLeft }) => {
          if (codes) return <RecoveryCodes codes={codes} onKept={onKept} />;
          if (hasSecondFactor) {
            return <TurnedOn ref={turnedOn} left={recoveryCodesLeft} hasPassword={hasPassword} onRemoved={onRemoved} />;
          }
          if (!secret) {
            return (
              <>
                <p ref={turnedOff} tabIndex={-1} className={styles.quiet}>
                  Off{isTurnedOff && ': you now log in without a code'}
                </p>
                <Disclosure summary="Set up">
                  <CallForm
                    id="set-up-authenticator"
                    submit="Continue"
                    look="plain"
                    send={({ currentPassword = '' }) =>
                      callAsUser('POST /api/profile/second-factor/begin', { body: { currentPassword } })
                    }
                    onDone={setSecret}
                  >
                    <Fields isNarrow>{hasPassword && <CurrentPasswordEntry />}</Fields>
                  </CallForm>
                </Disclosure>
              </>
            );
          }
          return (
            <SetUpAuthenticator
              secret={secret}
              onCancel={() => setSecret(undefined)}
              onDone={(recoveryCodes) => {
                setSecret(undefined);
                setCodes(recoveryCodes);
                void security.reload();
              }}
            />
          );
        }}
      </WhenLoaded>
    </Section>
  );
}

interface TurnedOnProps {
  readonly ref: Ref<HTMLParagraphElement>;
  readonly left: number;
  readonly hasPassword: boolean;
  readonly onRemoved: () => Promise<void>;
}

function TurnedOn({ ref, left, hasPassword, onRemoved }: TurnedOnProps) {
  return (
    <>
      <p ref={ref} tabIndex={-1}>
        <span className={styles.good}>On</span>
        <span className={left < 3 ? styles.missing : styles.quiet}>
          {left} recovery {left === 1 ? 'code' : 'codes'} left
          {left < 3 && '. To get new ones, turn it off and set it up again.'}
        </span>
      </p>
      <Disclosure summary="Turn off">
        <CallForm
          id="turn-off"
          submit="Turn off"
          look="plain"
          send={({ currentPassword = '' }) =>
            callAsUser('POST /api/profile/second-factor/remove', { body: { currentPassword } })
          }
          onDone={() => void onRemoved()}
        >
          <Fields isNarrow>{hasPassword && <CurrentPasswordEntry />}</Fields>
        </CallForm>
      </Disclosure>
    </>
  );
}
