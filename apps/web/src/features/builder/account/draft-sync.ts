import type { Draft } from '@paperwage/api-contract';
import type { DraftLink } from '../../../records/draft-links.ts';
import type { Sent } from '../../../records/draft-sender.ts';
import { isUnknown } from '../../../records/draft-sender.ts';
import type { Work } from '../store/work.ts';
import type { AccountState } from '../store/save-state.ts';
import type {
  Changed,
  KnownWork,
  SentWork,
  SyncEffect,
  SyncEvent,
  SyncPhase,
  SyncState,
  SyncStep,
} from './draft-sync-states.ts';
import { andThen, isForUser, isFree, isUnderWay, setLink, tellStatus, withoutWaiting } from './draft-sync-states.ts';

type Answered = Exclude<Sent, { is: 'failed' | 'behind' }>;
type Failed = Pick<Extract<Sent, { is: 'failed' }>, 'error' | 'path'>;

export const QUIET_MS = 3_000;
const NEWER = 'This draft was changed elsewhere. You’re seeing the newer version.';
const CHOSEN = 'You’re seeing the version in your account.';
const THEIRS_IS_KEPT = 'We saved the other version as a separate draft.';
const NOT_KEPT = 'We couldn’t save the other version as a separate draft.';

const IDLE: SyncPhase = { is: 'idle' };
const SCHEDULED: SyncPhase = { is: 'scheduled' };
const UNLOCK: SyncEffect = { type: 'unlock' };
const IN_ACCOUNT: KnownWork = { link: {}, isUntouched: false };

