import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_NOTE, noteKind } from '../kind/note-kind.fixture.ts';
import { stateFromWork, workOf } from '../store/work.ts';
import { createBuilderStore, undoLatest } from '../store/edits.ts';
import { showOtherTabsWork } from './show-other-tabs-work.ts';
import type { Loaded } from './work-storage.ts';

const named = (title: string, theme: string) => ({
  draft: { ...EMPTY_NOTE, title, lines: ['One', 'Two'] },
  workId: title,
  template: 'plain',
  theme,
  finishSeen: theme === 'umber',
  hasDownloaded: false,
  visited: ['title'],
  checkedSteps: [],
  line: theme === 'umber' ? 0 : 1,
});
const mine = named('Mine', 'umber');
const theirs = named('Theirs', 'slate');

const store = createBuilderStore(noteKind, stateFromWork(noteKind, mine));
const calls: string[] = [];
const autosave = { accept: () => void calls.push('accept'), keepMine: () => void calls.push('keepMine') };
const take = (load: () => Promise<Loaded>) =>
  showOtherTabsWork({ kind: noteKind, store, storage: { load }, autosave, known: (work) => work });

beforeEach(() => {
  store.set(() => stateFromWork(noteKind, mine));
  calls.length = 0;
});

describe('showOtherTabsWork', () => {
  it('shows the other tab’s work, and brings this tab’s back on undo', async () => {
    await take(() => Promise.resolve({ kind: 'work', work: theirs, revision: 'b', savedAtMs: 1 }));
    expect(workOf(noteKind, store.get())).toEqual(theirs);
    expect(calls).toEqual(['accept']);
    expect(store.get().toast).toMatchObject({ text: 'You’re seeing the other tab’s work.', action: { label: 'Undo' } });
    store.get().toast!.action!.run();
    expect(workOf(noteKind, store.get())).toEqual(mine);
    expect(undoLatest(store)).toBe(false);
  });

  it.each(['none', 'unreadable'] as const)('keeps this tab’s work when the other is %s', async (kind) => {
    await take(() => Promise.resolve({ kind }));
    expect(workOf(noteKind, store.get())).toEqual(mine);
    expect([calls, store.get().toast?.text]).toEqual([['keepMine'], expect.stringContaining('We kept what’s here')]);
  });

  it('changes nothing when the other work cannot be read, and says so', async () => {
    await take(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    expect(workOf(noteKind, store.get())).toEqual(mine);
    expect([calls, store.get().toast?.text]).toEqual([[], expect.stringContaining('couldn’t read')]);
  });
});
