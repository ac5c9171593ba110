import type { Draft } from '@paperwage/api-contract';
import type { DraftLink } from '../../../records/draft-links.ts';
import { isInAccount } from '../../../records/draft-links.ts';
import type { Sent } from '../../../records/draft-sender.ts';
import { DraftSender, isUnknown } from '../../../records/draft-sender.ts';
import type { Work } from '../store/work.ts';
import type { AccountSaving, AccountState } from './account-state.ts';
import { stateIn } from './account-state.ts';
import type { DraftSyncParts } from './draft-sync-parts.ts';
import { followPage } from './follow-page.ts';
import { keepTheirs, THEIRS_IS_KEPT } from './keep-theirs.ts';
import { retryDelayMs } from './retry-delay.ts';

export const QUIET_MS = 3_000;
const NEWER = 'This draft was changed elsewhere. The newer version is shown.';
const KEPT = ['draft', 'workId', 'template', 'theme'] as const;

/**
 * Saves the work to the account a few seconds after the last change, beside the browser, which stays first. Each save
 * names the version it is based on; what was changed elsewhere is never written over before the user has chosen.
 */
export class DraftSync implements AccountSaving {
  readonly #parts: DraftSyncParts;
  readonly #sender: DraftSender<Work>;
  /** The latest state of each work that is not in the account as it is here. */
  readonly #waiting = new Map<string, Work>();
  readonly #leave: readonly (() => void)[];
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
    this.#sender = new DraftSender({ ...parts, isAbandoned: () => this.#isAbandoned });
    this.#seen = parts.work();
    this.#changedAtMs = parts.changedAtMs;
    this.#isCompared = !isInAccount(this.#link());
    this.#adopt(parts.isOwn);
    this.#leave = [
      parts.subscribe(() => this.#onChange()),
      followPage({
        unsent: () => this.#unsent(),
        sendAtOnce: (work) => this.#sender.sendAtOnce(work),
        heard: (work, sent) => this.#heard(work, sent),
        onBack: () => {
          this.#isCompared = !isInAccount(this.#link());
          this.retry();
        },
        onOnline: this.retry,
      }),
    ];
    if (!this.#isCompared) void this.#compare();
  }

