import type { DraftLink } from '../../../records/draft-links.ts';
import type { Work } from '../store/work.ts';
import type { AccountState } from '../store/save-state.ts';
import type { KnownWork, SyncEffect, SyncEvent, SyncState, SyncStep } from './draft-sync-states.ts';
import { andThen, isFree, isUnderWay, setSyncStatus } from './draft-sync-states.ts';
import {
  adoptWork,
  awaitLock,
  draftToCheck,
  IDLE,
  keepInBrowser,
  queueEdit,
  replaceWork,
  retryNow,
  scheduleRest,
  takeIntoAccount,
} from './draft-sync-queue.ts';
import { handleSent } from './draft-sync-answers.ts';
import {
  adoptShown,
  compareVersions,
  compareWithAccount,
  endMatch,
  keepMine,
  keepTheirsFirst,
  takeTheirs,
} from './draft-sync-versions.ts';

const UNLOCK: SyncEffect = { type: 'unlock' };

/** How work starts out: compared with the account, saved to it, left in the browser, or with a question to the user. */
export function beginDraftSync(
  begun: KnownWork & { readonly work: Work; readonly changedAtMs: number; readonly isOwn: boolean },
): SyncStep {
  const { work, changedAtMs, link, isOwn } = begun;
  const account: AccountState = { status: 'off' };
  const state: SyncState = { phase: IDLE, account, work, changedAtMs, waiting: new Map(), failures: 0, life: 'open' };
  const draftId = draftToCheck(link);
  if (draftId === undefined) return adoptWork(state, begun, isOwn);
  return [
    setSyncStatus({ ...state, phase: { is: 'checking', draftId } }, { status: 'saving' }),
    [{ type: 'fetch', draftId }],
  ];
}

/**
 * Saves the work to the account a few seconds after the last change, beside the browser, which stays first. Each save
 * names the version it is based on; what was changed elsewhere is never written over before the user has chosen.
 *
 * The phases that can follow, by the phase before: `rest` is `scheduled` where something waits and may be sent, and `idle`
 * where not; a dot is the same phase.
 *
 * | Event      | checking       | idle           | scheduled      | locking       | sending                 |
 * | ---------- | -------------- | -------------- | -------------- | ------------- | ----------------------- |
 * | edited     | .              | rest           | .              | .             | .                       |
 * | replaced   | rest           | rest           | .              | .             | .                       |
 * | take       | .              | rest           | .              | .             | .                       |
 * | refuse     | rest           | rest           | .              | .             | .                       |
 * | retry      | .              | rest           | .              | .             | .                       |
 * | restored   | checking, rest | checking, rest | checking, rest | .             | .                       |
 * | timer      | .              | .              | idle, locking  | .             | .                       |
 * | locked     | .              | .              | .              | rest, sending | .                       |
 * | sent       | .              | .              | .              | .             | checking, rest, sending |
 * | sentAtOnce | .              | rest           | .              | .             | .                       |
 * | fetched    | checking, rest | .              | .              | .             | .                       |
 * | completed  | rest, locking  | .              | .              | .             | .                       |
 * | keepMine   | .              | .              | .              | .             | .                       |
 * | theirsKept | .              | rest           | .              | .             | .                       |
 * | takeTheirs | .              | .              | .              | .             | .                       |
 * | shown      | .              | rest           | .              | .             | .                       |
 * | stop       | .              | idle, locking  | idle, locking  | .             | .                       |
 * | abandon    | .              | .              | idle           | .             | .                       |
 */
export function stepDraftSync(state: SyncState, event: SyncEvent): SyncStep {
  switch (event.type) {
    case 'edited':
      return queueEdit(state, event);
    case 'replaced':
      return replaceWork(state, event);
    case 'take':
      return takeIntoAccount(state, event);
    case 'refuse':
      return keepInBrowser(state, event.link);
    case 'retry':
      return retryNow(state);
    case 'restored':
      return checkAgain(state, event.link);
    case 'timer':
      return endPause(state);
    case 'locked':
      return startSending(state, event.isHeldBack);
    case 'sent':
      return endSend(state, event);
    case 'sentAtOnce':
      return handleSent(state, event);
    case 'fetched':
      return compareWithAccount(state, event);
    case 'completed':
      return compareVersions(state, event);
    case 'keepMine':
      return keepTheirsFirst(state);
    case 'theirsKept':
      return keepMine(state, event);
    case 'takeTheirs':
      return takeTheirs(state);
    case 'shown':
      return adoptShown(state, event);
    case 'stop':
      return stop(state);
    case 'abandon':
      return stop({ ...state, waiting: new Map(), life: 'abandoned' });
  }
}

function checkAgain(state: SyncState, link: DraftLink | undefined): SyncStep {
  if (isUnderWay(state.phase)) return [state, []];
  const draftId = draftToCheck(link);
  return retryNow({ ...state, phase: draftId === undefined ? IDLE : { is: 'checking', draftId } });
}

function endPause(state: SyncState): SyncStep {
  if (state.phase.is === 'checking') return retryNow(state);
  if (state.phase.is !== 'scheduled') return [state, []];
  return state.waiting.size > 0 ? awaitLock(state) : [{ ...state, phase: IDLE }, []];
}

function startSending(state: SyncState, isHeldBack: boolean): SyncStep {
  if (state.phase.is !== 'locking') return [state, []];
  const { met } = state.phase;
  if (!met) return sendNext(state, [...state.waiting.keys()], isHeldBack);
  if (state.life === 'abandoned') return [{ ...state, phase: IDLE }, [UNLOCK]];
  return [{ ...state, phase: { is: 'sending', next: [], met } }, [{ type: 'send', work: state.work }]];
}

function sendNext(state: SyncState, ids: readonly string[], isHeldBack: boolean): SyncStep {
  const [first, ...next] = ids.filter((id) => state.waiting.has(id));
  if (first === undefined || isHeldBack) return andThen([state, [UNLOCK]], scheduleRest);
  const work = state.waiting.get(first)!;
  return [{ ...state, phase: { is: 'sending', next, met: undefined } }, [{ type: 'send', work }]];
}

function endSend(state: SyncState, event: Extract<SyncEvent, { type: 'sent' }>): SyncStep {
  const { work, sent, isHeldBack } = event;
  if (state.phase.is !== 'sending') return [state, []];
  const { next, met } = state.phase;
  if (met) return andThen([state, [UNLOCK]], (unlocked) => endMatch(unlocked, met, event));
  const isElsewhere = sent.is === 'changed' || sent.is === 'outdated';
  const isHalted = sent.is === 'failed' || (isElsewhere && work.workId === state.work.workId);
  return andThen(handleSent(state, event), (heard) => sendNext(heard, isHalted ? [] : next, isHeldBack));
}

function stop(state: SyncState): SyncStep {
  const stopped: SyncState = { ...state, life: state.life === 'abandoned' ? 'abandoned' : 'stopped' };
  const leave = (next: SyncState): SyncStep => [next, [{ type: 'leave' }]];
  if (!isFree(state.phase)) return leave(stopped);
  return andThen(state.waiting.size > 0 ? awaitLock(stopped) : scheduleRest(stopped), leave);
}
