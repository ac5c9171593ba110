import { useEffect, useRef } from 'react';
import links from '../../../styles/link-button.module.css';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { AccountState } from '../store/save-state.ts';
import { useBuilder, useStored } from '../store/builder.tsx';
import { focusFirst, keepFocus } from '../fields/keep-focus.ts';

/** Notices and choices about the work in the account. The focus stays in the page when one disappears. */
export function AccountNotices() {
  const { account } = useBuilder();
  const state = useStored(account);
  const hasFocus = useRef(false);
  useEffect(
    () => () => {
      if (hasFocus.current && document.activeElement === document.body) focusFirst();
    },
    [state.status],
  );
  const notice = noticeOf(state);
  if (!notice) return null;
  return (
    <div
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
      onClickCapture={absorbSecondPress}
    >
      {notice}
    </div>
  );
}

function noticeOf(state: AccountState) {
  switch (state.status) {
    case 'logged-out':
      return <LoggedOut />;
    case 'offered':
      return <Offer />;
    case 'browser-only':
      return state.isDeleted ? <Deleted /> : <BrowserOnly />;
    case 'failed':
      return <Failed message={state.message} isOffline={state.isOffline} />;
    case 'conflict':
      return <Conflict state={state} />;
    default:
      return null;
  }
}

function LoggedOut() {
  const { kind } = useBuilder();
  return (
    <Notice
      tone="warning"
      role="status"
      actions={
        <a className={links.plain} href="/auth/login">
          Log in
        </a>
      }
    >
      You’re logged out. This {kind.words.name} is saved in this browser. Log in to continue in your account.
    </Notice>
  );
}

function Offer() {
  const { accountSaving, kind } = useBuilder();
  return (
    <Notice
      role="status"
      actions={
        <>
          <Button look="primary" onClick={() => keepFocus(() => accountSaving()?.take())}>
            Save to your account
          </Button>
          <Button look="text" onClick={() => keepFocus(() => accountSaving()?.refuse())}>
            No thanks
          </Button>
        </>
      }
    >
      This {kind.words.name} is only in this browser. Save it to your account to open it on any device.
    </Notice>
  );
}

function BrowserOnly() {
  const { accountSaving, kind } = useBuilder();
  return (
    <Notice
      actions={
        <Button look="text" onClick={() => keepFocus(() => accountSaving()?.take())}>
          Save to your account
        </Button>
      }
    >
      This {kind.words.name} stays in this browser only.
    </Notice>
  );
}

function Deleted() {
  const { accountSaving } = useBuilder();
  return (
    <Notice
      tone="warning"
      role="status"
      actions={<Button onClick={() => keepFocus(() => accountSaving()?.take())}>Save it again</Button>}
    >
      This draft was deleted from your account. What you see is only in this browser.
    </Notice>
  );
}

function Failed({ message, isOffline }: { message: string; isOffline: boolean }) {
  const { accountSaving } = useBuilder();
  return (
    <Notice
      tone="warning"
      role="status"
      actions={<Button onClick={() => keepFocus(() => accountSaving()?.retry())}>Try now</Button>}
    >
      {isOffline ? 'We can’t reach your account.' : message} Your work is saved in this browser. We keep trying to save
      it to your account.
    </Notice>
  );
}

function Conflict({ state }: { state: Extract<AccountState, { status: 'conflict' }> }) {
  const { account, accountSaving, kind } = useBuilder();
  async function choose(which: 'takeTheirs' | 'keepMine') {
    await accountSaving()?.[which]();
    if (account.get().status !== 'conflict') focusFirst();
  }
  return (
    <Notice
      tone="warning"
      role="alert"
      actions={
        <>
          <Button onClick={() => void choose('takeTheirs')}>Show the other version</Button>
          <Button aria-disabled={state.isKeeping || undefined} onClick={() => void choose('keepMine')}>
            Keep this version
          </Button>
        </>
      }
    >
      {state.problem} This {kind.words.name} was also changed elsewhere: the other version on{' '}
      {writtenTime(state.theirs.updatedAt)}, this one on {writtenTime(state.mineAtMs)}. Choose which one to keep. Until
      then, we save nothing to your account.
    </Notice>
  );
}

function writtenTime(timeMs: number): string {
  return new Date(timeMs).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  });
}

/** Within this time, a press counts as the second of a double click. */
const DOUBLE_CLICK_MS = 600;

/**
 * Ignores the second press of a double click on something that disappears with the first: it would hit whatever moved under the
 * pointer, move the focus out of the page or select a word.
 */
function absorbSecondPress(): void {
  const absorb = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const listening = new AbortController();
  for (const name of ['mousedown', 'click', 'dblclick'] as const) {
    addEventListener(name, absorb, { capture: true, signal: listening.signal });
  }
  setTimeout(() => listening.abort(), DOUBLE_CLICK_MS);
}
