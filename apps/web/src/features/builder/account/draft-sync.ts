import type { Draft } from '@paperwage/api-contract';
import type { CallError } from '../../../identity/call.ts';
import type { DraftLink } from '../../../records/draft-links.ts';
import type { Work } from '../store/work.ts';
import type { AccountSaving, AccountState } from './account-state.ts';
import type { DraftSyncParts } from './draft-sync-parts.ts';
import { isUnknown, keepTheirs, THEIRS_IS_KEPT } from './keep-theirs.ts';
import { retryDelayMs } from './retry-delay.ts';

export const QUIET_MS = 3_000;
const KEPT = ['draft', 'workId', 'template', 'theme'] as const;

/**
 * Saves the work to the account a few seconds after the last change, beside the browser, which stays first. Each save
 * names the version it is based on; what was changed elsewhere is never written over before the user has chosen.
 */
export class DraftSync implements AccountSaving {
  readonly #parts: DraftSyncParts;
  /** The latest state of each work that is not in the account as it is here. */
  readonly #waiting = new Map<string, Work>();
  readonly #leave: () => void;
  #seen: Work;
  #changedAtMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isSaving = false;
  #isStopped = false;
  #isAbandoned = false;
  /** Whether it was looked at what the account has of the work that was there at first. */
  #isCompared: boolean;

