/** What waits to be saved to the account: when work joins it or leaves it, and when it is sent. */
import type { Draft } from '@paperwage/api-contract';
import type { DraftLink } from '../../../records/draft-links.ts';
import type { Changed, KnownWork, SyncEffect, SyncPhase, SyncState, SyncStep } from './draft-sync-states.ts';
import { andThen, isForUser, isFree, isUnderWay, setLink, setSyncStatus, withoutWaiting } from './draft-sync-states.ts';

export const QUIET_MS = 3_000;
export const IDLE: SyncPhase = { is: 'idle' };
const SCHEDULED: SyncPhase = { is: 'scheduled' };
/** What is known about work in the account. */
export const IN_ACCOUNT: KnownWork = { link: {}, isUntouched: false };

/** Schedules saving new input, unless the user keeps it out of the account or has to choose first. */
export function queueEdit(state: SyncState, { work, atMs, ...known }: Changed): SyncStep {
  const edited = { ...state, work, changedAtMs: atMs };
  if (isForUser(state)) return [edited, []];
  return queueWork(edited, known, QUIET_MS);
}

/** Switches to other work. Earlier input is still saved to its own draft. */
export function replaceWork(
  state: SyncState,
  { work, atMs, isSaved, ...known }: Changed & { readonly isSaved: boolean },
): SyncStep {
  const replaced = endComparison({ ...state, work, changedAtMs: atMs });
  const isBehind = draftToCheck(known.link) !== undefined && !isSaved;
  return andThen(state.waiting.size > 0 ? schedule(replaced, 0) : [replaced, []], (next) =>
    isBehind ? queueWork(next, known, QUIET_MS) : adoptWork(next, known, true),
  );
}

/** Saves work that is not in the account yet, if it belongs there, and shows the user its status. */
export function adoptWork(state: SyncState, known: KnownWork, isOwn: boolean): SyncStep {
  const { link, isUntouched } = known;
  if (link?.isRefused) return [setSyncStatus(state, { status: 'browser-only', isDeleted: false }), []];
  if (link?.draftId !== undefined) return [setSyncStatus(state, { status: 'saved' }), []];
  if (isUntouched) return [setSyncStatus(state, { status: 'new' }), []];
  if (link || isOwn) return queueWork(state, known, link ? 0 : QUIET_MS);
  return [setSyncStatus(state, { status: 'offered' }), []];
}

/** The user wants the work in the account: as a new draft if the old one was deleted there. */
export function takeIntoAccount(state: SyncState, { link, isUntouched }: KnownWork): SyncStep {
  const isGone = state.account.status === 'browser-only' && state.account.isDeleted;
  const taken = isGone ? {} : { ...link, isRefused: false };
  return andThen(setLink(state, state.work.workId, taken), (next) => queueWork(next, { link: taken, isUntouched }, 0));
}

/** The user wants the work in this browser alone. Other work that waited for that decision is sent. */
export function keepInBrowser(state: SyncState, link: DraftLink | undefined): SyncStep {
  const { workId } = state.work;
  const refused = setSyncStatus(withoutWaiting(state, workId), { status: 'browser-only', isDeleted: false });
  return andThen(setLink(endComparison(refused), workId, { ...link, isRefused: true }), (next) =>
    next.phase.is === 'idle' ? scheduleRest(next) : [next, []],
  );
}

/** Asks or sends again at once, without the pause after a failure. */
export function retryNow(state: SyncState): SyncStep {
  if (state.phase.is === 'checking') return [state, [{ type: 'fetch', draftId: state.phase.draftId }]];
  return state.waiting.size > 0 ? schedule(state, 0) : [state, []];
}

/** Schedules sending the current work after a delay. */
export function queueWork(state: SyncState, { link, isUntouched }: KnownWork, delayMs: number): SyncStep {
  const { work, account } = state;
  // Don't save a new draft that is still empty.
  if (isUntouched) return [setSyncStatus(withoutWaiting(state, work.workId), { status: 'new' }), []];
  const waiting = { ...state, waiting: new Map(state.waiting).set(work.workId, work) };
  const said = account.status === 'failed' ? waiting : setSyncStatus(waiting, { status: 'saving' });
  // From now on it belongs in the account, even if the page is left before it arrives.
  const wanted: SyncStep = link ? [said, []] : setLink(said, work.workId, {});
  return andThen(wanted, (next) => schedule(next, delayMs));
}

/** Pending work finishes first; then the queue is sent. */
function schedule(state: SyncState, delayMs: number): SyncStep {
  if (!isFree(state.phase) || state.life !== 'open') return [state, []];
  return [{ ...state, phase: SCHEDULED }, [{ type: 'startTimer', delayMs }]];
}

/** Nothing is in progress: the queue is sent later, unless the user has to choose first. */
export function scheduleRest(state: SyncState): SyncStep {
  const { failures } = state;
  const isToSend = state.life === 'open' && state.waiting.size > 0 && state.account.status !== 'conflict';
  if (!isToSend) return [{ ...state, phase: IDLE }, []];
  const timer: SyncEffect =
    failures > 0 ? { type: 'startRetryTimer', failures } : { type: 'startTimer', delayMs: QUIET_MS };
  return [{ ...state, phase: SCHEDULED }, [timer]];
}

/** Waits for its turn to send. For `met` see `SyncPhase`. */
export function awaitLock(state: SyncState, met?: Draft): SyncStep {
  return [{ ...state, phase: { is: 'locking', met } }, [{ type: 'lock' }]];
}

/** The account's copy of the current work no longer matters. */
function endComparison(state: SyncState): SyncState {
  const { phase } = state;
  if (phase.is === 'checking') return { ...state, phase: IDLE };
  return isUnderWay(phase) ? { ...state, phase: { ...phase, met: undefined } } : state;
}

/** The account's draft of the work, which may be a different one by now. */
export function draftToCheck(link: DraftLink | undefined): string | undefined {
  return link?.isRefused ? undefined : link?.draftId;
}
