import { useState } from 'react';
import { getAuth } from '../../../identity/auth-state.ts';
import { call } from '../../../identity/call.ts';
import { dropLinkToken, useLinkToken } from '../../../identity/link-token.ts';
import { loadSession } from '../../../identity/load-session.ts';
import buttons from '../../../styles/link-button.module.css';
import { CallForm } from '../../../call-form/call-form.tsx';
import { AuthPage } from './auth-page.tsx';
import { NewPasswordEntry } from './new-password-entry.tsx';
import { NoLink } from './no-link.tsx';
import { useFocusOnHeading } from './use-focus-on-heading.ts';

/** The page at `/auth/reset-password`, which a link in a mail leads to. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  const [isDone, setIsDone] = useState(false);
  useFocusOnHeading(isDone);
  if (isDone) {
    return (
      <AuthPage title="Password changed" lead="Log in with the new one. We logged you out everywhere.">
        <a className={buttons.primary} href="/auth/login">
          Log in
        </a>
      </AuthPage>
    );
  }
  if (token === undefined) {
    return <NoLink title="New password" again="/auth/forgot-password" action="Send a new link" />;
  }
  return (
    <AuthPage
      title="New password"
      lead="This logs you out on every device. If you never verified your email, it also removes the authenticator app, passkeys, phone number and connected accounts."
    >
      <CallForm
        id="reset-password"
        submit="Change password"
        isWide
        send={({ password = '' }) => call('POST /api/reset-password', { body: { token, password } })}
        onDone={() => {
          dropLinkToken();
          setIsDone(true);
          if (getAuth().isLoggedIn) void loadSession().then((session) => session.forget({ isOwn: true }));
        }}
        remedy={({ code }) =>
          code.startsWith('link') && (
            <a className={buttons.plain} href="/auth/forgot-password">
              Send a new link
            </a>
          )
        }
      >
        <NewPasswordEntry name="password" label="New password" empty="Enter a password." />
      </CallForm>
    </AuthPage>
  );
}