/** How work is taken up: compared with the account, saved to it, left in the browser, or with the question which. */
export function beginDraftSync(
  begun: KnownWork & { readonly work: Work; readonly changedAtMs: number; readonly isOwn: boolean },
): SyncStep {
  const { work, changedAtMs, link, isOwn } = begun;
  const account: AccountState = { status: 'off' };
  const state: SyncState = { phase: IDLE, account, work, changedAtMs, waiting: new Map(), failures: 0, life: 'open' };
  const draftId = draftToCheck(link);
  if (draftId === undefined) return adoptWork(state, begun, isOwn);
  return [
    tellStatus({ ...state, phase: { is: 'checking', draftId } }, { status: 'saving' }),
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
 * | refuse     | rest           | .              | .              | .             | .                       |
 * | retry      | .              | rest           | .              | .             | .                       |
 * | restored   | checking, rest | checking, rest | checking, rest | .             | .                       |
 * | timer      | .              | .              | idle, locking  | .             | .                       |
 * | locked     | .              | .              | .              | rest, sending | .                       |
 * | sent       | .              | .              | .              | .             | checking, rest, sending |
 * | sentAtOnce | .              | .              | .              | .             | .                       |
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

function queueEdit(state: SyncState, { work, atMs, ...known }: Changed): SyncStep {
  const edited = { ...state, work, changedAtMs: atMs };
  if (isForUser(state)) return [edited, []];
  return queueWork(edited, known, QUIET_MS);
}

/** What was typed before it is still saved to its own draft. */
function replaceWork(
  state: SyncState,
  { work, atMs, isSaved, ...known }: Changed & { readonly isSaved: boolean },
): SyncStep {
  const replaced = endComparison({ ...state, work, changedAtMs: atMs });
  const isBehind = draftToCheck(known.link) !== undefined && !isSaved;
  return andThen(state.waiting.size > 0 ? schedule(replaced, 0) : [replaced, []], (next) =>
    isBehind ? queueWork(next, known, QUIET_MS) : adoptWork(next, known, true),
  );
}

function adoptWork(state: SyncState, known: KnownWork, isOwn: boolean): SyncStep {
  const { link, isUntouched } = known;
  if (link?.isRefused) return [tellStatus(state, { status: 'browser-only', isDeleted: false }), []];
  if (link?.draftId !== undefined) return [tellStatus(state, { status: 'saved' }), []];
  if (isUntouched) return [tellStatus(state, { status: 'new' }), []];
  if (link || isOwn) return queueWork(state, known, link ? 0 : QUIET_MS);
  return [tellStatus(state, { status: 'offered' }), []];
}

function takeIntoAccount(state: SyncState, { link, isUntouched }: KnownWork): SyncStep {
  const isGone = state.account.status === 'browser-only' && state.account.isDeleted;
  const taken = isGone ? {} : { ...link, isRefused: false };
  return andThen(setLink(state, state.work.workId, taken), (next) => queueWork(next, { link: taken, isUntouched }, 0));
}

function keepInBrowser(state: SyncState, link: DraftLink | undefined): SyncStep {
  const { workId } = state.work;
  const refused = tellStatus(withoutWaiting(state, workId), { status: 'browser-only', isDeleted: false });
  return andThen(setLink(refused, workId, { ...link, isRefused: true }), (next) =>
    state.phase.is === 'checking' ? scheduleRest(next) : [endComparison(next), []],
  );
}

function retryNow(state: SyncState): SyncStep {
  if (state.phase.is === 'checking') return [state, [{ type: 'fetch', draftId: state.phase.draftId }]];
  return state.waiting.size > 0 ? schedule(state, 0) : [state, []];
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

/** What was not answered may have got there as the page was closed, before the draft was changed elsewhere. */
function endMatch(state: SyncState, met: Draft, event: SentWork): SyncStep {
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

/** Goes on from how sending some work ended. */
function handleSent(state: SyncState, { work, sent, ...known }: SentWork): SyncStep {
  const { workId } = work;
  if (state.life === 'abandoned' || sent.is === 'behind') return [state, []];
  if (sent.is === 'failed') return [state.waiting.size > 0 ? tellFailure(state, sent) : state, []];
  const isNewer = sent.is === 'there' && state.waiting.get(workId) !== work;
  const heard = isNewer ? state : withoutWaiting(state, workId);
  // A draft that was deleted from the account is not begun again unless that is wanted.
  const linked: SyncStep = sent.is === 'unknown' ? setLink(heard, workId, { isRefused: true }) : [heard, []];
  return andThen(linked, (next) =>
    workId === state.work.workId ? handleOwnSent(next, work, sent) : handleOtherSent(next, sent, known),
  );
}

function handleOwnSent(state: SyncState, work: Work, sent: Answered): SyncStep {
  if (sent.is === 'unknown') return [tellStatus(state, { status: 'browser-only', isDeleted: true }), []];
  if (sent.is !== 'there')
    return [tellStatus(state, { status: 'conflict', theirs: sent.theirs, mineAtMs: state.changedAtMs }), []];
  const isWaiting = state.waiting.has(work.workId);
  // Cleared or opted out while saving: the account already has it, so send the current state.
  if (!isWaiting && state.work !== work) return queueWork({ ...state, failures: 0 }, IN_ACCOUNT, QUIET_MS);
  return [tellStatus({ ...state, failures: 0 }, { status: isWaiting ? 'saving' : 'saved' }), []];
}

/** Clears the error if it was only about another draft. */
function handleOtherSent(state: SyncState, sent: Answered, known: KnownWork): SyncStep {
  const heard = sent.is === 'there' ? { ...state, failures: 0 } : state;
  const isFailure = state.account.status === 'failed' && !state.waiting.has(state.work.workId);
  return isFailure ? adoptWork(heard, known, true) : [heard, []];
}

/** What the user has chosen, or has to, is told first. */
function tellFailure(state: SyncState, { error, path }: Failed): SyncState {
  const { code, message } = error;
  const isOffline = code === 'unreachable';
  const failed = { status: 'failed', message, isOffline, ...(path !== undefined && { path }) } as const;
  return { ...(isForUser(state) ? state : tellStatus(state, failed)), failures: state.failures + 1 };
}

/** Looks at what the account has of the work that this browser kept, before anything is saved over it. */
function compareWithAccount(state: SyncState, event: Extract<SyncEvent, { type: 'fetched' }>): SyncStep {
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

function compareVersions(
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

function checkLater(state: SyncState, draftId: string, failed: Failed): SyncStep {
  const later = tellFailure({ ...state, phase: { is: 'checking', draftId } }, failed);
  return [later, [{ type: 'startRetryTimer', failures: later.failures }]];
}

function showNewer(state: SyncState, theirs: Draft): SyncStep {
  return andThen(scheduleRest(state), (next) => [next, [{ type: 'show', theirs, label: NEWER }]]);
}

function keepTheirsFirst(state: SyncState): SyncStep {
  if (state.account.status !== 'conflict' || state.account.isKeeping) return [state, []];
  const { theirs, mineAtMs } = state.account;
  const keeping: AccountState = { status: 'conflict', theirs, mineAtMs, isKeeping: true };
  return [tellStatus(state, keeping), [{ type: 'keepTheirs', theirs }]];
}

function keepMine(state: SyncState, { theirs, error }: Extract<SyncEvent, { type: 'theirsKept' }>): SyncStep {
  const { account, work, life } = state;
  if (life !== 'open' || account.status !== 'conflict' || account.theirs !== theirs) return [state, []];
  if (error) {
    const { mineAtMs } = account;
    return [tellStatus(state, { status: 'conflict', theirs, mineAtMs, problem: `${NOT_KEPT} ${error.message}` }), []];
  }
  // Theirs is there now, whatever was saved from here before.
  const link = { draftId: theirs.draftId, version: theirs.version, digest: '' };
  const kept: SyncStep = [tellStatus(state, { status: 'saving' }), [{ type: 'tell', text: THEIRS_IS_KEPT }]];
  return andThen(
    andThen(kept, (next) => setLink(next, work.workId, link)),
    (next) => queueWork(next, IN_ACCOUNT, 0),
  );
}

function takeTheirs(state: SyncState): SyncStep {
  const { account } = state;
  if (account.status !== 'conflict' || account.isKeeping) return [state, []];
  return [state, [{ type: 'show', theirs: account.theirs, label: CHOSEN }]];
}

function adoptShown(state: SyncState, { theirs, work, digest }: Extract<SyncEvent, { type: 'shown' }>): SyncStep {
  const { workId } = work;
  const shown = tellStatus(withoutWaiting({ ...state, work }, workId), { status: 'saved' });
  const linked = setLink(shown, workId, { draftId: theirs.draftId, version: theirs.version, digest });
  const known = andThen(linked, (next) => [next, [{ type: 'know', workId, theirs }]]);
  return state.phase.is === 'idle' ? andThen(known, scheduleRest) : known;
}

function stop(state: SyncState): SyncStep {
  const stopped: SyncState = { ...state, life: state.life === 'abandoned' ? 'abandoned' : 'stopped' };
  const leave = (next: SyncState): SyncStep => [next, [{ type: 'leave' }]];
  if (!isFree(state.phase)) return leave(stopped);
  return andThen(state.waiting.size > 0 ? awaitLock(stopped) : scheduleRest(stopped), leave);
}

/** Has the work in hand sent after a delay. */
function queueWork(state: SyncState, { link, isUntouched }: KnownWork, delayMs: number): SyncStep {
  const { work, account } = state;
  // Don't save a new draft that is still empty.
  if (isUntouched) return [tellStatus(withoutWaiting(state, work.workId), { status: 'new' }), []];
  const waiting = { ...state, waiting: new Map(state.waiting).set(work.workId, work) };
  const said = account.status === 'failed' ? waiting : tellStatus(waiting, { status: 'saving' });
  // It is wanted in the account from now on, also where the page is left before it gets there.
  const wanted: SyncStep = link ? [said, []] : setLink(said, work.workId, {});
  return andThen(wanted, (next) => schedule(next, delayMs));
}

/** What is under way comes first; what waits then is sent after it. */
function schedule(state: SyncState, delayMs: number): SyncStep {
  if (!isFree(state.phase) || state.life !== 'open') return [state, []];
  return [{ ...state, phase: SCHEDULED }, [{ type: 'startTimer', delayMs }]];
}

/** Nothing is under way: what waits is sent later, unless the user has to choose first. */
function scheduleRest(state: SyncState): SyncStep {
  const { failures } = state;
  const isToSend = state.life === 'open' && state.waiting.size > 0 && state.account.status !== 'conflict';
  if (!isToSend) return [{ ...state, phase: IDLE }, []];
  const timer: SyncEffect =
    failures > 0 ? { type: 'startRetryTimer', failures } : { type: 'startTimer', delayMs: QUIET_MS };
  return [{ ...state, phase: SCHEDULED }, [timer]];
}

function awaitLock(state: SyncState, met?: Draft): SyncStep {
  return [{ ...state, phase: { is: 'locking', met } }, [{ type: 'lock' }]];
}

/** What the account has of the work in hand matters no more. */
function endComparison(state: SyncState): SyncState {
  const { phase } = state;
  if (phase.is === 'checking') return { ...state, phase: IDLE };
  return isUnderWay(phase) ? { ...state, phase: { ...phase, met: undefined } } : state;
}

/** The draft that the account has of the work, which may be another by now. */
function draftToCheck(link: DraftLink | undefined): string | undefined {
  return link?.isRefused ? undefined : link?.draftId;
}
