import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftLink } from '../../../records/draft-links.ts';
import { draftLinks } from '../../../records/draft-links.ts';
import type { DraftToSave } from '../../../records/drafts.ts';
import { EMPTY_NOTE, noteKind } from '../kind/note-kind.fixture.ts';
import { createStore } from '../store/create-store.ts';
import type { Work } from '../store/work.ts';
import type { AccountState } from '../store/save-state.ts';
import { createServer, titleOf } from './draft-server.fixture.ts';
import { DraftSyncRunner } from './draft-sync-runner.ts';
import { digestOfWork, draftAtOnce, draftToSave } from './draft-of-account.ts';

const named = (title: string): Work => ({
  draft: { ...EMPTY_NOTE, title },
  workId: 'w1',
  template: 'plain',
  theme: 'ink',
  finishSeen: false,
  hasDownloaded: false,
  visited: [],
});

let server: ReturnType<typeof createServer>;
let values: Map<string, string>;
let sync: DraftSyncRunner | undefined;
let page: EventTarget;
/** What a closing page sends arrives, though its response does not; or it does not arrive. */
let isReached: boolean;
const work = createStore<Work>(named(''));
const state = createStore<AccountState>({ status: 'off' });
const links = () =>
  draftLinks('paystub', 'user', () => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  }));

/** Opens the page with what the browser kept. */
function open(title: string) {
  sync?.abandon();
  state.set(() => ({ status: 'off' }));
  work.set(() => named(title));
  sync = new DraftSyncRunner({
    state,
    work: work.get,
    subscribe: work.subscribe,
    links: links(),
    isOwn: true,
    isWhole: true,
    changedAtMs: 1,
    isUntouched: ({ draft }) => titleOf(draft) === '',
    isHeldBack: () => false,
    digest: (one) => digestOfWork(noteKind, one),
    make: (one) => draftToSave(noteKind, one, () => Promise.reject(new Error('There is no picture.'))),
    save: server.save,
    atOnce: {
      make: (one) => draftAtOnce(noteKind, one, () => undefined),
      save(draft: DraftToSave, key: string) {
        if (isReached) server.saveNow(draft, key);
        return new Promise(() => undefined);
      },
    },
    fetch: server.fetch,
    digestOfDraft: ({ template, theme, documentData }) =>
      Promise.resolve(digestOfWork(noteKind, { draft: documentData as object, template, theme })),
    show(theirs) {
      work.set((now) => ({ ...now, draft: theirs.documentData as object }));
      return Promise.resolve(true);
    },
    tell: () => undefined,
    complete: () => undefined,
    alone: (run) => run(),
    nowMs: () => 2,
  });
}

/** Nothing in a closed page keeps running, and no response reaches it. */
function close() {
  page.dispatchEvent(new Event('pagehide'));
  vi.clearAllTimers();
  const kept = new Map(values);
  sync!.abandon();
  values = kept;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const status = () => state.get().status;
const held = (id = 'draft-1') => titleOf(server.drafts.get(id)?.data);
const shown = () => titleOf(work.get().draft);
const type = (title: string) => work.set(() => named(title));
const elsewhere = (title: string) =>
  server.saveNow(
    { type: 'paystub', template: 'plain', theme: 'ink', documentData: named(title).draft, draftId: 'draft-1' },
    title,
  );

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', new EventTarget());
  values = new Map();
  server = createServer();
  isReached = true;
});
afterEach(() => {
  sync?.abandon();
  sync = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the last seconds before a page is closed', () => {
  it('reach the account, of a draft that is there and of one that is not yet, and make no second one', async () => {
    open('');
    type('A');
    close();
    expect(held()).toBe('A');
    open('A');
    await pass(3_000);
    expect([status(), server.drafts.size, server.drafts.get('draft-1')!.version]).toEqual(['saved', 1, 1]);
    type('AB');
    close();
    expect(held()).toBe('AB');
    open('AB');
    await pass(10);
    expect([status(), server.drafts.size, server.drafts.get('draft-1')!.version]).toEqual(['saved', 1, 2]);
    type('ABC');
    await pass(3_000);
    expect([status(), held()]).toEqual(['saved', 'ABC']);
  });

  it('are sent by the next page where they did not get there', async () => {
    open('A');
    await pass(3_000);
    isReached = false;
    type('AB');
    close();
    expect(held()).toBe('A');
    open('AB');
    await pass(10);
    expect([status(), held(), server.drafts.size]).toEqual(['saved', 'AB', 1]);
  });

  it('and were changed on another device since: its version shows without a question', async () => {
    open('A');
    await pass(3_000);
    type('AB');
    close();
    elsewhere('ABC, elsewhere');
    open('AB');
    await pass(10);
    expect([status(), shown(), held()]).toEqual(['saved', 'ABC, elsewhere', 'ABC, elsewhere']);
  });

  it('are not written over what another device saved before them: both are kept until the user has chosen', async () => {
    open('A');
    await pass(3_000);
    elsewhere('Elsewhere');
    type('AB');
    close();
    expect(held()).toBe('Elsewhere');
    open('AB');
    await pass(10_000);
    expect([status(), shown(), held()]).toEqual(['conflict', 'AB', 'Elsewhere']);
  });

  it('follow a save that is under way, whichever of the two gets there', async () => {
    for (const isFirstThere of [true, false]) {
      sync?.abandon();
      server = createServer();
      values = new Map();
      open('A');
      await pass(3_000);
      type('AB');
      server.answers(isFirstThere ? 'lost' : 'none');
      await pass(3_000);
      type('ABC');
      close();
      expect(held()).toBe('ABC');
      server.answers('all');
      open('ABC');
      await pass(10);
      expect([status(), held(), server.drafts.size]).toEqual(['saved', 'ABC', 1]);
    }
  });

  it('follow a beginning that is under way, whichever of the two gets there', async () => {
    for (const isFirstThere of [true, false]) {
      sync?.abandon();
      server = createServer();
      values = new Map();
      open('A');
      server.answers(isFirstThere ? 'lost' : 'none');
      await pass(3_000);
      type('AB');
      close();
      expect([held(), server.drafts.size]).toEqual(['AB', 1]);
      server.answers('all');
      open('AB');
      await pass(3_000);
      expect([status(), held(), server.drafts.size]).toEqual(['saved', 'AB', 1]);
    }
  });

  it('are sent once as a page is hidden and then closed', async () => {
    open('A');
    await pass(3_000);
    type('AB');
    Object.assign(document, { visibilityState: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    close();
    expect(server.seen.map(({ title }) => title)).toEqual(['A', 'AB']);
  });

  it('are kept when the page comes back out of the memory of the browser', async () => {
    open('A');
    await pass(3_000);
    isReached = false;
    type('AB');
    page.dispatchEvent(new Event('pagehide'));
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await pass(10);
    expect([status(), held()]).toEqual(['saved', 'AB']);
    const { sent } = links().get('w1') as DraftLink;
    expect(sent).toBeUndefined();
  });
});