  constructor(parts: DraftSyncParts) {
    this.#parts = parts;
    this.#seen = parts.work();
    this.#changedAtMs = parts.changedAtMs;
    const link = this.#link();
    this.#isCompared = link?.draftId === undefined || link.isRefused === true;
    this.#adopt(parts.isOwn);
    const unsubscribe = parts.subscribe(() => this.#onChange());
    addEventListener('online', this.retry);
    addEventListener('pagehide', this.#flush);
    this.#leave = () => {
      unsubscribe();
      removeEventListener('online', this.retry);
      removeEventListener('pagehide', this.#flush);
    };
    if (!this.#isCompared) void this.#compare();
  }

  take = (): void => {
    const { workId } = this.#seen;
    const isGone = this.#stateOf('browser-only')?.isDeleted === true;
    this.#remember(workId, isGone ? {} : { ...this.#link(), isRefused: false });
    this.#wait(0);
  };

  refuse = (): void => {
    const { workId } = this.#seen;
    this.#remember(workId, { ...this.#link(), isRefused: true });
    this.#say({ status: 'browser-only', isDeleted: false });
  };

  retry = (): void => {
    if (!this.#isCompared) void this.#compare();
    else if (this.#waiting.size > 0) this.#saveIn(0);
  };

  keepMine = async (): Promise<void> => {
    const conflict = this.#stateOf('conflict');
    if (!conflict || conflict.isKeeping) return;
    const { theirs, mineAtMs } = conflict;
    this.#say({ status: 'conflict', theirs, mineAtMs, isKeeping: true });
    const problem = await keepTheirs(this.#parts, theirs);
    if (this.#isStopped || this.#stateOf('conflict')?.theirs !== theirs) return;
    if (problem !== undefined) return this.#say({ status: 'conflict', theirs, mineAtMs, problem });
    this.#parts.tell(THEIRS_IS_KEPT);
    // Theirs is there now, whatever was saved from here before.
    this.#remember(this.#seen.workId, { ...this.#link(), version: theirs.version, digest: '' });
    this.#say({ status: 'saving' });
    this.#wait(0);
  };

  takeTheirs = async (): Promise<void> => {
    const { theirs, isKeeping } = this.#stateOf('conflict') ?? {};
    if (theirs && !isKeeping) await this.#show(theirs, 'The version of your account is shown.');
  };

  stop = (): void => {
    this.#flush();
    this.#isStopped = true;
    this.#leave();
    clearTimeout(this.#timer);
  };

  abandon = (): void => {
    this.#isAbandoned = true;
    this.#waiting.clear();
    this.stop();
  };

  /** What is known of where work stands is not to come back by an answer that was on its way. */
  #remember(workId: string, link: DraftLink): void {
    if (!this.#isAbandoned) this.#parts.links.set(workId, link);
  }

  #link(workId = this.#seen.workId): DraftLink | undefined {
    return this.#parts.links.get(workId);
  }

  #say(state: AccountState): void {
    if (!this.#isStopped) this.#parts.state.set(() => state);
  }

  #stateOf<Status extends AccountState['status']>(
    status: Status,
  ): Extract<AccountState, { status: Status }> | undefined {
    const state = this.#parts.state.get();
    return state.status === status ? (state as Extract<AccountState, { status: Status }>) : undefined;
  }

  /** How work is taken up: as a draft of the account, as one that stays here, or with the question which. */
  #adopt(isOwn: boolean): void {
    const link = this.#link();
    if (link?.isRefused) this.#say({ status: 'browser-only', isDeleted: false });
    else if (link?.draftId !== undefined) this.#say({ status: this.#isCompared ? 'saved' : 'saving' });
    else if (this.#parts.isUntouched(this.#seen)) this.#say({ status: 'new' });
    else if (link || isOwn) this.#wait(QUIET_MS);
    else this.#say({ status: 'offered' });
  }

  #onChange(): void {
    const before = this.#seen;
    const now = this.#parts.work();
    if (KEPT.every((part) => before[part] === now[part])) return;
    this.#seen = now;
    this.#changedAtMs = this.#parts.nowMs();
    if (before.workId !== now.workId) this.#takeUpOther();
    else if (!['conflict', 'offered', 'browser-only'].includes(this.#parts.state.get().status)) this.#wait(QUIET_MS);
  }

  /** What was typed before it is still saved to its own draft. */
  #takeUpOther(): void {
    if (this.#waiting.size > 0) this.#saveIn(0);
    const link = this.#link();
    const isSaved = link?.digest === this.#parts.digest(this.#seen);
    this.#isCompared = true;
    if (link?.draftId !== undefined && !link.isRefused && !isSaved) this.#wait(QUIET_MS);
    else this.#adopt(true);
  }

  #wait(delayMs: number): void {
    const link = this.#link();
    // An empty draft that was only just begun is none to keep.
    if (link?.draftId === undefined && this.#parts.isUntouched(this.#seen)) {
      this.#waiting.delete(this.#seen.workId);
      this.#say({ status: 'new' });
      return;
    }
    // It is wanted in the account from now on, also where the page is left before it gets there.
    if (!link) this.#parts.links.set(this.#seen.workId, {});
    this.#waiting.set(this.#seen.workId, this.#seen);
    if (this.#parts.state.get().status !== 'failed') this.#say({ status: 'saving' });
    this.#saveIn(delayMs);
  }

  #saveIn(delayMs: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#saveAll(), delayMs);
  }

  readonly #flush = (): void => {
    if (this.#waiting.size > 0) void this.#saveAll();
  };

  async #saveAll(): Promise<void> {
    if (this.#isSaving || !this.#isCompared) return;
    clearTimeout(this.#timer);
    this.#isSaving = true;
    await this.#parts.alone(async () => {
      for (const work of [...this.#waiting.values()]) {
        if (this.#isAbandoned || this.#parts.isHeldBack() || !(await this.#saveOne(work))) return;
      }
    });
    this.#isSaving = false;
    if (this.#waiting.size > 0 && !this.#stateOf('conflict'))
      this.#saveIn(this.#failures > 0 ? retryDelayMs(this.#failures) : QUIET_MS);
  }

  /** Whether the work is now in the account, or need not be. */
  async #saveOne(work: Work): Promise<boolean> {
    const link = this.#link(work.workId) ?? {};
    const digest = this.#parts.digest(work);
    // Opened from the account, or typed and taken back: saved again it would only look changed to other devices.
    if (link.draftId !== undefined && link.digest === digest) return this.#isThere(work);
    const made = await this.#parts.make(work);
    if (!made.ok) return this.#failed(made, made.path);
    const { draftId, version, begun } = link;
    if (draftId === undefined) this.#remember(work.workId, { ...link, begun: begun ?? digest });
    const answer = await this.#parts.save(
      { ...made.draft, ...(draftId !== undefined && { draftId, version }) },
      work.workId,
    );
    if (!answer.ok) return this.#refused(work, draftId, answer.error);
    const saved = { draftId: answer.data.draftId, version: answer.data.version, digest };
    this.#failures = 0;
    // The draft may have been begun before, with what stood here then: the answer to that was lost.
    if (draftId === undefined && begun !== undefined && begun !== digest) {
      this.#remember(work.workId, { ...saved, digest: begun });
      return this.#saveOne(work);
    }
    this.#remember(work.workId, saved);
    return this.#isThere(work);
  }

  #isThere(work: Work): true {
    if (this.#waiting.get(work.workId) === work) this.#waiting.delete(work.workId);
    if (work.workId === this.#seen.workId) this.#say({ status: this.#waiting.has(work.workId) ? 'saving' : 'saved' });
    return true;
  }

  async #refused(work: Work, draftId: string | undefined, error: CallError): Promise<boolean> {
    const isShown = work.workId === this.#seen.workId;
    if (error.code === 'draftChanged' && draftId !== undefined) {
      const theirs = await this.#parts.fetch(draftId);
      if (!theirs.ok) return this.#failed(theirs.error);
      if (isShown) this.#say({ status: 'conflict', theirs: theirs.data, mineAtMs: this.#changedAtMs });
      this.#waiting.delete(work.workId);
      return !isShown;
    }
    if (isUnknown(error) && draftId !== undefined) {
      this.#gone(work.workId);
      return true;
    }
    return this.#failed(error);
  }

  /** The draft was deleted from the account: it is not begun again unless that is wanted. */
  #gone(workId: string): void {
    this.#remember(workId, { isRefused: true });
    this.#waiting.delete(workId);
    if (workId === this.#seen.workId) this.#say({ status: 'browser-only', isDeleted: true });
  }

  #failed({ code, message }: Pick<CallError, 'code' | 'message'>, path?: string): false {
    this.#failures += 1;
    const isOffline = code === 'unreachable';
    this.#say({ status: 'failed', message, isOffline, ...(path !== undefined && { path }) });
    return false;
  }

  /** Looks at what the account has of the work that this browser kept, before anything is saved over it. */
  async #compare(): Promise<void> {
    const { workId } = this.#seen;
    const draftId = this.#link()?.draftId;
    if (draftId === undefined) return;
    const answer = await this.#parts.fetch(draftId);
    if (this.#isStopped || this.#isCompared) return;
    if (!answer.ok) {
      if (isUnknown(answer.error)) {
        this.#isCompared = true;
        this.#gone(workId);
        return;
      }
      this.#failed(answer.error);
      this.#timer = setTimeout(() => void this.#compare(), retryDelayMs(this.#failures));
      return;
    }
    this.#isCompared = true;
    this.#failures = 0;
    await this.#meet(answer.data);
  }

  async #meet(theirs: Draft): Promise<void> {
    const link = this.#link();
    const isSaved = link?.digest === this.#parts.digest(this.#seen);
    if (theirs.version === link?.version) {
      this.#parts.complete(theirs);
      if (isSaved) {
        this.#waiting.delete(this.#seen.workId);
        this.#say({ status: 'saved' });
      } else this.#wait(QUIET_MS);
    } else if (isSaved) {
      await this.#show(theirs, 'This draft was changed elsewhere. The newer version is shown.');
    } else {
      this.#waiting.delete(this.#seen.workId);
      this.#say({ status: 'conflict', theirs, mineAtMs: this.#changedAtMs });
    }
  }

  async #show(theirs: Draft, label: string): Promise<void> {
    if (!(await this.#parts.show(theirs, label))) return;
    this.#seen = this.#parts.work();
    const digest = this.#parts.digest(this.#seen);
    this.#remember(this.#seen.workId, { draftId: theirs.draftId, version: theirs.version, digest });
    this.#waiting.delete(this.#seen.workId);
    this.#say({ status: 'saved' });
  }
}
