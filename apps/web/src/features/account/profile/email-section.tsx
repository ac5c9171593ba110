import type { User } from '@paperwage/api-contract';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { callAsUser } from '../../../identity/call-as-user.ts';
import { loadSession } from '../../../identity/load-session.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { CallForm } from '../form/call-form.tsx';
import { Fields } from '../form/fields.tsx';
import { Entry } from '../form/entry.tsx';
import styles from './account-page.module.css';
import { CurrentPasswordEntry } from './current-password-entry.tsx';
import { PressButton } from './press-button.tsx';
import { Section } from '../form/section.tsx';
import type { UsedSecurity } from './use-security.ts';
import { WhenLoaded } from './when-loaded.tsx';

interface EmailSectionProps {
  readonly user: User;
  readonly security: UsedSecurity;
}

/** The address the account goes by, whether it was proven, and a change of it. */
export function EmailSection({ user, security }: EmailSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const [asked, setAsked] = useState<{ readonly email: string; readonly isAtOnce: boolean }>();
  return (
    <Section title="E-mail" lead="You log in with it, and can have a link to a new password sent to it.">
      <div className={styles.row}>
        <p>
          {user.email}
          {user.isValidEmail ? (
            <span className={styles.good}>Verified</span>
          ) : (
            <span className={styles.missing}>Not verified: open the link in the mail we sent</span>
          )}
        </p>
        {!user.isValidEmail && (
          <PressButton press={() => callAsUser('POST /api/profile/send-verification')} done="Check your mail.">
            Send again
          </PressButton>
        )}
      </div>
      {!user.isValidEmail && <WhileNotVerified />}
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {asked && toldOf(asked)}
      </p>
      <Disclosure summary="Change e-mail" open={isOpen} onToggle={setIsOpen}>
        <WhenLoaded used={security}>
          {({ hasPassword }) => (
            <CallForm
              id="change-email"
              submit="Change e-mail"
              look="plain"
              clears
              send={({ email, currentPassword }) => {
                const body = { email: email?.trim() ?? '', ...(hasPassword && { currentPassword }) };
                setAsked(undefined);
                if (body.email.toLowerCase() === user.email) return Promise.resolve(SAME_ADDRESS);
                return callAsUser('POST /api/profile/update-profile', { body }).then((told) => {
                  if (told.ok) setAsked({ email: body.email, isAtOnce: !user.isValidEmail });
                  return told;
                });
              }}
              onDone={() => {
                // The form goes with what had the focus: it goes to where it is said what was done.
                flushSync(() => setIsOpen(false));
                status.current?.focus();
                void loadSession().then((session) => session.reloadProfile());
              }}
            >
              <Fields isNarrow>
                <Entry
                  name="email"
                  label="New e-mail"
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  maxLength={254}
                  empty="Enter the new address."
                />
                {hasPassword && <CurrentPasswordEntry />}
              </Fields>
            </CallForm>
          )}
        </WhenLoaded>
      </Disclosure>
    </Section>
  );
}

function WhileNotVerified() {
  return (
    <p className={styles.quiet}>
      Until it is verified, a new password by mail also takes away the authenticator app, the passkeys, the phone number
      and the connected accounts: the account might have been opened by somebody else.
    </p>
  );
}

const SAME_ADDRESS = {
  ok: false,
  error: { code: 'emailTaken', message: 'This is your address already.', issues: [] },
} as const;

/** An address that is verified stays until the new one is. */
function toldOf({ email, isAtOnce }: { readonly email: string; readonly isAtOnce: boolean }): string {
  return isAtOnce
    ? 'E-mail changed. We have written to both addresses.'
    : `Open the link in the mail we sent to ${email}, in this browser. Until then you log in with the address above.`;
}
