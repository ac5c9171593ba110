import type { Draft } from '@paperwage/api-contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Called, CallError } from '../../../identity/call.ts';
import type { DraftLink } from '../../../records/draft-links.ts';
import type { Sent } from '../../../records/draft-sender.ts';
import type { Work } from '../store/work.ts';
import type { KnownWork, SyncEffect, SyncEvent, SyncState, SyncStep } from './draft-sync-states.ts';
import { unsentWork } from './draft-sync-states.ts';
import { beginDraftSync, stepDraftSync } from './draft-sync.ts';

const titleOf = (work: Work) => (work.draft as { title: string }).title;
const workOf = (title: string, workId: string): Work => ({
  draft: { title },
  workId,
  template: 'plain',
  theme: 'ink',
  finishSeen: false,
  hasDownloaded: false,
  visited: [],
});
const error: CallError = { code: 'unreachable', message: 'No answer.', issues: [] };
const unknown: CallError = { ...error, code: 'draftUnknown' };

/** Simulates the browser, the server and the user around the pure function: requests are answered in any order. */
class Surroundings {
  state!: SyncState;
  readonly links = new Map<string, DraftLink>();
  readonly fetches: string[] = [];
  readonly shows: Draft[] = [];
  readonly keeps: Draft[] = [];
  /** The work that the user keeps in this browser alone. */
  readonly refused = new Set<string>();
  /** What was typed last into each work. */
  readonly typed = new Map<string, Work>();
  onItsWay: Work | undefined;
  lock: 'free' | 'awaited' | 'held' = 'free';
  hasTimer = false;
  typedCount = 0;

  constructor(first: string, link: DraftLink | undefined, isOwn: boolean) {
    const work = workOf(first, 'w1');
    this.typed.set('w1', work);
    if (link) this.links.set('w1', link);
    this.#follow(beginDraftSync({ work, changedAtMs: 1, isOwn, ...this.known(work) }));
  }

  known(work = this.state.work): KnownWork {
    const link = this.links.get(work.workId);
    return { link, isUntouched: link?.draftId === undefined && titleOf(work) === '' };
  }

  isSaved(work = this.state.work): boolean {
    return this.links.get(work.workId)?.digest === titleOf(work);
  }

  happens(event: SyncEvent): void {
    const before = this.state;
    if (event.type === 'refuse') this.refused.add(before.work.workId);
    if (event.type === 'take') this.refused.delete(before.work.workId);
    this.#follow(stepDraftSync(before, event));
    for (const [id, work] of before.waiting) {
      if (!this.state.waiting.has(id)) expect([event, mayEndWaiting(event, id, work, this)]).toEqual([event, true]);
    }
    this.#expectNothingLost();
  }

  #follow([state, effects]: SyncStep): void {
    this.state = state;
    for (const effect of effects) this.#perform(effect);
  }

  #perform(effect: SyncEffect): void {
    switch (effect.type) {
      case 'fetch':
        return void this.fetches.push(effect.draftId);
      case 'startTimer':
      case 'startRetryTimer':
        return void (this.hasTimer = true);
      case 'lock':
        expect(this.lock).toBe('free');
        return void (this.lock = 'awaited');
      case 'unlock':
        expect([this.lock, this.onItsWay]).toEqual(['held', undefined]);
        return void (this.lock = 'free');
      case 'send':
        // At most one save is on its way, and no other tab has one.
        expect([this.lock, this.onItsWay]).toEqual(['held', undefined]);
        expect([...this.refused]).not.toContain(effect.work.workId);
        return void (this.onItsWay = effect.work);
      case 'setLink':
        expect(this.state.life).not.toBe('abandoned');
        return void this.links.set(effect.workId, effect.link);
      case 'complete':
        return this.happens({ ...effect, type: 'completed', link: this.known().link });
      case 'show':
        return void this.shows.push(effect.theirs);
      case 'keepTheirs':
        return void this.keeps.push(effect.theirs);
      case 'leave':
        return void (this.hasTimer = false);
      default:
    }
  }

  /** The latest input is saved, being sent, or queued with something that will send it, or the user has to choose. */
  #expectNothingLost(): void {
    const { state } = this;
    const { phase, waiting, account, work } = state;
    // The browser still has it: the next page goes on from there.
    if (state.life !== 'open') return;
    const isCompared = phase.is !== 'checking' && !('met' in phase && phase.met);
    const isKept =
      this.isSaved() ||
      waiting.get(work.workId) === work ||
      this.onItsWay === work ||
      this.shows.length > 0 ||
      this.known().isUntouched;
    const isForUser = ['conflict', 'offered', 'browser-only'].includes(account.status);
    expect([state, isKept || isForUser || !isCompared]).toEqual([state, true]);
    const goesOn = this.hasTimer || this.lock !== 'free' || this.fetches.length > 0;
    const isRest = isCompared && (waiting.size === 0 || account.status === 'conflict');
    expect([state, goesOn || isRest]).toEqual([state, true]);
  }
}

