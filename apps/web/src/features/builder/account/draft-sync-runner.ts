import type { Draft } from '@paperwage/api-contract';
import type { SenderParts } from '../../../records/draft-sender.ts';
import { DraftSender } from '../../../records/draft-sender.ts';
import { trackSave } from '../../../records/saves-under-way.ts';
import type { Store } from '../store/create-store.ts';
import type { Work } from '../store/work.ts';
import type { AccountSaving, AccountState } from '../store/save-state.ts';
import type { KnownWork, SyncEffect, SyncEvent, SyncState, SyncStep } from './draft-sync-states.ts';
import { unsentWork } from './draft-sync-states.ts';
import { beginDraftSync, stepDraftSync } from './draft-sync.ts';

/** What saving to the account needs from the builder, the browser and the server. */
export interface DraftSyncParts extends Omit<SenderParts<Work>, 'isAbandoned'> {
  readonly state: Store<AccountState>;
  /** The work as it is now; the same object while nothing changed. */
  readonly work: () => Work;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether the initial work was started in the account. */
  readonly isOwn: boolean;
  readonly changedAtMs: number;
  /** Whether nothing was typed or chosen, or nothing since it was opened from the history. */
  readonly isUntouched: (work: Work) => boolean;
  /** Whether another tab's work is stored where this tab's should be saved. */
  readonly isHeldBack: () => boolean;
  /** Whether the browser stores all of the work, so nothing has to be fetched from the account before saving there. */
  readonly isWhole: boolean;
  /** Replaces the work with a draft from the account; Undo restores it. Returns whether the draft could be shown. */
  readonly show: (draft: Draft, label: string) => Promise<boolean>;
  /** Shows a message at the bottom of the page. */
  readonly tell: (text: string) => void;
  /** Restores into the work what the account stores and the browser does not. */
  readonly complete: (draft: Draft) => void;
  /** Runs while no other tab of this browser saves work of this type. */
  readonly alone: (run: () => Promise<void>) => Promise<void>;
  readonly nowMs: () => number;
}

/** A change to any of these changes the draft; navigation does not. */
const KEPT = ['draft', 'workId', 'template', 'theme'] as const;

/** Saves a builder's work to the account: runs the effects `stepDraftSync` requests and feeds back the results. */
export class DraftSyncRunner implements AccountSaving {
  readonly #parts: DraftSyncParts;
  readonly #sender: DraftSender<Work>;
  readonly #leave: readonly (() => void)[];
  #state: SyncState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unlock: () => void = () => undefined;

