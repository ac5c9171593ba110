import { useCallback, useEffect, useState } from 'react';
import { getAuth, useAuth } from '../../../identity/auth-state.ts';
import type { Called } from '../../../identity/call.ts';
import { callAsUser } from '../../../identity/call-as-user.ts';
import { useLinkToken } from '../../../identity/link-token.ts';
import { loadSession } from '../../../identity/load-session.ts';
import buttons from '../../../styles/link-button.module.css';
import { Button } from '../../../ui/button.tsx';
import { AuthPage } from './auth-page.tsx';
import styles from './auth-page.module.css';
import { NoLink } from './no-link.tsx';
import { useFocusOnHeading } from './use-focus-on-heading.ts';

const PROFILE = { href: '/user/account', label: 'Open my profile' };
const LOG_IN = { href: '/auth/login', label: 'Log in' };

/** The page at `/auth/verify-email`: says to the server that the link has arrived, and says how that went. */
export function VerifyEmailPage() {
  const token = useLinkToken();
  const { outcome, again } = useVerification(token);
  useFocusOnHeading(outcome?.ok);
  const { isLoggedIn, isExpected } = useAuth();
  const on = isLoggedIn || isExpected ? PROFILE : LOG_IN;
  if (token === undefined) return <NoLink title="Verify your email" again={on.href} action={on.label} />;
  if (!outcome) {
    return (
      <AuthPage title="Verify your email">
        <p role="status">Checking the link</p>
      </AuthPage>
    );
  }
  const wayOn = (
    <a className={buttons.plain} href={on.href}>
      {on.label}
    </a>
  );
  if (outcome.ok) {
    return (
      <AuthPage title="Email verified" lead="You can log in with this email and use it to reset your password.">
        {wayOn}
      </AuthPage>
    );
  }
  const { code, message } = outcome.error;
  return (
    <AuthPage title="Not verified" lead={message}>
      {code === 'verifySignedIn' ? (
        <div className={styles.ways}>
          <a className={buttons.plain} href="/auth/login">
            Log in
          </a>
          <Button onClick={again}>Try again</Button>
        </div>
      ) : code.startsWith('link') ? (
        wayOn
      ) : (
        <Button onClick={again}>Try again</Button>
      )}
    </AuthPage>
  );
}

/** Each link is tried once by itself: what it did is kept with it, since drawing a page twice must not use it twice. */
const tried = new Map<string, Promise<Called<undefined>>>();

function useVerification(token: string | undefined) {
  const [outcome, setOutcome] = useState<Called<undefined>>();
  const hear = useCallback(async (link: string) => {
    if (!tried.has(link)) tried.set(link, callAsUser('POST /api/verify-email', { body: { token: link } }));
    const answer = await tried.get(link);
    setOutcome(answer);
    if (answer?.ok && getAuth().isLoggedIn) await (await loadSession()).reloadProfile();
  }, []);
  useEffect(() => {
    if (token !== undefined) void hear(token);
  }, [token, hear]);
  function again() {
    if (token === undefined) return;
    tried.delete(token);
    setOutcome(undefined);
    void hear(token);
  }
  return { outcome, again };
}
