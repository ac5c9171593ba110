import type { FinishSocialAnswer } from '@paperwage/api-contract';
import { useCallback, useEffect, useState } from 'react';
import { useAuth } from '../../../identity/auth-state.ts';
import type { Called } from '../../../identity/call.ts';
import { call } from '../../../identity/call.ts';
import { enter } from '../../../identity/enter.ts';
import { dropLinkToken, useLinkToken } from '../../../identity/link-token.ts';
import { go } from '../../../navigation/go.ts';
import { claimAllGuestDrafts } from '../../../records/guest-drafts.ts';
import buttons from '../../../styles/link-button.module.css';
import { Button } from '../../../ui/button.tsx';
import type { Values } from '../../../call-form/use-sending.ts';
import { CallForm } from '../../../call-form/call-form.tsx';
import { AuthPage } from './auth-page.tsx';
import { SecondFactorEntry } from './second-factor-entry.tsx';
import { useFocusOnHeading } from './use-focus-on-heading.ts';

type Finished = FinishSocialAnswer['data'];

const OVER = 'This took too long or started in another browser. Start again.';
/** The server did not say anything of it: the same may go well now. */
const MAY_BE_TRIED_AGAIN = ['unreachable', 'unreadable'];

/** The page at `/auth/social`, to which another provider has sent the browser back: logs in, or says what was connected. */
export function SocialPage() {
  const token = useLinkToken();
  const { outcome, finish, again } = useFinishing(token);
  useFocusOnHeading(outcome?.ok);
  if (outcome?.ok) return <Done finished={outcome.data} />;
  if (token === undefined) return <Refused message={OVER} />;
  if (!outcome) {
    return (
      <AuthPage title="Log in">
        <p role="status">Logging you in</p>
      </AuthPage>
    );
  }
  const { code, message } = outcome.error;
  if (code === 'secondFactorNeeded') return <AskForCode finish={finish} />;
  return <Refused message={message} onAgain={MAY_BE_TRIED_AGAIN.includes(code) ? again : undefined} />;
}

function Done({ finished: { connected } }: { readonly finished: Finished }) {
  useEffect(() => {
    // From there, logged-in users are redirected to where they wanted to go.
    if (connected === undefined) go('/auth/login', { replace: true });
  }, [connected]);
  if (connected === undefined) return <AuthPage title="Log in" />;
  return (
    <AuthPage title="Connected" lead={`You can now log in with ${connected}.`}>
      <a className={buttons.primary} href="/user/account">
        Open my profile
      </a>
    </AuthPage>
  );
}

function Refused({ message, onAgain }: { readonly message: string; readonly onAgain?: (() => void) | undefined }) {
  const { isLoggedIn } = useAuth();
  return (
    <AuthPage title={isLoggedIn ? 'Not connected' : 'Not logged in'} lead={message}>
      {onAgain && <Button onClick={onAgain}>Try again</Button>}{' '}
      <a className={buttons.plain} href={isLoggedIn ? '/user/account' : '/auth/login'}>
        {isLoggedIn ? 'Open my profile' : 'Back to log in'}
      </a>
    </AuthPage>
  );
}

function AskForCode({ finish }: { readonly finish: (secondFactor: string) => Promise<Called<Finished>> }) {
  return (
    <AuthPage title="Enter your code">
      <CallForm
        id="log-in-code"
        submit="Log in"
        isWide
        send={({ secondFactor = '' }: Values) => finish(secondFactor)}
        onDone={() => undefined}
      >
        <SecondFactorEntry />
      </CallForm>
    </AuthPage>
  );
}

/** Tries the token that led here only once, since rendering a page twice must not use it twice. */
const tried = new Map<string, Promise<Called<Finished>>>();

async function send(token: string, secondFactor?: string): Promise<Called<Finished>> {
  const answer = await call('POST /api/social/sign-in', { body: { token, ...(secondFactor && { secondFactor }) } });
  if (!answer.ok || answer.data.customToken === undefined) return answer;
  if (answer.data.isNew) claimAllGuestDrafts();
  const entered = await enter({ ok: true, data: { customToken: answer.data.customToken } });
  return entered.ok ? answer : entered;
}

function useFinishing(token: string | undefined) {
  const [outcome, setOutcome] = useState<Called<Finished>>();
  const hear = useCallback(async (link: string) => {
    if (!tried.has(link)) tried.set(link, send(link));
    setOutcome(await tried.get(link));
  }, []);
  useEffect(() => {
    if (token !== undefined) void hear(token);
  }, [token, hear]);
  async function finish(secondFactor: string) {
    const answer = await send(token ?? '', secondFactor);
    if (answer.ok) setOutcome(answer);
    return answer;
  }
  function again() {
    if (token === undefined) return;
    tried.delete(token);
    setOutcome(undefined);
    void hear(token);
  }
  useEffect(() => {
    if (outcome?.ok) dropLinkToken();
  }, [outcome]);
  return { outcome, finish, again };
}
