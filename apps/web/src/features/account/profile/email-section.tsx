import type { User } from '@paperwage/api-contract';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { callAsUser } from '../../../identity/call-as-user.ts';
import { loadSession } from '../../../identity/load-session.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { CallForm } from '../../../call-form/call-form.tsx';
import { Fields } from '../../../call-form/fields.tsx';
import { Entry } from '../../../call-form/entry.tsx';
import styles from '../form/account-page.module.css';
import { CurrentPasswordEntry } from './current-password-entry.tsx';
import { PressButton } from '../form/press-button.tsx';
import { Section } from '../form/section.tsx';
import type { UsedSecurity } from './use-security.ts';
import { WhenLoaded } from '../form/when-loaded.tsx';

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
    <Section title="Email" lead="You log in with it, and we send password reset links to it.">
      <div className={styles.row}>
        <p>
          {user.email}
          {user.isValidEmail ? (
            <span className={styles.good}>Verified</span>
          ) : (
            <span className={styles.missing}>Not verified: open the link in the email we sent</span>
          )}
        </p>
        {!user.isValidEmail && (
          <PressButton press={() => callAsUser('POST /api/profile/send-verification')} done="Check your email.">
            Send again
          </PressButton>
        )}
      </div>
      {!user.isValidEmail && <WhileNotVerified />}
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {asked && toldOf(asked)}
      </p>
      <Disclosure summary="Change email" open={isOpen} onToggle={setIsOpen}>
        <WhenLoaded used={security}>
          {({ hasPassword }) => (
            <CallForm
              id="change-email"
              submit="Change email"
              look="plain"
              clears
              send={({ email, currentPassword }) => {
                const body = { email: email?.trim() ?? '', ...(hasPassword && { currentPassword }) };
                setAsked(undefined);
                if (body.email.toLowerCase() === user.email) return Promise.resolve(SAME_ADDRESS);
                return callAsUser('POST /api/profile/update-profile', { body }).then((answer) => {
                  if (answer.ok) setAsked({ email: body.email, isAtOnce: !user.isValidEmail });
                  return answer;
                });
              }}
              onDone={() => {
                // The form disappears with the focus: the focus goes to the result message.
                flushSync(() => setIsOpen(false));
                status.current?.focus();
                void loadSession().then((session) => session.reloadProfile());
              }}
            >
              <Fields isNarrow>
                <Entry
                  name="email"
                  label="New email"
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  maxLength={254}
                  empty="Enter the new email."
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
      Until you verify it, resetting your password by email also removes your authenticator app, passkeys, phone number
      and connected accounts, in case someone else opened this account.
    </p>
  );
}

const SAME_ADDRESS = {
  ok: false,
  error: { code: 'emailTaken', message: 'This is already your email.', issues: [] },
} as const;

/** An address that is verified stays until the new one is. */
function toldOf({ email, isAtOnce }: { readonly email: string; readonly isAtOnce: boolean }): string {
  return isAtOnce
    ? 'Email changed. We wrote to both addresses.'
    : `In this browser, open the link we emailed to ${email}. Until then, log in with the email above.`;
}
