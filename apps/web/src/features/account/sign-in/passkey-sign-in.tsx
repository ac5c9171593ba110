import { useCallback, useEffect, useRef, useState } from 'react';
import type { Called } from '../../../identity/call.ts';
import { call } from '../../../identity/call.ts';
import { enter } from '../../../identity/enter.ts';
import { useIdentityOptions } from '../../../identity/identity-options.ts';
import { addressAtLocalhost, askForPasskey, fillsInPasskeys, knowsPasskeys } from '../../../identity/passkey.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasskeysAtLocalhost } from '../form/passkeys-at-localhost.tsx';
import styles from './passkey-sign-in.module.css';

/** What the server asks is good for five minutes; before it ends, the browser is given another question. */
const ASK_ANEW_MS = 4 * 60_000;

/**
 * Logs in with a passkey: by a button, and among what the browser fills in as the email. Shown where the site and the
 * browser have passkeys; by the number of this machine, where they are instead. It stands last on its sheet, so that nothing
 * moves when it comes.
 */
export function PasskeySignIn() {
  const options = useIdentityOptions();
  if (!options?.passkeys) return null;
  const elsewhere = addressAtLocalhost();
  if (elsewhere !== undefined) return <PasskeysAtLocalhost address={elsewhere} className={styles.elsewhere} />;
  if (!knowsPasskeys()) return null;
  return <Offer />;
}

function Offer() {
  const { isBusy, failure, press } = usePasskeySignIn();
  return (
    <div className={styles.passkey}>
      {failure !== undefined && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      <Button className={styles.press} aria-disabled={isBusy || undefined} onClick={() => void press()}>
        Use a passkey
      </Button>
    </div>
  );
}

function usePasskeySignIn() {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  /** Ends the question that is open: a browser has room for one. */
  const open = useRef<AbortController>(undefined);
  const [turn, setTurn] = useState(0);
  const hear = useCallback((answer: Called<undefined>) => {
    if (answer.ok || answer.error.code === 'aborted') return;
    setFailure(answer.error.message);
    setTurn((before) => before + 1);
  }, []);
  useEffect(() => {
    const controller = new AbortController();
    open.current = controller;
    void signIn(controller, true).then((answer) => answer && hear(answer));
    const timer = setTimeout(() => setTurn((before) => before + 1), ASK_ANEW_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [turn, hear]);
  async function press() {
    if (isBusy) return;
    setFailure(undefined);
    setIsBusy(true);
    open.current?.abort();
    open.current = new AbortController();
    const answer = await signIn(open.current, false);
    setIsBusy(false);
    if (answer) hear(answer);
  }
  return { failure, isBusy, press };
}

/** Undefined where the browser fills in none. */
async function signIn(controller: AbortController, isFilledIn: boolean): Promise<Called<undefined> | undefined> {
  if (isFilledIn && !(await fillsInPasskeys())) return undefined;
  const { signal } = controller;
  if (signal.aborted) return undefined;
  const begun = await call('POST /api/passkey/begin', { signal });
  // Without a press nobody waits for an answer.
  if (signal.aborted || (isFilledIn && !begun.ok)) return undefined;
  if (!begun.ok) return begun;
  const passkey = await askForPasskey(begun.data.options, { signal, isFilledIn });
  if (!passkey.ok) return isFilledIn && passkey.error.code === 'passkeyRefused' ? undefined : passkey;
  const answer = await call('POST /api/passkey/sign-in', { body: { response: passkey.data } });
  return enter(answer);
}
