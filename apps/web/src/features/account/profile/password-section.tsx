import type { User } from '@paperwage/api-contract';
import { useState } from 'react';
import { callAsUser } from '../../../identity/call-as-user.ts';
import type { Called } from '../../../identity/call.ts';
import { call } from '../../../identity/call.ts';
import { getAuth } from '../../../identity/auth-state.ts';
import { CallForm } from '../../../call-form/call-form.tsx';
import { Fields } from '../../../call-form/fields.tsx';
import { NewPasswordEntry } from '../sign-in/new-password-entry.tsx';
import type { Values } from '../../../call-form/use-sending.ts';
import styles from '../form/account-page.module.css';
import { CurrentPasswordEntry } from './current-password-entry.tsx';
import { PressButton } from '../form/press-button.tsx';
import { Section } from '../form/section.tsx';
import type { UsedSecurity } from './use-security.ts';
import { WhenLoaded } from '../form/when-loaded.tsx';

interface PasswordSectionProps {
  readonly user: User;
  readonly security: UsedSecurity;
  /** Called once the other sessions have ended. */
  readonly onChanged: () => Promise<void>;
}

/** Changes the password. An account without one gets its first by mail, as a forgotten one is replaced. */
export function PasswordSection({ user, security, onChanged }: PasswordSectionProps) {
  return (
    <Section title="Password" lead="Changing it logs you out everywhere else.">
      <WhenLoaded used={security}>
        {({ hasPassword }) =>
          hasPassword ? (
            <ChangePassword email={user.email} onChanged={onChanged} />
          ) : (
            <>
              <p className={styles.quiet}>This account has no password. You log in another way.</p>
              <div className={styles.buttons}>
                <PressButton
                  press={() => call('POST /api/forgot-password', { body: { email: user.email } })}
                  done="Check your email for a link to choose a password."
                >
                  Email me a link to choose one
                </PressButton>
              </div>
            </>
          )
        }
      </WhenLoaded>
    </Section>
  );
}

interface ChangePasswordProps {
  readonly email: string;
  readonly onChanged: () => Promise<void>;
}

function ChangePassword({ email, onChanged }: ChangePasswordProps) {
  const [said, setSaid] = useState('');
  return (
    <CallForm
      id="change-password"
      submit="Change password"
      look="plain"
      clears
      send={(values) => {
        setSaid('');
        return changePassword(values);
      }}
      onDone={() => {
        setSaid('Password changed. You’re logged out everywhere else.');
        void onChanged();
        void callAsUser('GET /api/profile/notify-password-updated').then(
          ({ ok }) => !ok && setSaid('Password changed. We couldn’t send the email that confirms it.'),
        );
      }}
      aside={
        <span role="status" className={styles.status}>
          {said}
        </span>
      }
    >
      <Fields isNarrow>
        {/* Password managers keep the new password under this name. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <CurrentPasswordEntry />
        <NewPasswordEntry name="newPassword" label="New password" empty="Enter a new password." />
      </Fields>
    </CallForm>
  );
}

const NOT_LOADED = 'User is not loaded yet.';

/** Changes the password of the user, who is to be known: without one nothing is sent. */
export async function changePassword({ currentPassword = '', newPassword = '' }: Values): Promise<Called<undefined>> {
  if (!getAuth().user) return { ok: false, error: { code: 'userNotLoaded', message: NOT_LOADED, issues: [] } };
  return callAsUser('POST /api/profile/change-password', { body: { currentPassword, newPassword } });
}
