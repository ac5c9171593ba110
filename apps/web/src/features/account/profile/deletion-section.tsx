import type { User } from '@paperwage/api-contract';
import { REFUND_DAYS, SUBSCRIPTION_NAME } from '@paperwage/api-contract';
import { useState } from 'react';
import { useAuth } from '../../../identity/auth-state.ts';
import { callAsUser } from '../../../identity/call-as-user.ts';
import type { Called } from '../../../identity/call.ts';
import { loadSession } from '../../../identity/load-session.ts';
import { go } from '../../../navigation/go.ts';
import { describeStoredData, clearStoredWork } from '../../../records/stored-work.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import type { Values } from '../../../call-form/use-sending.ts';
import { CallForm } from '../../../call-form/call-form.tsx';
import { Fields } from '../../../call-form/fields.tsx';
import { Entry } from '../../../call-form/entry.tsx';
import styles from '../form/account-page.module.css';
import { CurrentPasswordEntry } from './current-password-entry.tsx';
import { Section } from '../form/section.tsx';
import type { UsedSecurity } from './use-security.ts';
import { WhenLoaded } from '../form/when-loaded.tsx';

interface DeletionSectionProps {
  readonly user: User;
  readonly security: UsedSecurity;
}

/** Ends the account with all that is in it. */
export function DeletionSection({ user, security }: DeletionSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isCleared, setIsCleared] = useState(false);
  const [kept] = useState(describeStoredData);
  const { subscription } = useAuth();
  const hasPlan = subscription?.isActive && subscription.subscriptionType !== null;
  return (
    <Section title="Delete account" lead="Right away. You can’t undo this.">
      <ul className={styles.meaning}>
        <li>We delete your profile, address book, drafts, logos and document history.</li>
        <li>Documents you issued no longer verify. Anyone who checks one sees that we don’t have it.</li>
        {hasPlan && (
          <li>
            {SUBSCRIPTION_NAME} ends right away, along with the days you paid for. We charge nothing more. If you want a
            refund within {REFUND_DAYS} days of your first payment, <a href="/contact">contact us</a> before you delete
            your account.
          </li>
        )}
        <li>You can’t get them back, and neither can we. Download all your data first if you might need it.</li>
        <li>Encrypted backups of the whole site keep them until we delete those backups.</li>
        <li>
          You keep the files you downloaded and the work in this browser{kept !== '' && ', unless you clear it below'}.
        </li>
      </ul>
      <Disclosure summary="Delete my account" open={isOpen} onToggle={setIsOpen}>
        <WhenLoaded used={security}>
          {({ hasPassword }) => (
            <CallForm
              id="delete-account"
              submit="Delete my account for good"
              look="danger"
              send={(values) => deleteAccount(values, user)}
              onDone={() => leave(isCleared)}
            >
              {kept !== '' && (
                <CheckField
                  id="clear-browser"
                  label="Also clear this browser"
                  checked={isCleared}
                  onChange={setIsCleared}
                  help={`Also removes from this browser: ${kept}.`}
                />
              )}
              <Fields isNarrow>
                {hasPassword ? (
                  <CurrentPasswordEntry />
                ) : (
                  <Entry
                    name="email"
                    label="Your email"
                    type="email"
                    autoComplete="off"
                    help={`Enter ${user.email} to confirm`}
                    empty="Enter your email."
                  />
                )}
              </Fields>
            </CallForm>
          )}
        </WhenLoaded>
      </Disclosure>
    </Section>
  );
}

async function deleteAccount({ currentPassword = '', email }: Values, user: User): Promise<Called<undefined>> {
  if (email !== undefined && email.trim().toLowerCase() !== user.email.toLowerCase()) {
    const message = 'This isn’t the email of this account.';
    return {
      ok: false,
      error: { code: 'emailDiffers', message, issues: [{ path: 'email', code: 'custom', message }] },
    };
  }
  return callAsUser('POST /api/profile/delete-account', { body: { currentPassword } });
}

/** First away from here: this page would lead a visitor to log in. */
function leave(isCleared: boolean) {
  if (isCleared) clearStoredWork();
  go('/auth/account-deleted');
  void loadSession().then((session) => session.forget({ isOwn: true }));
}