/** Only a response or the user ends the wait. */
function mayEndWaiting(event: SyncEvent, id: string, work: Work, around: Surroundings): boolean {
  const isShown = around.state.work.workId === id;
  switch (event.type) {
    case 'sent':
    case 'sentAtOnce':
      if (event.work.workId !== id) return false;
      if (event.sent.is === 'there') return event.work === work;
      return event.sent.is !== 'failed' && event.sent.is !== 'behind';
    case 'completed':
    case 'fetched':
      return isShown && (event.isSaved || (event.type === 'fetched' && !event.answer.ok));
    case 'edited':
    case 'take':
      return isShown && event.isUntouched;
    case 'refuse':
    case 'shown':
      return isShown;
    default:
      return event.type === 'abandon';
  }
}

/** What can happen now; a number selects how. */
function possible(around: Surroundings): ((how: number) => void)[] {
  const { state } = around;
  const link = around.known().link;
  if (state.life === 'abandoned') return answers(around);
  if (state.life === 'stopped') return [...answers(around), () => around.happens({ type: 'abandon' })];
  return [
    (how) => type(around, how),
    (how) => type(around, how),
    (how) => replace(around, how),
    () => around.happens({ type: 'take', ...around.known() }),
    () => around.happens({ type: 'refuse', link }),
    () => around.happens({ type: 'retry' }),
    () => around.happens({ type: 'restored', link }),
    () => around.happens({ type: 'keepMine' }),
    () => around.happens({ type: 'takeTheirs' }),
    (how) => leave(around, how),
    (how) => closePage(around, how),
    ...answers(around),
    ...answers(around),
  ];
}

function answers(around: Surroundings): ((how: number) => void)[] {
  return [
    ...(around.hasTimer ? [() => endTimer(around)] : []),
    ...(around.lock === 'awaited' ? [(how: number) => giveLock(around, how % 4 === 3)] : []),
    ...(around.onItsWay ? [(how: number) => answerSend(around, how)] : []),
    ...(around.fetches.length > 0 ? [(how: number) => answerFetch(around, how)] : []),
    ...(around.shows.length > 0 ? [() => answerShow(around)] : []),
    ...(around.keeps.length > 0 ? [(how: number) => answerKeep(around, how % 2 === 0)] : []),
  ];
}

function type(around: Surroundings, how: number): void {
  around.typedCount += 1;
  // Sometimes all of it is deleted, or the input is undone.
  const title = how % 8 === 0 ? '' : how % 8 === 1 ? 'A' : `Typed ${around.typedCount}`;
  const work = workOf(title, around.state.work.workId);
  around.typed.set(work.workId, work);
  around.happens({ type: 'edited', work, atMs: around.typedCount, ...around.known(work) });
}

/** A new document, or Undo back to one that was there before. */
function replace(around: Surroundings, how: number): void {
  const known = [...around.typed.values()].filter(({ workId }) => workId !== around.state.work.workId);
  const work = known[how % (known.length + 1)] ?? workOf('', `w${around.typed.size + 1}`);
  around.typed.set(work.workId, work);
  const isSaved = around.isSaved(work);
  around.happens({ type: 'replaced', work, atMs: around.typedCount, isSaved, ...around.known(work) });
}

function leave(around: Surroundings, how: number): void {
  if (how % 16 === 0) around.happens({ type: 'abandon' });
  else if (how % 16 === 1) around.happens({ type: 'stop' });
}

function endTimer(around: Surroundings): void {
  around.hasTimer = false;
  around.happens({ type: 'timer' });
}

function giveLock(around: Surroundings, isHeldBack: boolean): void {
  around.lock = 'held';
  around.happens({ type: 'locked', isHeldBack });
}

function answerSend(around: Surroundings, how: number): void {
  const work = around.onItsWay!;
  around.onItsWay = undefined;
  const sent = outcomeOf(around, work, how);
  around.happens({ type: 'sent', work, sent, isHeldBack: how % 16 === 15, ...around.known() });
}

