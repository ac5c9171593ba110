/** Work with a different version in the account: how the two are compared, and which one the user continues with. */
import type { Draft } from '@paperwage/api-contract';
import { isUnknown } from '../../../records/draft-sender.ts';
import type { AccountState } from '../store/save-state.ts';
import type { SentWork, SyncEvent, SyncState, SyncStep } from './draft-sync-states.ts';
import { andThen, setLink, setSyncStatus, withoutWaiting } from './draft-sync-states.ts';
import { awaitLock, IDLE, IN_ACCOUNT, queueWork, retryNow, scheduleRest } from './draft-sync-queue.ts';
import type { Failed } from './draft-sync-answers.ts';
import { handleSent, setSyncFailure } from './draft-sync-answers.ts';

const NEWER = 'This draft was changed elsewhere. You’re seeing the newer version.';
const CHOSEN = 'You’re seeing the version in your account.';
const THEIRS_IS_KEPT = 'We saved the other version as a separate draft.';
const NOT_KEPT = 'We couldn’t save the other version as a separate draft.';

/** Checks the account's copy of the work stored in this browser before anything overwrites it. */
export function compareWithAccount(state: SyncState, event: Extract<SyncEvent, { type: 'fetched' }>): SyncStep {
  const { draftId, answer, link, isSaved } = event;
  const { phase, work } = state;
  // Other work may have taken its place meanwhile.
  if (state.life !== 'open' || phase.is !== 'checking' || phase.draftId !== draftId) return [state, []];
  if (!answer.ok) {
    return isUnknown(answer.error)
      ? andThen(handleSent(state, { ...IN_ACCOUNT, work, sent: { is: 'unknown' } }), scheduleRest)
      : checkLater(state, draftId, answer);
  }
  const theirs = answer.data;
  const answered = { ...state, failures: 0 };
  // Another page of this browser was faster.
  if ((link?.version ?? 0) > theirs.version) return retryNow(answered);
  if (isSaved && link?.version !== theirs.version) return showNewer(withoutWaiting(answered, work.workId), theirs);
  return [answered, [{ type: 'complete', theirs, isSaved }]];
}

/** Compares the work once it is complete. If both sides changed, it is sent to find out whether it arrived before. */
export function compareVersions(
  state: SyncState,
  { theirs, isSaved, link }: Extract<SyncEvent, { type: 'completed' }>,
): SyncStep {
  if (state.phase.is !== 'checking') return [state, []];
  if (link?.version !== theirs.version) return awaitLock(state, theirs);
  const met: SyncStep = [{ ...state, phase: IDLE }, [{ type: 'know', workId: state.work.workId, theirs }]];
  if (!isSaved) return andThen(met, (next) => queueWork(next, IN_ACCOUNT, 0));
  return andThen(
    andThen(met, (next) => handleSent(next, { ...IN_ACCOUNT, work: next.work, sent: { is: 'there' } })),
    scheduleRest,
  );
}

/** An unanswered save may have arrived as the page closed, before the draft was changed elsewhere. */
export function endMatch(state: SyncState, met: Draft, event: SentWork): SyncStep {
  const { work, sent, link } = event;
  if (state.life !== 'open') return [{ ...state, phase: IDLE }, []];
  if (sent.is === 'failed') return checkLater(state, met.draftId, sent);
  const isSame = state.work === work;
  const isPassed = sent.is === 'there' && (link?.version ?? 0) < met.version;
  if (isSame && (sent.is === 'outdated' || isPassed))
    return showNewer(withoutWaiting(state, work.workId), sent.is === 'outdated' ? sent.theirs : met);
  const isBehind = sent.is === 'behind' || (sent.is === 'there' && !isSame);
  return andThen(handleSent({ ...state, phase: IDLE }, event), (heard) =>
    isBehind ? queueWork(heard, IN_ACCOUNT, 0) : scheduleRest(heard),
  );
}

function checkLater(state: SyncState, draftId: string, failed: Failed): SyncStep {
  const later = setSyncFailure({ ...state, phase: { is: 'checking', draftId } }, failed);
  return [later, [{ type: 'startRetryTimer', failures: later.failures }]];
}

function showNewer(state: SyncState, theirs: Draft): SyncStep {
  return andThen(scheduleRest(state), (next) => [next, [{ type: 'show', theirs, label: NEWER }]]);
}

/** The user chose the work here: the account’s version is saved as a draft of its own before it is written over. */
export function keepTheirsFirst(state: SyncState): SyncStep {
  if (state.account.status !== 'conflict' || state.account.isKeeping) return [state, []];
  const { theirs, mineAtMs } = state.account;
  const keeping: AccountState = { status: 'conflict', theirs, mineAtMs, isKeeping: true };
  return [setSyncStatus(state, keeping), [{ type: 'keepTheirs', theirs }]];
}

/** Overwrites the account’s version with the work here; that version is now a separate draft. */
export function keepMine(state: SyncState, { theirs, error }: Extract<SyncEvent, { type: 'theirsKept' }>): SyncStep {
  const { account, work, life } = state;
  if (life !== 'open' || account.status !== 'conflict' || account.theirs !== theirs) return [state, []];
  if (error) {
    const { mineAtMs } = account;
    return [
      setSyncStatus(state, { status: 'conflict', theirs, mineAtMs, problem: `${NOT_KEPT} ${error.message}` }),
      [],
    ];
  }
  // Theirs is there now, whatever was saved from here before.
  const link = { draftId: theirs.draftId, version: theirs.version, digest: '' };
  const kept: SyncStep = [setSyncStatus(state, { status: 'saving' }), [{ type: 'tell', text: THEIRS_IS_KEPT }]];
  return andThen(
    andThen(kept, (next) => setLink(next, work.workId, link)),
    (next) => queueWork(next, IN_ACCOUNT, 0),
  );
}

/** The user chose the account’s version. */
export function takeTheirs(state: SyncState): SyncStep {
  const { account } = state;
  if (account.status !== 'conflict' || account.isKeeping) return [state, []];
  return [state, [{ type: 'show', theirs: account.theirs, label: CHOSEN }]];
}

/** The account’s version replaced the work, so the work counts as saved. */
export function adoptShown(
  state: SyncState,
  { theirs, work, digest }: Extract<SyncEvent, { type: 'shown' }>,
): SyncStep {
  if (state.account.status === 'browser-only') return [state, []];
  const { workId } = work;
  const shown = setSyncStatus(withoutWaiting({ ...state, work }, workId), { status: 'saved' });
  const linked = setLink(shown, workId, { draftId: theirs.draftId, version: theirs.version, digest });
  const known = andThen(linked, (next) => [next, [{ type: 'know', workId, theirs }]]);
  return state.phase.is === 'idle' ? andThen(known, scheduleRest) : known;
}
