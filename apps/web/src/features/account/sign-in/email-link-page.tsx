import { useState } from 'react';
import type { CallError } from '../../../identity/call.ts';
import { call } from '../../../identity/call.ts';
import { enter } from '../../../identity/enter.ts';
import { dropLinkToken, useLinkToken } from '../../../identity/link-token.ts';
import { Button } from '../../../ui/button.tsx';
import type { Values } from '../../../call-form/use-sending.ts';
import { CallForm } from '../../../call-form/call-form.tsx';
import { AskForMail } from './ask-for-mail.tsx';
import { AuthPage } from './auth-page.tsx';
import styles from './auth-page.module.css';
import { SecondFactorEntry } from './second-factor-entry.tsx';

/** The page at `/auth/email-link`: asks for a link, or logs in by the one that led here. */
export function EmailLinkPage() {
  const token = useLinkToken();
  if (token !== undefined) return <LogInByLink key={token} token={token} />;
  return (
    <AskForMail
      title="Log in by email"
      lead="We’ll email you a link that logs you in once, without a password."
      address="POST /api/email-link/send"
      submit="Email me a link"
      sent="a login link."
    />
  );
}

/** Programs that read mail open links: only a press uses this one up. */
function LogInByLink({ token }: { readonly token: string }) {
  const [needsCode, setNeedsCode] = useState(false);
  const send = async ({ secondFactor }: Values) =>
    enter(
      await call('POST /api/email-link/sign-in', {
        body: { token, ...(secondFactor && { secondFactor }) },
      }),
    );
  function onRefused({ code }: CallError) {
    const isAsked = code === 'secondFactorNeeded';
    if (isAsked) setNeedsCode(true);
    return isAsked;
  }
  return (
    <AuthPage
      title={needsCode ? 'Enter your code' : 'Log in by email'}
      lead={needsCode ? undefined : 'Your link works. Log in to continue.'}
    >
      <CallForm
        id="log-in-by-link"
        submit="Log in"
        isWide
        send={send}
        onDone={dropLinkToken}
        onRefused={onRefused}
        remedy={({ code }) => code.startsWith('link') && <Button onClick={dropLinkToken}>Send a new link</Button>}
      >
        {needsCode ? (
          <SecondFactorEntry />
        ) : (
          <p className={styles.fine}>
            If you never confirmed this email, logging in with this link removes the password, authenticator app,
            passkeys, phone number and connected accounts.
          </p>
        )}
      </CallForm>
    </AuthPage>
  );
}
