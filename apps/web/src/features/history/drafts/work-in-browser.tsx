import { useEffect, useState } from 'react';
import { KINDS } from '@paperwage/documents/kinds';
import { claimMarkedDrafts, catchUp } from '../../../records/guest-drafts.ts';
import type { KeptWork } from '../../../records/savable-work.ts';
import { savableWork, keepOutOfAccount, saveKeptWork } from '../../../records/savable-work.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { focusHeading } from '../frame/history-shell.tsx';
import styles from './drafts-page.module.css';

/** Work started without the account that is only in this browser, with the offer to save it. */
export function WorkInBrowser({ userId, onSaved }: { readonly userId: string; readonly onSaved: () => void }) {
  const [works, setWorks] = useState<readonly KeptWork[]>([]);
  useEffect(() => {
    const show = (isSent: boolean) => setWorks(savableWork(userId).filter(({ isOnItsWay }) => isSent || !isOnItsWay));
    claimMarkedDrafts(userId);
    show(false);
    // What could not be sent now is offered.
    void catchUp(userId).then(({ isAny }) => {
      show(true);
      if (isAny) onSaved();
    });
  }, [userId, onSaved]);
  const done = (work: KeptWork) => {
    setWorks((before) => before.filter((one) => one !== work));
    focusHeading();
  };
  if (works.length === 0) return null;
  return (
    <div className={styles.offers}>
      {works.map((work) => (
        <Offer
          key={work.type}
          work={work}
          userId={userId}
          onSaved={() => {
            done(work);
            onSaved();
          }}
          onRefused={() => done(work)}
        />
      ))}
    </div>
  );
}

interface OfferProps {
  readonly work: KeptWork;
  readonly userId: string;
  readonly onSaved: () => void;
  readonly onRefused: () => void;
}

function Offer({ work, userId, onSaved, onRefused }: OfferProps) {
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly error?: string }>({ isBusy: false });
  const { name } = KINDS[work.type].words;
  async function save() {
    if (state.isBusy) return;
    setState({ isBusy: true });
    const answer = await saveKeptWork(work, userId);
    if (answer.ok) onSaved();
    else setState({ isBusy: false, error: answer.error.message });
  }
  function refuse() {
    keepOutOfAccount(work, userId);
    onRefused();
  }
  const names = [work.fromName && `from ${work.fromName}`, work.toName && `to ${work.toName}`]
    .filter(Boolean)
    .join(' ');
  return (
    <Notice
      tone={state.error === undefined ? 'quiet' : 'error'}
      actions={
        <>
          <Button look="primary" onClick={() => void save()} aria-disabled={state.isBusy || undefined}>
            {state.isBusy ? 'Saving' : 'Save to your account'}
          </Button>
          {!work.isRefused && (
            <Button look="text" onClick={refuse}>
              No thanks
            </Button>
          )}
        </>
      }
    >
      <span role={state.error === undefined ? undefined : 'alert'}>
        {state.error ?? `The ${name}${names && ` ${names}`} is only in this browser.`}
      </span>
    </Notice>
  );
}
