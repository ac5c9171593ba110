import type { SecurityEventKind } from '@paperwage/api-contract';
import { callAsUser } from '../../../identity/call-as-user.ts';
import { Section } from '../form/section.tsx';
import { useCalled } from '../form/use-called.ts';
import { WhenLoaded } from '../form/when-loaded.tsx';
import styles from '../form/account-page.module.css';

const NAMES: Readonly<Record<SecurityEventKind, string>> = {
  signedUp: 'Signed up',
  loggedIn: 'Logged in',
  loginRefused: 'Login refused',
  loggedOutEverywhere: 'Logged out everywhere',
  deviceLoggedOut: 'Logged out a device',
  passwordChanged: 'Password changed',
  passwordReset: 'Password reset by email',
  emailConfirmed: 'Email confirmed',
  secondFactorAdded: 'Authenticator app added',
  secondFactorRemoved: 'Authenticator app removed',
  phoneAdded: 'Phone added',
  phoneRemoved: 'Phone removed',
  passkeyAdded: 'Passkey added',
  passkeyRemoved: 'Passkey removed',
  providerRemoved: 'Connected account removed',
  dataExported: 'Data downloaded',
  accountDeleted: 'Account deleted',
};

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const askEvents = () => callAsUser('GET /api/profile/security-events');

/** What was done to the account: logins, refused logins, changes to the ways in. */
export function ActivitySection() {
  const used = useCalled(askEvents);
  return (
    <Section
      title="Recent activity"
      lead="Logins, refused logins, and changes to how you log in. If one isn’t yours, change your password."
    >
      <WhenLoaded used={used}>
        {({ events }) => (
          <ul className={`${styles.list} ${styles.activity}`} aria-label="Recent activity" tabIndex={0}>
            {events.map(({ id, kind, device, at, count }) => (
              <li key={id} className={styles.row}>
                <p>
                  <span className={styles.device}>
                    {count > 1 ? `${NAMES[kind]} ${count.toLocaleString('en-US')} times` : NAMES[kind]}
                  </span>
                  <span className={styles.quiet}>
                    {device}, {count > 1 && 'last on '}
                    {TIME.format(at)}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        )}
      </WhenLoaded>
    </Section>
  );
}