/** The page is hidden: what is unsent goes at once, and an answer may come. */
function closePage(around: Surroundings, how: number): void {
  for (const work of unsentWork(around.state, true)) {
    expect([...around.refused]).not.toContain(work.workId);
    const sent = outcomeOf(around, work, how);
    if (sent.is !== 'failed') around.happens({ type: 'sentAtOnce', work, sent, ...around.known() });
  }
}

/** How a save ends, with what the sender then remembers of it. */
function outcomeOf(around: Surroundings, work: Work, how: number): Sent {
  const link = around.links.get(work.workId) ?? {};
  const { draftId, version = 0 } = link;
  const theirs = { draftId, version: version + 1 } as Draft;
  const outcomes: readonly Sent[] = [
    { is: 'there' },
    { is: 'there' },
    { is: 'failed', error },
    ...(draftId === undefined
      ? []
      : ([{ is: 'behind' }, { is: 'unknown' }, { is: 'changed', theirs }, { is: 'outdated', theirs }] as const)),
  ];
  const sent = outcomes[how % outcomes.length]!;
  const isKnown = sent.is === 'there' || sent.is === 'behind';
  // What is already saved does not revert to an older state.
  const isThere = around.isSaved(work) || around.isSaved(around.typed.get(work.workId));
  if (isKnown && around.state.life !== 'abandoned' && !isThere) {
    const digest = sent.is === 'there' ? titleOf(work) : 'An older state';
    const draft = { draftId: draftId ?? `draft of ${work.workId}`, version: version + 1, digest };
    around.links.set(work.workId, { ...draft, ...(link.isRefused && { isRefused: true }) });
  }
  return sent;
}

function answerFetch(around: Surroundings, how: number): void {
  const draftId = around.fetches.shift()!;
  const { link } = around.known();
  const version = (link?.version ?? 0) + (how % 3) - 1;
  const answer: Called<Draft> =
    how % 5 > 2
      ? { ok: false, error: how % 5 === 3 ? error : unknown }
      : { ok: true, data: { draftId, version } as Draft };
  around.happens({ type: 'fetched', draftId, answer, link, isSaved: answer.ok && around.isSaved() });
}

function answerShow(around: Surroundings): void {
  const theirs = around.shows.shift()!;
  const { workId } = around.state.work;
  const work = workOf(`Theirs ${theirs.version}`, workId);
  around.typed.set(workId, work);
  // Showing it changes the store, as typing does.
  if (around.state.life === 'open') around.happens({ type: 'edited', work, atMs: 0, ...around.known(work) });
  around.happens({ type: 'shown', theirs, work, digest: titleOf(work) });
}

function answerKeep(around: Surroundings, isKept: boolean): void {
  around.happens({ type: 'theirsKept', theirs: around.keeps.shift()!, error: isKept ? undefined : error });
}

/** Every request succeeds until nothing is pending. */
function settle(around: Surroundings): void {
  for (let rounds = 0; rounds < 100; rounds += 1) {
    if (around.onItsWay) answerSend(around, 0);
    else if (around.lock === 'awaited') giveLock(around, false);
    else if (around.fetches.length > 0) answerFetch(around, 1);
    else if (around.shows.length > 0) answerShow(around);
    else if (around.keeps.length > 0) answerKeep(around, true);
    else if (around.hasTimer) endTimer(around);
    else return;
  }
  throw new Error('It never comes to rest.');
}

const happenings = fc.array(fc.tuple(fc.nat(1_000), fc.nat(1_000)), { maxLength: 60 });
const firsts = fc.constantFrom<readonly [string, DraftLink | undefined, boolean]>(
  ['', undefined, true],
  ['A', undefined, true],
  ['A', undefined, false],
  ['A', {}, false],
  ['A', { isRefused: true }, true],
  ['A', { draftId: 'draft of w1', version: 3, digest: 'A' }, false],
  ['A', { draftId: 'draft of w1', version: 3, digest: 'Before' }, false],
);

it('no sequence of events loses what was typed, sends what was refused, or has two saves on their way', () => {
  let open = 0;
  fc.assert(
    fc.property(firsts, happenings, (first, taken) => {
      const around = new Surroundings(...first);
      for (const [which, how] of taken) {
        const now = possible(around);
        if (now.length > 0) now[which % now.length]!(how);
      }
      settle(around);
      const { life, account, waiting } = around.state;
      if (life !== 'open') return;
      open += 1;
      expect(['new', 'offered', 'browser-only', 'saved', 'conflict']).toContain(account.status);
      if (account.status === 'saved') expect(around.isSaved()).toBe(true);
      if (account.status !== 'conflict') expect([...waiting.keys()]).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
  expect(open).toBeGreaterThan(1_500);
});
