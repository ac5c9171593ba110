import { SUBSCRIPTION_NAME } from '@paperwage/api-contract';
import { useState } from 'react';
import { track } from '../../../analytics/track.ts';
import { useAppCheck } from '../../../app-check/use-app-check.tsx';
import type { CallError } from '../../../identity/call.ts';
import { call } from '../../../identity/call.ts';
import { enter } from '../../../identity/enter.ts';
import { claimAllGuestDrafts } from '../../../records/guest-drafts.ts';
import type { Values } from '../../../call-form/use-sending.ts';
import { CallForm } from '../../../call-form/call-form.tsx';
import { Entry } from '../../../call-form/entry.tsx';
import { AuthPage } from './auth-page.tsx';
import styles from './auth-page.module.css';
import { EmailEntry } from './email-entry.tsx';
import { NewPasswordEntry } from './new-password-entry.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { keepTypedEmail } from './typed-email.ts';
import { useWayToCheckout } from './use-way-to-checkout.ts';

/** The page at `/auth/sign-up`. */
export function SignUpPage() {
  const [isTaken, setIsTaken] = useState(false);
  const paysNext = useWayToCheckout();
  const { withAppCheck, appCheckProps } = useAppCheck();
  async function send({ email = '', password = '', firstName, lastName }: Values) {
    keepTypedEmail(email);
    setIsTaken(false);
    const answer = await withAppCheck((appCheckToken) =>
      call('POST /api/sign-up', { body: { email, password, firstName, lastName, appCheckToken } }),
    );
    if (answer.ok) {
      track('signedUp');
      claimAllGuestDrafts();
    }
    return enter(answer);
  }
  /** It is said at the field; the page to log in has the address already. */
  function onRefused({ code }: CallError) {
    setIsTaken(code === 'emailTaken');
    return false;
  }
  return (
    <AuthPage
      title="Sign up"
      lead={
        paysNext
          ? `${SUBSCRIPTION_NAME} needs an account: it keeps your plan, your receipts and what you issue. You pay on the next page.`
          : 'Keep your drafts and documents, and open them on any device. We add the work you started in this browser.'
      }
      others={
        <>
          <p>
            Already have an account? <a href="/auth/login">Log in</a>
          </p>
          <SocialButtons />
        </>
      }
    >
      <CallForm
        id="sign-up"
        submit="Sign up"
        send={send}
        onDone={() => undefined}
        onRefused={onRefused}
        isWide
        {...appCheckProps}
      >
        <div className={styles.pair}>
          <Entry name="firstName" label="First name (optional)" autoComplete="given-name" maxLength={80} />
          <Entry name="lastName" label="Last name (optional)" autoComplete="family-name" maxLength={80} />
        </div>
        <EmailEntry />
        {isTaken && (
          <p className={styles.beside}>
            <a href="/auth/login">Log in with this email</a>
          </p>
        )}
        <NewPasswordEntry name="password" label="Password" empty="Enter a password." />
        <p className={styles.fine}>
          By signing up, you agree to the <a href="/terms">Terms and Conditions</a>. The{' '}
          <a href="/privacy-policy">Privacy Policy</a> says what we keep.
        </p>
      </CallForm>
    </AuthPage>
  );
}
