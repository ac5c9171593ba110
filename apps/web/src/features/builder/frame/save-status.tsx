import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { AccountState, SaveState } from '../store/save-state.ts';
import { useBuilder, useStored } from '../store/builder.tsx';
import barStyles from './action-bar.module.css';
import styles from './save-status.module.css';

/** `offline`: the browser has it, and nothing that needs the server works. */
type Look = SaveState | 'offline';

const OFFLINE = 'Offline. Your work is saved on this device.';

const TEXTS: Readonly<Record<SaveState, string>> = {
  new: 'Nothing to save yet',
  saving: 'Saving',
  saved: 'Draft saved',
  failed: 'Not saved. Trying again',
  conflict: 'Not saved. Open in two tabs',
};

/** Warns that the work is not saved properly; visible however far the page is scrolled. */
export function SavingTrouble() {
  const { look, text } = useSaving();
  if (look !== 'failed' && look !== 'conflict') return null;
  return (
    <p className={barStyles.notice}>
      {text}
      <Button look="text" onClick={() => scrollTo({ top: 0 })}>
        See options
      </Button>
    </p>
  );
}

function useSaving() {
  const builder = useBuilder();
  const state = useStored(builder.saving);
  const account = useStored(builder.account);
  const isOnline = useSyncExternalStore(
    subscribeConnection,
    () => navigator.onLine,
    () => true,
  );
  return { state, account, ...describeSaving(state, account, isOnline) };
}

function subscribeConnection(listener: () => void): () => void {
  for (const name of ['online', 'offline']) addEventListener(name, listener);
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, listener);
  };
}

/** Whether the work is saved, in the header. */
export function SaveStatus() {
  const { state, account, look, text } = useSaving();
  return (
    <>
      <p className={`${styles.status} ${styles[look]}`} data-state={state} data-account={account.status}>
        {text}
      </p>
      <Spoken look={look} text={text} />
    </>
  );
}

/** Failure and recovery, for screen readers. */
function Spoken({ look, text }: { look: Look; text: string }) {
  const [seen, setSeen] = useState(look);
  const [spoken, setSpoken] = useState('');
  // During a retry, nothing is decided yet.
  if (seen !== look && look !== 'saving') {
    setSeen(look);
    setSpoken(spokenSaving(seen, look, text) ?? '');
  }
  return (
    <span role="status">
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}

/** Work in the account is also stored in the browser, so browser problems come first. */
function describeSaving(
  state: SaveState,
  account: AccountState,
  isOnline: boolean,
): { readonly look: Look; readonly text: string } {
  // A conflict with another tab blocks all saving; the account's copy does not make up for it.
  if (state === 'conflict' || (state === 'failed' && account.status !== 'saved'))
    return { look: state, text: TEXTS[state] };
  if (!isOnline && account.status !== 'conflict' && account.status !== 'failed') {
    if (state === 'saving') return { look: state, text: TEXTS[state] };
    return { look: 'offline', text: state === 'new' ? 'Offline' : OFFLINE };
  }
  switch (account.status) {
    case 'saving':
      return { look: 'saving', text: 'Saving to your account' };
    case 'saved':
      return { look: 'saved', text: 'Saved to your account' };
    case 'failed':
      return {
        look: 'failed',
        text: account.isOffline ? OFFLINE : 'Saved in this browser only',
      };
    case 'new':
    case 'offered':
    case 'browser-only':
    case 'logged-out':
      return { look: state, text: state === 'saved' ? 'Saved in this browser only' : TEXTS[state] };
    case 'conflict':
      return { look: 'conflict', text: 'Changed elsewhere' };
    default:
      return { look: state, text: TEXTS[state] };
  }
}

const TROUBLE: ReadonlySet<Look> = new Set(['failed', 'conflict']);

/**
 * What screen readers hear when the save status changes, ignoring attempts; for a problem, the text `shown`. Routine saves are
 * only visible. Failure and recovery are announced because their notice may be off screen.
 */
export function spokenSaving(before: Look, now: Look, shown: string): string | undefined {
  if (TROUBLE.has(now) || now === 'offline') return shown;
  if (before === 'offline') return 'You’re back online.';
  return TROUBLE.has(before) ? 'Your work is saved again.' : undefined;
}
