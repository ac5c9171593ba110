import type { AdminRefusal, AdminStoppedAccount } from '@paperwage/api-contract';
import { LONGEST_MESSAGE } from '@paperwage/api-contract';
import { useCallback, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { callAsUser } from '../../identity/call-as-user.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmInPlace } from '../../ui/confirm-in-place.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import styles from './frame/admin.module.css';
import { WhenListed } from './frame/admin-list.tsx';
import { AdminShell } from './frame/admin-shell.tsx';
import { IssuingStop } from './frame/issuing-stop.tsx';
import { StateChoice } from './frame/list-filters.tsx';
import type { AskPage } from './frame/use-admin-list.ts';
import { useAdminList } from './frame/use-admin-list.ts';
import { RULES, timeText, visibleText } from './frame/words.ts';

/** The page at `/admin/refusals`: what we refused to issue, appeals of that, and accounts that can't issue at all. */
export function RefusalsPage() {
  return (
    <AdminShell title="Refusals to issue" tab="/admin/refusals">
      {(_, reloadOverview) => <Chosen onDecided={reloadOverview} />}
    </AdminShell>
  );
}

const CHOICES = [
  ['open', 'To decide'],
  ['closed', 'Decided'],
  ['stopped', 'Stopped accounts'],
] as const;

interface ChosenProps {
  readonly onDecided: () => Promise<void>;
}

function Chosen({ onDecided }: ChosenProps) {
  const [shown, setShown] = useState<(typeof CHOICES)[number][0]>('open');
  return (
    <>
      <StateChoice label="Show" value={shown} choices={CHOICES} onChange={setShown} />
      {shown === 'stopped' ? <StoppedAccounts /> : <Refusals state={shown} onDecided={onDecided} />}
    </>
  );
}

const askStopped: AskPage<AdminStoppedAccount> = (from) =>
  callAsUser('POST /api/admin/stopped-accounts/filter', { body: from });

function StoppedAccounts() {
  const list = useAdminList(askStopped);
  const [started, setStarted] = useState<string>();
  const said = useRef<HTMLParagraphElement>(null);
  /** Its card goes with the answer: the focus comes to what says so. */
  function onStarted(email: string) {
    flushSync(() => setStarted(email));
    said.current?.focus();
    list.reload();
  }
  const empty = {
    title: 'Every account can issue',
    text: 'Stop an account from its refusals, or from a report of its document. It appears here until you let it issue again.',
  };
  return (
    <>
      {started !== undefined && (
        <p ref={said} role="status" tabIndex={-1} className={styles.outcome}>
          {started} can issue again. We emailed the owner.
        </p>
      )}
      <WhenListed list={list} empty={empty}>
        <div className={styles.cards}>
          {list.rows.map(({ id, userId, email, ...stop }) => (
            <article key={id} className={styles.sheet} aria-labelledby={id}>
              <h2 id={id}>{email}</h2>
              <p className={styles.quiet}>Account {userId}</p>
              <IssuingStop userId={userId} stop={stop} onStarted={() => onStarted(email)} />
            </article>
          ))}
        </div>
      </WhenListed>
    </>
  );
}

function Refusals({ state, onDecided }: ChosenProps & { readonly state: 'open' | 'closed' }) {
  const ask = useCallback<AskPage<AdminRefusal>>(
    (from) => callAsUser('POST /api/admin/refusals/filter', { body: { ...from, state } }),
    [state],
  );
  const list = useAdminList(ask);
  const empty =
    state === 'open'
      ? {
          title: 'Nothing to decide',
          text: 'When we refuse to issue a document, it appears here. Users appeal by email.',
        }
      : { title: 'Nothing decided yet', text: 'Refusals appear here once an admin decides them.' };
  return (
    <WhenListed list={list} empty={empty}>
      <div className={styles.cards}>
        {list.rows.map((refusal) => (
          <Refusal key={refusal.id} refusal={refusal} onDecided={onDecided} />
        ))}
      </div>
    </WhenListed>
  );
}

interface RefusalProps {
  readonly refusal: AdminRefusal;
  readonly onDecided: () => Promise<void>;
}

function Refusal({ refusal, onDecided }: RefusalProps) {
  const id = useId();
  const { name, rule, typed, email, times, at, decision, userId, stop } = refusal;
  return (
    <article className={styles.sheet} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <p>{RULES[rule]}.</p>
      {visibleText(typed) !== typed && <p>Typed as {visibleText(typed)}</p>}
      <p className={styles.quiet}>
        {email || 'Deleted account'}, first on {timeText(at)}
        {times > 1 && `, ${times.toLocaleString('en-US')} times`}
      </p>
      {decision ? (
        <>
          <p className={styles.done}>
            {decision.isAllowed ? 'Allowed' : 'Still refused'} by {decision.by}, {timeText(decision.at)}.
          </p>
          {decision.answer !== '' && <p className={styles.wrote}>{decision.answer}</p>}
        </>
      ) : (
        <Decide refusal={refusal} onDecided={onDecided} />
      )}
      {email !== '' && <IssuingStop userId={userId} stop={stop} />}
    </article>
  );
}

function Decide({ refusal: { id, name, rule }, onDecided }: RefusalProps) {
  const [answer, setAnswer] = useState('');
  const [outcome, setOutcome] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const said = useRef<HTMLParagraphElement>(null);
  const isBusy = useRef(false);
  /** Returns why it was not decided. */
  async function decide(isAllowed: boolean): Promise<string | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    const reply = await callAsUser('POST /api/admin/refusals/:id/decide', {
      params: { id },
      body: { isAllowed, answer },
    });
    isBusy.current = false;
    if (!reply.ok) return reply.error.message;
    const text = isAllowed ? 'Allowed. We emailed the user.' : 'Still refused.';
    flushSync(() => setOutcome(text));
    said.current?.focus();
    await onDecided();
    return undefined;
  }
  if (outcome !== undefined) {
    return (
      <p ref={said} role="status" tabIndex={-1} className={styles.done}>
        {outcome}
      </p>
    );
  }
  return (
    <>
      <TextAreaField
        id={`answer-${id}`}
        label="Answer to the user (optional)"
        rows={3}
        value={answer}
        maxLength={LONGEST_MESSAGE}
        help="We email it with your decision. If you keep refusing and write nothing, we don’t email the user."
        onChange={setAnswer}
      />
      <div className={styles.buttons}>
        <ConfirmInPlace
          label="Allow"
          question={`${LIFTS[rule](name)} We email the user.`}
          confirm="Allow it"
          run={() => decide(true)}
        />
        <Button aria-label={`Keep refusing ${name}`} onClick={() => void decide(false).then(setFailure)}>
          Keep refusing
        </Button>
      </div>
      {failure !== undefined && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
    </>
  );
}

/** What it means to allow it. */
const LIFTS: Readonly<Record<AdminRefusal['rule'], (name: string) => string>> = {
  issuerBlocked: (name) => `Allowing lets this account issue in the name of ${name}.`,
  issuersTooMany: () => 'Allowing lets this account issue for any number of companies.',
  namesTooMany: (name) => `Allowing lets this account issue the same figures of ${name} to any number of people.`,
};
