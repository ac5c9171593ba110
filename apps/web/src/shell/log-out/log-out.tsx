import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { getAuth, useAuth } from '../../identity/auth-state.ts';
import { loadSession } from '../../identity/load-session.ts';
import { go } from '../../navigation/go.ts';
import { storageKeys } from '../../records/storage-keys.ts';
import type { LogOutDialogProps } from './log-out-dialog.tsx';
import styles from '../header/site-header.module.css';

const FAILED = 'We can’t reach the server, so you’re still logged in. Check your connection and try again.';

const NO_QUESTION = { hasQuestion: () => false, LogOutDialog: () => null };
/** The page comes first. */
const SETTLED_MS = 3_000;

function loadQuestion() {
  return import('./log-out-dialog.tsx');
}

/** Before the pages hear of it: those of the account would lead to the log-in page. */
function leaveAccount() {
  if (location.pathname.startsWith('/user/')) go('/');
}

/** What had the focus has gone with the account. */
function focusHeader() {
  document.querySelector<HTMLElement>('header a')?.focus();
}

/** Logs out. When this browser keeps work, it first asks whether that stays. */
export function LogOut({ onDone }: { readonly onDone: () => void }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [Dialog, setDialog] = useState<ComponentType<LogOutDialogProps>>();

  useEffect(() => {
    // Left by the dialog for the reloaded page.
    if (sessionStorage.getItem('paperwage.logged-out'))
      void loadQuestion().then(({ announceLogOut }) => announceLogOut());
  }, []);
  const { isLoggedIn } = useAuth();
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    // Prefetched, since some browsers never refetch what once failed to load.
    const timer = setTimeout(() => void loadQuestion().catch(() => undefined), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isLoggedIn]);

  async function press() {
    if (state === 'busy') return;
    setState('busy');
    const code = storageKeys().length > 0 ? await loadQuestion().catch(() => undefined) : NO_QUESTION;
    if (code?.hasQuestion()) {
      setState('idle');
      setDialog(() => code.LogOutDialog);
      return;
    }
    setState(code && (await logOut()) ? 'idle' : 'failed');
  }

  /** Nothing is removed before the server has said that the session has ended. */
  async function logOut(remove?: () => void): Promise<boolean> {
    const session = await loadSession().catch(() => undefined);
    const answer = await session?.logOut({ onEnded: remove ?? leaveAccount });
    if (!answer?.ok) return false;
    onDone();
    focusHeader();
    return true;
  }
  function onClose() {
    setDialog(undefined);
    // Otherwise the focus is back at the button.
    if (!getAuth().isLoggedIn) focusHeader();
  }
  return (
    <>
      <button type="button" className={styles.logOut} aria-disabled={state === 'busy'} onClick={() => void press()}>
        Log out
      </button>
      <p role="alert" className={styles.failure}>
        {state === 'failed' && FAILED}
      </p>
      {Dialog && <Dialog userId={getAuth().user?.id} failed={FAILED} logOut={logOut} onClose={onClose} />}
    </>
  );
}
