import { emptyPayStubDraft } from '@paperwage/documents/pay-stub';
import { calendarDate } from '@paperwage/values';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BuilderState, Work } from '../store/builder-state.ts';
import { stateFromWork, workOf } from '../store/builder-state.ts';
import { createStore } from '../../builder/store/create-store.ts';
import { undoLatest } from '../store/edits.ts';
import { takeTheirs } from './take-theirs.ts';
import type { Loaded } from './work-storage.ts';

const draft = emptyPayStubDraft({ today: calendarDate('2026-11-21'), random: () => 0.5 });
const named = (employerName: string, theme: string): Work => ({
  draft: { ...draft, companyInfo: { ...draft.companyInfo, employerName } },
  template: 'ledger',
  theme,
  stub: 0,
  finishSeen: theme === 'umber',
  hasDownloaded: false,
  visited: ['basics'],
});
const mine = named('Mine', 'umber');
const theirs = named('Theirs', 'slate');

const store = createStore<BuilderState>(stateFromWork(mine));
const calls: string[] = [];
const autosave = { accept: () => void calls.push('accept'), keepMine: () => void calls.push('keepMine') };
const take = (load: () => Promise<Loaded>) => takeTheirs({ store, storage: { load }, autosave, known: (work) => work });

beforeEach(() => {
  store.set(() => stateFromWork(mine));
  calls.length = 0;
});

describe('takeTheirs', () => {
  it('shows the other tab’s work, and brings this tab’s back on undo', async () => {
    await take(() => Promise.resolve({ kind: 'work', work: theirs, revision: 'b', savedAtMs: 1 }));
    expect(workOf(store.get())).toEqual(theirs);
    expect(calls).toEqual(['accept']);
    expect(store.get().toast).toMatchObject({ text: 'The other tab’s work is shown.', action: { label: 'Undo' } });
    store.get().toast!.action!.run();
    expect(workOf(store.get())).toEqual(mine);
    expect(undoLatest(store)).toBe(false);
  });

  it.each(['none', 'unreadable'] as const)('keeps this tab’s work when the other is %s', async (kind) => {
    await take(() => Promise.resolve({ kind }));
    expect(workOf(store.get())).toEqual(mine);
    expect([calls, store.get().toast?.text]).toEqual([['keepMine'], expect.stringContaining('What is here was kept')]);
  });

  it('changes nothing when the other work cannot be read, and says so', async () => {
    await take(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    expect(workOf(store.get())).toEqual(mine);
    expect([calls, store.get().toast?.text]).toEqual([[], expect.stringContaining('could not be read')]);
  });
});
