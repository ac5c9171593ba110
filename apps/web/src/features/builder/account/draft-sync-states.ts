import type { Draft } from '@paperwage/api-contract';
import type { CallError, Called } from '../../../identity/call.ts';
import type { DraftLink } from '../../../records/draft-links.ts';
import type { Sent } from '../../../records/draft-sender.ts';
import type { Work } from '../store/work.ts';
import type { AccountState } from '../store/save-state.ts';

/** What is under way with the account. */
export type SyncPhase =
  /** Fetching the account's copy of the current work, or waiting to retry after a failure. */
  | { readonly is: 'checking'; readonly draftId: string }
  /** Nothing is to be sent, or the user has to choose first. */
  | { readonly is: 'idle' }
  /** A timer runs until what waits is sent. */
  | { readonly is: 'scheduled' }
  /** Waiting for the lock, because no other tab may send at the same time. For `met` see `sending`. */
  | { readonly is: 'locking'; readonly met: Draft | undefined }
  /**
   * One save is in progress, of the work with an id; those in `next` follow. `met`: the account has that other version, and the
   * current work is sent to find out whether it arrived before it.
   */
  | { readonly is: 'sending'; readonly next: readonly string[]; readonly met: Draft | undefined };

export interface SyncState {
  readonly phase: SyncPhase;
  /** The status of the current work, as shown to the user. */
  readonly account: AccountState;
  /** The current work, as last typed. */
  readonly work: Work;
  readonly changedAtMs: number;
  /** The latest state of each work that is not in the account as it is here, by its id. */
  readonly waiting: ReadonlyMap<string, Work>;
  /** Failures in a row. */
  readonly failures: number;
  /** `stopped`: what waits is still sent. `abandoned`: nothing is sent or remembered. */
  readonly life: 'open' | 'stopped' | 'abandoned';
}

/** What the browser knows about the current work when an event arrives. */
export interface KnownWork {
  readonly link: DraftLink | undefined;
  /** Nothing was typed in it, and it is not a draft in the account. */
  readonly isUntouched: boolean;
}

export type Changed = KnownWork & { readonly work: Work; readonly atMs: number };

/** How sending some work ended, with what is then known about the current work. */
export type SentWork = KnownWork & { readonly work: Work; readonly sent: Sent };

export type SyncEvent =
  | ({ readonly type: 'edited' } & Changed)
  /** Other work took its place. `isSaved`: the account has it as it is here. */
  | ({ readonly type: 'replaced'; readonly isSaved: boolean } & Changed)
  | ({ readonly type: 'take' } & KnownWork)
  | { readonly type: 'refuse'; readonly link: DraftLink | undefined }
  | { readonly type: 'retry' | 'keepMine' | 'takeTheirs' | 'stop' | 'abandon' | 'timer' }
  /** The page was restored from the back/forward cache: responses to what it sent may not have arrived. */
  | { readonly type: 'restored'; readonly link: DraftLink | undefined }
  /** `isHeldBack`: another tab's work stands where this one's should be saved. */
  | { readonly type: 'locked'; readonly isHeldBack: boolean }
  | ({ readonly type: 'sent'; readonly isHeldBack: boolean } & SentWork)
  /** What the page sent as it was hidden was answered. */
  | ({ readonly type: 'sentAtOnce' } & SentWork)
  | {
      readonly type: 'fetched';
      readonly draftId: string;
      readonly answer: Called<Draft>;
      readonly link: DraftLink | undefined;
      readonly isSaved: boolean;
    }
  | {
      readonly type: 'completed';
      readonly theirs: Draft;
      readonly isSaved: boolean;
      readonly link: DraftLink | undefined;
    }
  | { readonly type: 'shown'; readonly theirs: Draft; readonly work: Work; readonly digest: string }
  | { readonly type: 'theirsKept'; readonly theirs: Draft; readonly error: CallError | undefined };

export type SyncEffect =
  /** Answered by `fetched`. */
  | { readonly type: 'fetch'; readonly draftId: string }
  /** Ends with `timer`; there is one at a time. */
  | { readonly type: 'startTimer'; readonly delayMs: number }
  | { readonly type: 'startRetryTimer'; readonly failures: number }
  /** Answered by `locked` once no other tab sends; held until `unlock`. */
  | { readonly type: 'lock' | 'unlock' }
  /** Answered by `sent`. */
  | { readonly type: 'send'; readonly work: Work }
  | { readonly type: 'setLink'; readonly workId: string; readonly link: DraftLink }
  /** Later changes can be told from this version. */
  | { readonly type: 'know'; readonly workId: string; readonly theirs: Draft }
  /** Adds to the work what the browser does not store. Answered by `completed`. */
  | { readonly type: 'complete'; readonly theirs: Draft; readonly isSaved: boolean }
  /** Replaces the work with theirs; Undo restores it. Answered by `shown`, unless it cannot be shown. */
  | { readonly type: 'show'; readonly theirs: Draft; readonly label: string }
  /** Answered by `theirsKept`. */
  | { readonly type: 'keepTheirs'; readonly theirs: Draft }
  | { readonly type: 'tell'; readonly text: string }
  /** No more events of the page and the builder, and no timer. */
  | { readonly type: 'leave' };

export type SyncStep = readonly [state: SyncState, effects: readonly SyncEffect[]];

/** Whether a save is on its way, or about to be. */
export function isUnderWay(phase: SyncPhase) {
  return phase.is === 'locking' || phase.is === 'sending';
}

/** What a page sends at once when left. It cannot wait to find out what the account has. */
export function unsentWork({ account, phase, waiting }: SyncState, isWhole: boolean): readonly Work[] {
  const isCompared = phase.is !== 'checking' && !(isUnderWay(phase) && phase.met);
  return account.status !== 'conflict' && (isCompared || isWhole) ? [...waiting.values()] : [];
}

export function withoutWaiting(state: SyncState, workId: string): SyncState {
  const waiting = new Map(state.waiting);
  waiting.delete(workId);
  return { ...state, waiting };
}

/** Shows the user the status of the current work while it is open. */
export function setSyncStatus(state: SyncState, account: AccountState): SyncState {
  return state.life === 'open' ? { ...state, account } : state;
}

/** A late answer must not restore a link that was removed. */
export function setLink(state: SyncState, workId: string, link: DraftLink): SyncStep {
  return [state, state.life === 'abandoned' ? [] : [{ type: 'setLink', workId, link }]];
}

/** One step after another, with the effects of both. */
export function andThen([state, effects]: SyncStep, go: (state: SyncState) => SyncStep): SyncStep {
  const [next, more] = go(state);
  return [next, [...effects, ...more]];
}

/** Whether sending can be scheduled. */
export function isFree(phase: SyncPhase) {
  return phase.is === 'idle' || phase.is === 'scheduled';
}

/** The user has chosen, or has to, whether it goes to the account. */
export function isForUser({ account }: SyncState) {
  return ['conflict', 'offered', 'browser-only'].includes(account.status);
}
