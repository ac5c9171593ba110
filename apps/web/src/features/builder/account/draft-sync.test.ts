import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Called } from '../../../identity/call.ts';
import { draftLinks } from '../../../records/draft-links.ts';
import { EMPTY_NOTE, noteKind } from '../kind/note-kind.fixture.ts';
import { createStore } from '../store/create-store.ts';
import type { Work } from '../store/work.ts';
import type { AccountState } from '../store/save-state.ts';
import { createServer, titleOf } from './draft-server.fixture.ts';
import { DraftSyncRunner } from './draft-sync-runner.ts';
import { digestOfWork, draftToSave } from './draft-of-account.ts';

const empty: Work = {
  draft: EMPTY_NOTE,
  workId: 'w1',
  template: 'plain',
  theme: 'ink',
  finishSeen: false,
  hasDownloaded: false,
  visited: [],
};
const named = (title: string, workId = 'w1'): Work => ({ ...empty, workId, draft: { ...EMPTY_NOTE, title } });

let server: ReturnType<typeof createServer>;
let values: Map<string, string>;
let sync: DraftSyncRunner | undefined;
const tell = vi.fn<(text: string) => void>();
const upload = vi.fn<(dataUrl: string) => Promise<Called<string>>>();
const work = createStore<Work>(empty);
const state = createStore<AccountState>({ status: 'off' });
const links = () =>
  draftLinks('paystub', 'user', () => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  }));

