import { useState } from 'react';
import type { CallError } from '../../../identity/call.ts';
import { call } from '../../../identity/call.ts';
import { enter } from '../../../identity/enter.ts';
import { Button } from '../../../ui/button.tsx';
import { useIdentityOptions } from '../../../identity/identity-options.ts';
import buttons from '../../../styles/link-button.module.css';
import type { Values } from '../../../call-form/use-sending.ts';
import { CallForm } from '../../../call-form/call-form.tsx';
import { Fields } from '../../../call-form/fields.tsx';
import { Entry } from '../../../call-form/entry.tsx';
import { AuthPage } from './auth-page.tsx';
import { EmailEntry } from './email-entry.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { SecondFactorEntry } from './second-factor-entry.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { keepTypedEmail } from './typed-email.ts';
import { useFocusOnHeading } from './use-focus-on-heading.ts';
import { useSecondStep } from './use-second-step.ts';
import { useWayToCheckout } from './use-way-to-checkout.ts';
import styles from './auth-page.module.css';

/** The page at `/auth/login`. Where it leads afterwards is the matter of page-access.tsx. */
export function LoginPage() {
  const paysNext = useWayToCheckout();
  const { isSecond, goOn, goBack } = useSecondStep('Log in', 'Enter your code');
  const [account, setAccount] = useState(0);
  useFocusOnHeading(account);
  async function send({ email = '', password = '', secondFactor }: Values) {
    keepTypedEmail(email);
    return enter(await call('POST /api/sign-in', { body: { email, password, ...(secondFactor && { secondFactor }) } }));
  }
  function onRefused({ code }: CallError) {
    // The password may be wrong after all, or have been changed meanwhile.
    const isAsked = code === 'secondFactorNeeded';
    if (isAsked) goOn();
    else if (!code.startsWith('secondFactor')) goBack();
    return isAsked;
  }
  /** The fields begin empty. */
  function begin() {
    keepTypedEmail('');
    goBack();
    setAccount(account + 1);
  }
  return (
    <AuthPage
      title={isSecond ? 'Enter your code' : 'Log in'}
      lead={paysNext && !isSecond ? 'Then you’ll continue to checkout.' : undefined}
      others={
        isSecond ? (
          <p>
            <Button look="text" onClick={begin}>
              Use another account
            </Button>
          </p>
        ) : (
          <OtherWays />
        )
      }
    >
      <CallForm
        key={account}
        id="log-in"
        submit="Log in"
        send={send}
        onDone={() => undefined}
        onRefused={onRefused}
        isWide
        remedy={({ code }, { email = '' }) => code === 'tooManySignIns' && <SendResetMail email={email} />}
      >
        <Fields isHidden={isSecond}>
          <EmailEntry offersPasskeys />
          <Entry
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            maxLength={1000}
            empty="Enter your password."
          />
        </Fields>
        {isSecond && <SecondFactorEntry />}
      </CallForm>
    </AuthPage>
  );
}

function OtherWays() {
  return (
    <>
      <p>
        <a href="/auth/forgot-password">Forgot password?</a>
        <a href="/auth/email-link">Email me a login link</a>
      </p>
      <p>
        No account? <a href="/auth/sign-up">Sign up</a>
      </p>
      <SocialButtons />
      <PasskeySignIn />
      <PhoneLink />
    </>
  );
}

/** The way out of too many attempts: a new password lifts the block. */
function SendResetMail({ email }: { readonly email: string }) {
  const [said, setSaid] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function send() {
    if (isBusy) return;
    setIsBusy(true);
    const answer = await call('POST /api/forgot-password', { body: { email: email.trim() } });
    setIsBusy(false);
    setSaid(answer.ok ? 'Check your email for a link to choose a new password.' : answer.error.message);
  }
  return (
    <>
      <Button aria-disabled={isBusy} onClick={() => void send()}>
        Email me a reset link
      </Button>
      <span role="status">{said}</span>
    </>
  );
}

/** The way to logging in by phone, where the site has it. It comes with what else is known late, and last. */
function PhoneLink() {
  const options = useIdentityOptions();
  if (!options?.phone) return null;
  return (
    <div className={styles.phone}>
      <a className={buttons.plain} href="/auth/phone-code">
        Text me a code
      </a>
    </div>
  );
}
