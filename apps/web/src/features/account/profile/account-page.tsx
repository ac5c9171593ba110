import type { User } from '@paperwage/api-contract';
import { useAuth } from '../../../identity/auth-state.ts';
import { callAsUser } from '../../../identity/call-as-user.ts';
import { retryAuth } from '../../../identity/start-auth.ts';
import { Button } from '../../../ui/button.tsx';
import { KeepFullSsns } from '../../../shell/keep-full-ssns.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AddressBookSection } from '../address-book/address-book-section.tsx';
import styles from '../form/account-page.module.css';
import { ActivitySection } from './activity-section.tsx';
import { AuthenticatorSection } from './authenticator-section.tsx';
import { ConnectionsSection } from './connections-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { EmailSection } from './email-section.tsx';
import { ExportSection } from './export-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { Section } from '../form/section.tsx';
import { SubscriptionSection, useSubscriptionDetails } from '../subscription/subscription-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { useCalled } from '../form/use-called.ts';
import { useSecurity } from './use-security.ts';

const askSessions = () => callAsUser('GET /api/profile/sessions');

/** The page at `/user/account`. */
export function AccountPage() {
  const { user, failure } = useAuth();
  return (
    <main id="main" className={styles.page} aria-busy={!user && failure === undefined}>
      <h1 tabIndex={-1}>My profile</h1>
      {user?.issuingStopped !== undefined && (
        <div className={styles.notice}>
          <Notice tone="warning">{user.issuingStopped}</Notice>
        </div>
      )}
      {user && <Sections key={user.id} user={user} />}
      {!user && failure === undefined && <div className={styles.skeleton} aria-hidden="true" />}
      {!user && failure !== undefined && (
        <Notice tone="error" role="alert" actions={<Button onClick={retryAuth}>Try again</Button>}>
          {failure}
        </Notice>
      )}
    </main>
  );
}

function Sections({ user }: { readonly user: User }) {
  const security = useSecurity();
  const sessions = useCalled(askSessions);
  const subscription = useSubscriptionDetails();
  // What comes to stand above would push the rest down.
  if (security.loaded.status === 'loading' || subscription.loaded.status === 'loading') {
    return (
      <>
        <NameSection user={user} />
        <div className={styles.skeleton} aria-hidden="true" />
      </>
    );
  }
  return (
    <>
      <NameSection user={user} />
      <SubscriptionSection used={subscription} />
      <EmailSection user={user} security={security} />
      <PasswordSection user={user} security={security} onChanged={sessions.reload} />
      <PasskeysSection security={security} />
      <PhoneSection security={security} />
      <ConnectionsSection security={security} />
      <AuthenticatorSection security={security} />
      <SessionsSection used={sessions} security={security} />
      <ActivitySection />
      <Section title="Social Security numbers" lead="What we keep of the numbers on your W-2 and 1099 forms.">
        <KeepFullSsns />
      </Section>
      <AddressBookSection />
      <ExportSection />
      <DeletionSection user={user} security={security} />
    </>
  );
}