/** Opens the page with work in it. */
function open(first: Work, isOwn = true) {
  sync?.stop();
  work.set(() => first);
  sync = new DraftSyncRunner({
    state,
    work: work.get,
    subscribe: work.subscribe,
    links: links(),
    isOwn,
    changedAtMs: 1,
    isUntouched: ({ draft }) => titleOf(draft) === '',
    isHeldBack: () => false,
    digest: (one) => digestOfWork(noteKind, one),
    isWhole: true,
    make: (one) => draftToSave(noteKind, one, upload),
    save: server.save,
    fetch: server.fetch,
    digestOfDraft: ({ template, theme, documentData }) =>
      Promise.resolve(digestOfWork(noteKind, { draft: documentData as object, template, theme })),
    show(theirs) {
      work.set((now) => ({ ...now, draft: theirs.documentData as object }));
      return Promise.resolve(true);
    },
    tell,
    complete: () => undefined,
    alone: (run) => run(),
    nowMs: () => 2,
  });
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const status = () => state.get().status;
const held = (id = 'draft-1') => titleOf(server.drafts.get(id)?.data);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined });
  values = new Map();
  server = createServer();
  tell.mockReset();
  upload.mockReset().mockRejectedValue(new Error('There is no picture.'));
});
afterEach(() => {
  sync?.stop();
  sync = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('saving to the account', () => {
  it('does not save again what the account has, opened from it or typed and taken back', async () => {
    open(named('A'));
    await pass(3_000);
    const version = server.drafts.get('draft-1')!.version;
    work.set(() => named('AB'));
    await pass(1_000);
    work.set(() => named('A'));
    await pass(4_000);
    expect([status(), held(), server.drafts.get('draft-1')!.version]).toEqual(['saved', 'A', version]);
  });

  it('begins no draft of nothing, and saves three seconds after the last change', async () => {
    open(empty);
    await pass(10_000);
    expect([status(), server.drafts.size]).toEqual(['new', 0]);
    work.set(() => named('A'));
    await pass(2_900);
    work.set(() => named('AB'));
    await pass(2_900);
    expect([status(), server.drafts.size]).toEqual(['saving', 0]);
    await pass(200);
    expect([status(), held()]).toEqual(['saved', 'AB']);
    work.set(() => named('ABC'));
    await pass(3_000);
    expect(server.seen).toEqual([
      { title: 'AB', version: undefined },
      { title: 'ABC', version: 1 },
    ]);
  });

  it('goes on by itself with what was on its way when the page was left', async () => {
    open(empty);
    work.set(() => named('A'));
    server.answers('none');
    await pass(100);
    server.answers('all');
    open(named('A'), false);
    await pass(3_000);
    expect([status(), held()]).toEqual(['saved', 'A']);
  });

  it('asks before it takes what was begun as a visitor, and remembers the answer', async () => {
    open(named('Visitor'), false);
    await pass(10_000);
    expect([status(), server.drafts.size]).toEqual(['offered', 0]);
    sync!.refuse();
    open(named('Visitor'), false);
    expect(status()).toBe('browser-only');
    sync!.take();
    await pass(10);
    expect([status(), held()]).toEqual(['saved', 'Visitor']);
  });

  it('sends nothing more of work refused while a save was on its way, now or when it is opened again', async () => {
    let answer: () => void = () => undefined;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    const { save } = server;
    server.save = async (...asked) => {
      const told = await save(...asked);
      await isAnswered;
      return told;
    };
    open(named('A'));
    await pass(3_000);
    sync!.refuse();
    work.set(() => named('AB'));
    answer();
    await pass(10_000);
    expect([status(), held()]).toEqual(['browser-only', 'A']);
    work.set(() => named('', 'w2'));
    work.set(() => named('ABC'));
    await pass(10_000);
    expect([status(), held()]).toEqual(['browser-only', 'A']);
    open(named('ABC'), false);
    await pass(10_000);
    expect([status(), held()]).toEqual(['browser-only', 'A']);
    sync!.take();
    await pass(10);
    expect([status(), held(), server.drafts.size]).toEqual(['saved', 'ABC', 1]);
  });

  it('uploads a picture before it saves, and its address stands for it', async () => {
    const pictures = { logo: 'data:image/png;base64,AAAA', seal: '' };
    const address = '/api/logos/2026-12-22/a.png';
    upload.mockImplementation(() => {
      expect(server.seen).toEqual([]);
      return Promise.resolve({ ok: true, data: address });
    });
    open({ ...empty, draft: { ...EMPTY_NOTE, title: 'A', pictures } });
    await pass(3_000);
    expect(upload.mock.calls).toEqual([[pictures.logo]]);
    expect(server.drafts.get('draft-1')?.data).toMatchObject({ title: 'A', pictures: { logo: address, seal: '' } });
  });

  it('tries again until the server answers', async () => {
    open(named('A'));
    server.answers('none');
    await pass(3_000);
    expect(state.get()).toMatchObject({ status: 'failed', isOffline: true });
    server.answers('all');
    await pass(6_000);
    expect([status(), held()]).toEqual(['saved', 'A']);
  });

  it('says what a server says that has no room, keeps the work here, and saves it when there is room', async () => {
    open(named('A'));
    server.answers('full');
    await pass(3_000);
    expect(state.get()).toEqual({ status: 'failed', message: 'storageFull', isOffline: false });
    work.set(() => named('A and more'));
    await pass(4_000);
    expect([status(), server.drafts.size]).toEqual(['failed', 0]);
    server.answers('all');
    await pass(60_000);
    expect([status(), held()]).toEqual(['saved', 'A and more']);
  });

  it('begins a draft once though the answer was lost, and loses nothing typed since', async () => {
    open(named('A'));
    server.answers('lost');
    await pass(3_000);
    work.set(() => named('A and more'));
    server.answers('all');
    await pass(10_000);
    expect([status(), server.drafts.size, held()]).toEqual(['saved', 1, 'A and more']);
  });

  it('writes nothing over a change made elsewhere before the user has chosen', async () => {
    open(named('A'));
    await pass(3_000);
    server.drafts.set('draft-1', { version: 5, data: { ...EMPTY_NOTE, title: 'Elsewhere' } });
    work.set(() => named('Here'));
    await pass(30_000);
    expect([status(), held()]).toEqual(['conflict', 'Elsewhere']);
    work.set(() => named('Here too'));
    await pass(30_000);
    expect([status(), held()]).toEqual(['conflict', 'Elsewhere']);
    await sync!.keepMine();
    await pass(10);
    expect([status(), held()]).toEqual(['saved', 'Here too']);
    expect(held('draft-2')).toBe('Elsewhere');
    expect(tell.mock.calls).toEqual([['We saved the other version as a separate draft.']]);
  });

  it('keeps what was changed elsewhere as one draft, however often it is pressed and if an answer is lost', async () => {
    open(named('A'));
    await pass(3_000);
    server.drafts.set('draft-1', { version: 5, data: { ...EMPTY_NOTE, title: 'Elsewhere' } });
    work.set(() => named('Here'));
    await pass(3_000);
    for (const answer of ['none', 'full', 'lost'] as const) {
      server.answers(answer);
      await sync!.keepMine();
      await pass(30_000);
      const problem = expect.stringContaining(answer === 'full' ? 'storageFull' : 'unreachable') as string;
      expect(state.get()).toMatchObject({ status: 'conflict', theirs: { version: 5 }, problem });
      expect([held(), server.drafts.size]).toEqual(['Elsewhere', answer === 'lost' ? 2 : 1]);
    }
    expect(tell).not.toHaveBeenCalled();
    server.answers('all');
    const presses = [sync!.keepMine(), sync!.keepMine(), sync!.takeTheirs()];
    expect(state.get()).toMatchObject({ status: 'conflict', isKeeping: true });
    work.set(() => named('Here, typed meanwhile'));
    await Promise.all(presses);
    await pass(3_000);
    expect([status(), held('draft-1'), held('draft-2')]).toEqual(['saved', 'Here, typed meanwhile', 'Elsewhere']);
    expect([server.drafts.size, tell.mock.calls.length]).toEqual([2, 1]);
  });

  it('shows what was changed elsewhere when that is chosen', async () => {
    open(named('A'));
    await pass(3_000);
    server.drafts.set('draft-1', { version: 5, data: { ...EMPTY_NOTE, title: 'Elsewhere' } });
    work.set(() => named('Here'));
    await pass(3_000);
    await sync!.takeTheirs();
    await pass(10_000);
    expect([status(), titleOf(work.get().draft), server.seen.length]).toEqual(['saved', 'Elsewhere', 1]);
  });

  it('takes the newer version on opening where nothing here is unsaved, and asks where something is', async () => {
    open(named('A'));
    await pass(3_000);
    server.drafts.set('draft-1', { version: 2, data: { ...EMPTY_NOTE, title: 'Newer' } });
    open(named('A'));
    await pass(10);
    expect([status(), titleOf(work.get().draft)]).toEqual(['saved', 'Newer']);
    server.drafts.set('draft-1', { version: 3, data: { ...EMPTY_NOTE, title: 'Newest' } });
    open(named('Unsaved'));
    await pass(10_000);
    expect([status(), titleOf(work.get().draft), held()]).toEqual(['conflict', 'Unsaved', 'Newest']);
  });

  it('saves what was typed to its own draft when other work takes its place', async () => {
    open(named('A'));
    await pass(3_000);
    work.set(() => named('A, changed'));
    work.set(() => named('', 'w2'));
    work.set(() => named('B', 'w2'));
    await pass(10_000);
    expect([held('draft-1'), held('draft-2'), status()]).toEqual(['A, changed', 'B', 'saved']);
  });

  it('does not bring back a draft that was deleted, unless that is wanted', async () => {
    open(named('A'));
    await pass(3_000);
    server.drafts.clear();
    work.set(() => named('B'));
    await pass(30_000);
    expect([state.get(), server.drafts.size]).toEqual([{ status: 'browser-only', isDeleted: true }, 0]);
  });

  it('sends and remembers nothing more of work that was removed, not even what an answer on its way tells', async () => {
    open(named('A'));
    sync!.abandon();
    values.clear();
    await pass(10_000);
    expect([server.drafts.size, values.size]).toEqual([0, 0]);

    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { save } = server;
    server.save = async (...asked) => {
      const told = await save(...asked);
      await held;
      return told;
    };
    open(named('B', 'w2'));
    await pass(3_000);
    sync!.abandon();
    values.clear();
    answer();
    await pass(10_000);
    expect([server.drafts.size, values.size]).toEqual([1, 0]);
  });
});