  take = (): void => {
    const isGone = stateIn(this.#parts.state, 'browser-only')?.isDeleted === true;
    this.#remember(this.#seen.workId, isGone ? {} : { ...this.#link(), isRefused: false });
    this.#wait(0);
  };

  refuse = (): void => {
    const { workId } = this.#seen;
    this.#waiting.delete(workId);
    this.#isCompared = true;
    this.#remember(workId, { ...this.#link(), isRefused: true });
    this.#say({ status: 'browser-only', isDeleted: false });
  };

  retry = (): void => {
    if (!this.#isCompared) void this.#compare();
    else if (this.#waiting.size > 0) this.#saveIn(0);
  };

  keepMine = async (): Promise<void> => {
    const conflict = stateIn(this.#parts.state, 'conflict');
    if (!conflict || conflict.isKeeping) return;
    const { theirs, mineAtMs } = conflict;
    this.#say({ status: 'conflict', theirs, mineAtMs, isKeeping: true });
    const problem = await keepTheirs(this.#parts, theirs);
    if (this.#isStopped || stateIn(this.#parts.state, 'conflict')?.theirs !== theirs) return;
    if (problem !== undefined) return this.#say({ status: 'conflict', theirs, mineAtMs, problem });
    this.#parts.tell(THEIRS_IS_KEPT);
    // Theirs is there now, whatever was saved from here before.
    this.#remember(this.#seen.workId, { draftId: theirs.draftId, version: theirs.version, digest: '' });
    this.#say({ status: 'saving' });
    this.#wait(0);
  };

  takeTheirs = async (): Promise<void> => {
    const { theirs, isKeeping } = stateIn(this.#parts.state, 'conflict') ?? {};
    if (theirs && !isKeeping) await this.#show(theirs, 'The version of your account is shown.');
  };

  stop = (): void => {
    if (this.#waiting.size > 0) void this.#saveAll();
    this.#isStopped = true;
    for (const leave of this.#leave) leave();
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

  /** How work is taken up: as a draft of the account, as one that stays here, or with the question which. */
  #adopt(isOwn: boolean): void {
    const link = this.#link();
    if (link?.isRefused) this.#say({ status: 'browser-only', isDeleted: false });
    else if (link?.draftId !== undefined) this.#say({ status: this.#isCompared ? 'saved' : 'saving' });
    else if (this.#parts.isUntouched(this.#seen)) this.#say({ status: 'new' });
    else if (link || isOwn) this.#wait(link ? 0 : QUIET_MS);
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
      return this.#say({ status: 'new' });
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

  async #saveAll(): Promise<void> {
    if (this.#isSaving || !this.#isCompared) return;
    this.#isSaving = true;
    await this.#parts.alone(async () => {
      for (const work of [...this.#waiting.values()]) {
        if (this.#isAbandoned || this.#parts.isHeldBack()) return;
        if (!this.#heard(work, await this.#sender.send(work))) return;
      }
    });
    this.#isSaving = false;
    if (this.#waiting.size > 0 && !stateIn(this.#parts.state, 'conflict'))
      this.#saveIn(this.#failures > 0 ? retryDelayMs(this.#failures) : QUIET_MS);
  }

  /** A page that is left may not wait to learn what the account has: where that matters, the next one sends it. */
  *#unsent(): Iterable<Work> {
    if (stateIn(this.#parts.state, 'conflict') || this.#parts.isHeldBack()) return;
    if (this.#isCompared || this.#parts.isWhole) yield* this.#waiting.values();
  }

  /** Goes on from how sending some work ended. Returns whether other work may be sent. */
  #heard(work: Work, sent: Sent): boolean {
    const isShown = work.workId === this.#seen.workId;
    switch (sent.is) {
      case 'there':
        this.#isThere(work);
        return true;
      case 'behind':
        return true;
      case 'unknown':
        this.#gone(work.workId);
        return true;
      case 'failed':
        this.#failed(sent);
        return false;
      default:
        this.#waiting.delete(work.workId);
        if (isShown) this.#say({ status: 'conflict', theirs: sent.theirs, mineAtMs: this.#changedAtMs });
        return !isShown;
    }
  }

  #isThere(work: Work): void {
    this.#failures = 0;
    if (this.#waiting.get(work.workId) === work) this.#waiting.delete(work.workId);
    if (work.workId === this.#seen.workId) this.#say({ status: this.#waiting.has(work.workId) ? 'saving' : 'saved' });
  }

  /** The draft was deleted from the account: it is not begun again unless that is wanted. */
  #gone(workId: string): void {
    this.#remember(workId, { isRefused: true });
    this.#waiting.delete(workId);
    if (workId === this.#seen.workId) this.#say({ status: 'browser-only', isDeleted: true });
  }

  #failed({ error: { code, message }, path }: Omit<Extract<Sent, { is: 'failed' }>, 'is'>): void {
    this.#failures += 1;
    this.#say({ status: 'failed', message, isOffline: code === 'unreachable', ...(path !== undefined && { path }) });
  }

  /** Looks at what the account has of the work that this browser kept, before anything is saved over it. */
  async #compare(): Promise<void> {
    const { workId } = this.#seen;
    const draftId = this.#link()?.draftId;
    if (draftId === undefined) return;
    const answer = await this.#parts.fetch(draftId);
    if (this.#isStopped || this.#isCompared) return;
    if (!answer.ok) {
      if (!isUnknown(answer.error)) return this.#compareLater(answer);
      this.#isCompared = true;
      return this.#gone(workId);
    }
    this.#failures = 0;
    await this.#meet(answer.data);
  }

  #compareLater(failed: Pick<Extract<Sent, { is: 'failed' }>, 'error'>): void {
    this.#failed(failed);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#compare(), retryDelayMs(this.#failures));
  }

  async #meet(theirs: Draft): Promise<void> {
    const link = this.#link();
    // Another page of this browser was faster.
    if ((link?.version ?? 0) > theirs.version) return this.#compare();
    const isSaved = link?.digest === this.#parts.digest(this.#seen);
    if (theirs.version === link?.version) {
      this.#isCompared = true;
      this.#sender.knows(this.#seen.workId, theirs);
      this.#parts.complete(theirs);
      if (isSaved) this.#isThere(this.#seen);
      else this.#wait(0);
    } else if (isSaved) {
      this.#isCompared = true;
      await this.#show(theirs, NEWER);
    } else await this.#meetUnsaved(theirs);
  }

  /** What was not answered may have got there as the page was closed, before the draft was changed elsewhere. */
  async #meetUnsaved(theirs: Draft): Promise<void> {
    this.#parts.complete(theirs);
    const work = this.#seen;
    let sent: Sent | undefined;
    await this.#parts.alone(async () => void (sent = await this.#sender.send(work)));
    // Other work may have taken its place meanwhile.
    if (this.#isStopped || this.#isCompared || !sent) return;
    if (sent.is === 'failed') return this.#compareLater(sent);
    this.#isCompared = true;
    const isSame = this.#seen === work;
    if (sent.is === 'outdated' && isSame) return this.#show(sent.theirs, NEWER);
    if (sent.is === 'there' && isSame && this.#link()!.version! < theirs.version) return this.#show(theirs, NEWER);
    this.#heard(work, sent);
    if (sent.is === 'behind' || (sent.is === 'there' && !isSame)) this.#wait(0);
  }

  async #show(theirs: Draft, label: string): Promise<void> {
    if (!(await this.#parts.show(theirs, label))) return;
    this.#seen = this.#parts.work();
    const digest = this.#parts.digest(this.#seen);
    this.#remember(this.#seen.workId, { draftId: theirs.draftId, version: theirs.version, digest });
    this.#sender.knows(this.#seen.workId, theirs);
    this.#waiting.delete(this.#seen.workId);
    this.#say({ status: 'saved' });
  }
}
