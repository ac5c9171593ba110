/** How a save ended, and what happens to the work as a result. */
import type { Sent } from '../../../records/draft-sender.ts';
import type { Work } from '../store/work.ts';
import type { KnownWork, SentWork, SyncState, SyncStep } from './draft-sync-states.ts';
import { andThen, isForUser, setLink, setSyncStatus, withoutWaiting } from './draft-sync-states.ts';
import { adoptWork, IN_ACCOUNT, queueWork, QUIET_MS } from './draft-sync-queue.ts';

type Answered = Exclude<Sent, { is: 'failed' | 'behind' }>;
export type Failed = Pick<Extract<Sent, { is: 'failed' }>, 'error' | 'path'>;

/** Continues based on how sending some work ended. */
export function handleSent(state: SyncState, { work, sent, ...known }: SentWork): SyncStep {
  const { workId } = work;
  if (state.life === 'abandoned' || sent.is === 'behind') return [state, []];
  if (sent.is === 'failed') return [state.waiting.size > 0 ? setSyncFailure(state, sent) : state, []];
  const isNewer = sent.is === 'there' && state.waiting.get(workId) !== work;
  const heard = isNewer ? state : withoutWaiting(state, workId);
  // A draft deleted from the account is not recreated unless the user wants that.
  const linked: SyncStep = sent.is === 'unknown' ? setLink(heard, workId, { isRefused: true }) : [heard, []];
  return andThen(linked, (next) =>
    workId === state.work.workId ? handleOwnSent(next, work, sent) : handleOtherSent(next, sent, known),
  );
}

function handleOwnSent(state: SyncState, work: Work, sent: Answered): SyncStep {
  // Opted out while saving: what the account has stays there, and nothing follows it.
  if (state.account.status === 'browser-only') return [state, []];
  if (sent.is === 'unknown') return [setSyncStatus(state, { status: 'browser-only', isDeleted: true }), []];
  if (sent.is !== 'there')
    return [setSyncStatus(state, { status: 'conflict', theirs: sent.theirs, mineAtMs: state.changedAtMs }), []];
  const isWaiting = state.waiting.has(work.workId);
  // Cleared while saving: the account already has it, so send the current state.
  if (!isWaiting && state.work !== work) return queueWork({ ...state, failures: 0 }, IN_ACCOUNT, QUIET_MS);
  return [setSyncStatus({ ...state, failures: 0 }, { status: isWaiting ? 'saving' : 'saved' }), []];
}

/** Clears the error if it was only about another draft. */
function handleOtherSent(state: SyncState, sent: Answered, known: KnownWork): SyncStep {
  const heard = sent.is === 'there' ? { ...state, failures: 0 } : state;
  const isFailure = state.account.status === 'failed' && !state.waiting.has(state.work.workId);
  return isFailure ? adoptWork(heard, known, true) : [heard, []];
}

/** The user's choice, made or pending, takes precedence. */
export function setSyncFailure(state: SyncState, { error, path }: Failed): SyncState {
  const { code, message } = error;
  const isOffline = code === 'unreachable';
  const failed = { status: 'failed', message, isOffline, ...(path !== undefined && { path }) } as const;
  return { ...(isForUser(state) ? state : setSyncStatus(state, failed)), failures: state.failures + 1 };
}
