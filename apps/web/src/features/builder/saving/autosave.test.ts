import type { SaveState } from '../store/save-state.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_NOTE } from '../kind/note-kind.fixture.ts';
import type { Work } from '../store/work.ts';
import { createStore } from '../store/create-store.ts';
import type { Autosave } from './autosave.ts';
import { startAutosave } from './autosave.ts';
import { OtherTabSavedError } from './work-storage.ts';

const empty: Work = {
  draft: EMPTY_NOTE,
  workId: 'w',
  template: 'ledger',
  theme: 'harbor',
  finishSeen: false,
  hasDownloaded: false,
  visited: ['basics'],
};

/** The work after a key was pressed in the title. */
const named = (title: string): Work => ({ ...empty, draft: { ...EMPTY_NOTE, title } });

let page: EventTarget & { visibilityState: string };
let browser: EventTarget;
let autosave: Autosave;
const work = createStore<Work>(empty);
const state = createStore<SaveState>('new');
const saves: Work[] = [];
let refusal: Error | undefined;
let isChangedElsewhere = false;

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  browser = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
  work.set(() => empty);
  state.set(() => 'new');
  saves.length = 0;
  refusal = undefined;
  isChangedElsewhere = false;
  autosave = startAutosave({
    work: work.get,
    subscribe: work.subscribe,
    state,
    storage: {
      load: () => Promise.resolve({ kind: 'none' }),
      save(saved, _nowMs, evenSo) {
        if (refusal && !evenSo) throw refusal;
        saves.push(saved);
      },
      changedElsewhere: () => isChangedElsewhere,
      isAbout: (key) => key === 'the work',
    },
  });
});

afterEach(() => {
  autosave.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = (text: string) => work.set(() => named(text));

/** What the browser says when another tab has written. */
function writtenElsewhere() {
  isChangedElsewhere = true;
  browser.dispatchEvent(Object.assign(new Event('storage'), { key: 'the work' }));
}

describe('saving by itself', () => {
  it('saves every change, 500 ms after the last key', () => {
    press('C');
    vi.advanceTimersByTime(499);
    expect([saves.length, state.get()]).toEqual([0, 'saving']);
    press('Ca');
    vi.advanceTimersByTime(499);
    expect([saves.length, state.get()]).toEqual([0, 'saving']);
    vi.advanceTimersByTime(1);
    expect([saves, state.get()]).toEqual([[named('Ca')], 'saved']);
    press('Cas');
    expect(state.get()).toBe('saving');
    vi.advanceTimersByTime(500);
    expect(saves).toEqual([named('Ca'), named('Cas')]);
  });

  it.each([
    ['a field', named('A')],
    ['the template', { ...empty, template: 'compact' }],
    ['the theme', { ...empty, theme: 'umber' }],
    ['the finish step seen', { ...empty, finishSeen: true }],
    ['a file downloaded', { ...empty, hasDownloaded: true }],
    ['a step left with Continue', { ...empty, checkedSteps: ['basics'] }],
  ])('takes %s for a change', (_what, changed) => {
    work.set(() => changed);
    vi.advanceTimersByTime(500);
    expect(saves).toEqual([changed]);
  });

  it('takes moving about for none', () => {
    work.set(() => ({ ...empty, visited: ['basics', 'company'] }));
    vi.advanceTimersByTime(10_000);
    expect([saves.length, state.get()]).toEqual([0, 'new']);
  });

  it.each(['pagehide', 'beforeunload'])('saves at once on %s', (event) => {
    press('C');
    browser.dispatchEvent(new Event(event));
    expect([saves, state.get()]).toEqual([[named('C')], 'saved']);
    vi.advanceTimersByTime(10_000);
    expect(saves).toHaveLength(1);
  });

  it('saves at once when the page is no longer seen', () => {
    press('C');
    page.dispatchEvent(new Event('visibilitychange'));
    expect(saves).toEqual([]);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(saves).toEqual([named('C')]);
  });

  it('says that saving failed and tries again until it works', () => {
    refusal = new DOMException('full', 'QuotaExceededError');
    press('C');
    vi.advanceTimersByTime(500);
    expect(state.get()).toBe('failed');
    vi.advanceTimersByTime(20_000);
    expect([saves.length, state.get()]).toEqual([0, 'failed']);
    refusal = undefined;
    vi.advanceTimersByTime(5_000);
    expect([saves, state.get()]).toEqual([[named('C')], 'saved']);
  });

  it('keeps the reader from leaving while work is not saved', () => {
    refusal = new DOMException('full', 'QuotaExceededError');
    press('C');
    const leaving = new Event('beforeunload', { cancelable: true });
    browser.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });

  it('keeps the reader from leaving while changes wait for a choice between two tabs', () => {
    const leave = () => {
      const leaving = new Event('beforeunload', { cancelable: true });
      browser.dispatchEvent(leaving);
      return leaving.defaultPrevented;
    };
    writtenElsewhere();
    expect(leave()).toBe(false);
    press('C');
    expect([leave(), saves.length, state.get()]).toEqual([true, 0, 'conflict']);
    autosave.keepMine();
    expect(leave()).toBe(false);
  });

  it('writes nothing over another tab’s work until told to', () => {
    press('C');
    writtenElsewhere();
    press('Ca');
    vi.advanceTimersByTime(10_000);
    browser.dispatchEvent(new Event('pagehide'));
    expect([saves.length, state.get()]).toEqual([0, 'conflict']);
    autosave.keepMine();
    expect([saves, state.get()]).toEqual([[named('Ca')], 'saved']);
  });

  it('finds out while writing that another tab has saved', () => {
    refusal = new OtherTabSavedError('Another tab has saved this note.');
    press('C');
    vi.advanceTimersByTime(10_000);
    expect([saves.length, state.get()]).toEqual([0, 'conflict']);
  });
});
