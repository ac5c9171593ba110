import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { WorkHere } from '../../records/stored-work.ts';
import { otherStoredData, clearStoredWork, sendWork, titleOfWork, storedWork } from '../../records/stored-work.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './log-out-dialog.module.css';
import { announceAfterReload } from './announce-log-out.ts';

export { announceLogOut } from './announce-log-out.ts';

export interface LogOutDialogProps {
  readonly userId: string | undefined;
  /** Said when the server did not end the session. */
  readonly failed: string;
  /** Ends the session and, when that was done, does what is given. Returns whether it was done. */
  readonly logOut: (remove?: () => void) => Promise<boolean>;
  readonly onClose: () => void;
}

const STANDINGS: Readonly<Record<WorkHere['standing'], string>> = {
  'in-account': 'Saved in your account',
  'as-opened': 'Opened from your history and not changed',
  changed: 'Changed here. Your account doesn’t have the changes yet',
  'only-here': 'Not in your account',
};

/** Whether this browser keeps anything that could stay or go. */
export function hasQuestion(): boolean {
  const { hasUnreadable, hasEmployer } = otherStoredData();
  return hasUnreadable || hasEmployer || storedWork(undefined).length > 0;
}

/** Asks whether the work stays in this browser, and says which of it the account has. Escape leaves everything as it is. */
export function LogOutDialog({ userId, failed, logOut, onClose }: LogOutDialogProps) {
  const { dialog, works, traces, unsent, isLosing, isBusy, isSure, setIsSure, failure, leave, send } = useQuestion({
    userId,
    failed,
    logOut,
  });
  return createPortal(
    <dialog
      ref={dialog}
      className={dialogStyles.dialog}
      aria-labelledby="log-out-title"
      onClose={onClose}
      // The menu underneath, which has the button that the focus returns to, is to stay as it is.
      onPointerDown={(event) => event.stopPropagation()}
      onFocus={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id="log-out-title">Keep your work on this device?</h2>
      <p>Anyone who uses this browser can open what you leave, without logging in. It has:</p>
      <WorkList works={works} traces={traces} />
      {unsent.length > 0 && (
        <Notice
          tone="warning"
          actions={
            userId !== undefined && (
              <Button aria-disabled={isBusy || undefined} onClick={() => void send()}>
                Save to your account first
              </Button>
            )
          }
        >
          If you remove work that isn’t in your account, it’s gone.
        </Notice>
      )}
      <div role="alert">
        {isSure && isLosing && failure === undefined && <Losing unsent={unsent} traces={traces} />}
        {failure !== undefined && <Notice tone="error">{failure}</Notice>}
      </div>
      <div className={dialogStyles.buttons}>
        <Button look="primary" aria-disabled={isBusy || undefined} onClick={() => void leave()}>
          Keep on this device
        </Button>
        <Button
          className={styles.remove}
          aria-disabled={isBusy || undefined}
          onClick={() => (isLosing && !isSure ? setIsSure(true) : void leave(clearStoredWork))}
        >
          {isSure && isLosing ? 'Remove for good' : 'Remove from this device'}
        </Button>
        <Button look="quiet" onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
      </div>
      <p className={styles.fine}>You’re logged out either way. Your account keeps what’s in it.</p>
    </dialog>,
    document.body,
  );
}

/** Reloads so that nothing stays in this page’s memory; the page that loads says what was done. */
function beginAnew(wasInAccount: boolean): void {
  announceAfterReload();
  if (wasInAccount) location.replace('/');
  else location.reload();
}

function useQuestion({ userId, failed, logOut }: Omit<LogOutDialogProps, 'onClose'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [works, setWorks] = useState(() => storedWork(userId));
  const [isBusy, setIsBusy] = useState(false);
  const [isSure, setIsSure] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => dialog.current?.showModal(), []);
  const traces = otherStoredData();
  const unsent = works.filter(isMissing);
  const isLosing = unsent.length > 0 || traces.hasUnreadable;
  async function once(run: () => Promise<string | undefined>) {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    const said = await run();
    setIsBusy(false);
    setFailure(said);
  }
  const leave = (remove?: () => void) =>
    once(async () => {
      const wasInAccount = location.pathname.startsWith('/user/');
      if (!(await logOut(remove))) return failed;
      dialog.current?.close();
      if (remove) beginAnew(wasInAccount);
      return undefined;
    });
  const send = () =>
    once(async () => {
      const failures = await sendAll(unsent, userId);
      setIsSure(false);
      setWorks(storedWork(userId));
      return failures;
    });
  return { dialog, works, traces, unsent, isLosing, isBusy, isSure, setIsSure, failure, leave, send };
}

/** Whether it would be lost with this browser. */
function isMissing({ standing }: WorkHere): boolean {
  return standing === 'changed' || standing === 'only-here';
}

type Traces = ReturnType<typeof otherStoredData>;

function WorkList({ works, traces }: { readonly works: readonly WorkHere[]; readonly traces: Traces }) {
  return (
    <ul className={styles.list}>
      {works.map((work) => (
        <Item key={work.type} title={titleOfWork(work)} isMissing={isMissing(work)}>
          {STANDINGS[work.standing]}
        </Item>
      ))}
      {traces.hasUnreadable && (
        <Item title="Work from a different version of this site" isMissing>
          Not in your account, and we can’t show it here
        </Item>
      )}
      {traces.hasEmployer && <Item title="Company from your last W-2">We fill it in on the next one</Item>}
    </ul>
  );
}

function Losing({ unsent, traces }: { readonly unsent: readonly WorkHere[]; readonly traces: Traces }) {
  return (
    <Notice tone="error">
      This permanently removes work that isn’t in your account: {listOf(unsent, traces.hasUnreadable)}.
    </Notice>
  );
}

interface ItemProps {
  readonly title: string;
  readonly isMissing?: boolean;
  readonly children: ReactNode;
}

function Item({ title, isMissing, children }: ItemProps) {
  return (
    <li>
      <b>{title}</b>
      <span className={isMissing ? styles.missing : undefined}>{children}</span>
    </li>
  );
}

function listOf(works: readonly WorkHere[], hasUnreadable: boolean): string {
  const titles = works.map(titleOfWork);
  return [...titles, ...(hasUnreadable ? ['work from a different version of this site'] : [])].join(', ');
}

/** Sends what can be sent, one after the other; says what could not be. */
async function sendAll(works: readonly WorkHere[], userId: string | undefined): Promise<string | undefined> {
  if (userId === undefined) return undefined;
  const failures: string[] = [];
  for (const work of works) {
    const failure = await sendWork(work, userId);
    if (failure !== undefined) failures.push(`${titleOfWork(work)}: ${failure}`);
  }
  return failures.length === 0 ? undefined : failures.join(' ');
}