  constructor(parts: DraftSyncParts) {
    this.#parts = parts;
    this.#sender = new DraftSender({ ...parts, isAbandoned: () => this.#state.life === 'abandoned' });
    const { isOwn, changedAtMs } = parts;
    const work = parts.work();
    const begun = beginDraftSync({ work, isOwn, changedAtMs, ...this.#known(work) });
    this.#state = begun[0];
    this.#leave = [
      parts.subscribe(() => this.#onChange()),
      followPage({
        unsent: () => (parts.isHeldBack() ? [] : unsentWork(this.#state, parts.isWhole)),
        send: (unsent) => this.#sendAtOnce(unsent),
        onRestored: () => void this.#dispatch({ type: 'restored', link: this.#link() }),
        onOnline: this.retry,
      }),
    ];
    parts.state.set(() => begun[0].account);
    void this.#perform(begun);
  }

  take = (): void => void this.#dispatch({ type: 'take', ...this.#known(this.#state.work) });
  refuse = (): void => void this.#dispatch({ type: 'refuse', link: this.#link() });
  retry = (): void => void this.#dispatch({ type: 'retry' });
  keepMine = (): Promise<void> => this.#dispatch({ type: 'keepMine' });
  takeTheirs = (): Promise<void> => this.#dispatch({ type: 'takeTheirs' });
  stop = (): void => void this.#dispatch({ type: 'stop' });
  abandon = (): void => void this.#dispatch({ type: 'abandon' });

  /** Resolves once everything the event triggered has finished, except timers. */
  async #dispatch(event: SyncEvent): Promise<void> {
    const before = this.#state.account;
    const step = stepDraftSync(this.#state, event);
    const { account } = (this.#state = step[0]);
    if (account !== before) this.#parts.state.set(() => account);
    await this.#perform(step);
  }

  async #perform([, effects]: SyncStep): Promise<void> {
    await Promise.all(effects.map((effect) => this.#run(effect)));
  }

  async #run(effect: SyncEffect): Promise<void> {
    const { links, tell, complete } = this.#parts;
    switch (effect.type) {
      case 'fetch':
        return this.#fetch(effect.draftId);
      case 'startTimer':
        return this.#startTimer(effect.delayMs);
      case 'startRetryTimer':
        return this.#startTimer(retryDelayMs(effect.failures));
      case 'lock':
        return this.#lock();
      case 'unlock':
        return this.#unlock();
      case 'send':
        return this.#send(effect.work);
      case 'setLink':
        return links.set(effect.workId, effect.link);
      case 'know':
        return this.#sender.knows(effect.workId, effect.theirs);
      case 'complete':
        complete(effect.theirs);
        return this.#dispatch({ ...effect, type: 'completed', link: this.#link() });
      case 'show':
        return this.#show(effect.theirs, effect.label);
      case 'keepTheirs':
        return this.#keepTheirs(effect.theirs);
      case 'tell':
        return tell(effect.text);
      case 'leave':
        for (const leave of this.#leave) leave();
        clearTimeout(this.#timer);
    }
  }

  #link(work = this.#state.work) {
    return this.#parts.links.get(work.workId);
  }

  #known(work: Work): KnownWork {
    const link = this.#link(work);
    return { link, isUntouched: link?.draftId === undefined && this.#parts.isUntouched(work) };
  }

  #isSaved(work: Work): boolean {
    return this.#link(work)?.digest === this.#parts.digest(work);
  }

  #onChange(): void {
    const before = this.#state.work;
    const work = this.#parts.work();
    if (KEPT.every((part) => before[part] === work[part])) return;
    const changed = { work, atMs: this.#parts.nowMs(), ...this.#known(work) };
    if (before.workId === work.workId) void this.#dispatch({ type: 'edited', ...changed });
    else void this.#dispatch({ type: 'replaced', isSaved: this.#isSaved(work), ...changed });
  }

  #startTimer(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#dispatch({ type: 'timer' }), delayMs);
  }

  /** Holds the lock from `locked` to `unlock`. */
  async #lock(): Promise<void> {
    const { alone, isHeldBack } = this.#parts;
    await alone(async () => {
      const unlocked = new Promise<void>((resolve) => (this.#unlock = resolve));
      await this.#dispatch({ type: 'locked', isHeldBack: isHeldBack() });
      await unlocked;
    });
  }

  async #send(work: Work): Promise<void> {
    const sent = await this.#sender.send(work);
    const known = this.#known(this.#state.work);
    await this.#dispatch({ type: 'sent', work, sent, isHeldBack: this.#parts.isHeldBack(), ...known });
  }

  #sendAtOnce(work: Work): Promise<unknown> | undefined {
    return this.#sender.sendAtOnce(work)?.then((sent) => {
      // Failures are retried automatically.
      if (sent.is === 'failed') return;
      return this.#dispatch({ type: 'sentAtOnce', work, sent, ...this.#known(this.#state.work) });
    });
  }

  async #fetch(draftId: string): Promise<void> {
    const answer = await this.#parts.fetch(draftId);
    const { work } = this.#state;
    const isSaved = answer.ok && this.#isSaved(work);
    await this.#dispatch({ type: 'fetched', draftId, answer, link: this.#link(), isSaved });
  }

  async #show(theirs: Draft, label: string): Promise<void> {
    if (!(await this.#parts.show(theirs, label))) return;
    const work = this.#parts.work();
    await this.#dispatch({ type: 'shown', theirs, work, digest: this.#parts.digest(work) });
  }

  /**
   * Saves a version of a draft as a separate draft. A version is saved only once, however often and from whichever tab it is
   * requested: it has one key.
   */
  async #keepTheirs(theirs: Draft): Promise<void> {
    const { type, template, theme, documentData, draftId, version } = theirs;
    const draft = { type, template, theme, documentData: documentData as object };
    const answer = await this.#parts.save(draft, `${draftId}-version-${version}`);
    await this.#dispatch({ type: 'theirsKept', theirs, error: answer.ok ? undefined : answer.error });
  }
}

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;

/** How long to wait after this many failures in a row: longer each time, with jitter to spread out clients. */
function retryDelayMs(failures: number): number {
  const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1));
  return longest * (0.75 + Math.random() / 4);
}

interface PageParts {
  /** What the account lacks and may be sent now. */
  readonly unsent: () => readonly Work[];
  /** Sends work before it returns; undefined if that is impossible. */
  readonly send: (work: Work) => Promise<unknown> | undefined;
  /** The page is restored from the back/forward cache: responses to what it sent may not have arrived. */
  readonly onRestored: () => void;
  readonly onOnline: () => void;
}

/**
 * Sends unsent work when the page is closed, left or hidden: nothing runs after that, and phones close hidden pages without
 * notice. Returns a function that stops it.
 */
function followPage({ unsent, send, onRestored, onOnline }: PageParts): () => void {
  // A closing page is hidden too.
  const sent = new WeakSet<Work>();
  function sendUnsent() {
    for (const work of unsent()) {
      const sending = sent.has(work) ? undefined : send(work);
      if (!sending) continue;
      sent.add(work);
      void trackSave(sending);
    }
  }
  function onHidden() {
    if (document.visibilityState === 'hidden') sendUnsent();
  }
  function onShown({ persisted }: PageTransitionEvent) {
    if (persisted) onRestored();
  }
  addEventListener('pagehide', sendUnsent);
  addEventListener('pageshow', onShown);
  addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    removeEventListener('pagehide', sendUnsent);
    removeEventListener('pageshow', onShown);
    removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onHidden);
  };
}
