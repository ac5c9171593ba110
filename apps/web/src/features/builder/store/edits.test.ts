import { beforeEach, describe, expect, it } from 'vitest';
import type { NoteDraft } from '../kind/note-kind.fixture.ts';
import { EMPTY_NOTE, noteKind } from '../kind/note-kind.fixture.ts';
import { createBuilderStore, editDraft, editWithUndo, redoLatest, replaceWithUndo, undoLatest } from './edits.ts';
import { stateFromWork } from './work.ts';

const titled = (title: string): NoteDraft => ({ ...EMPTY_NOTE, title, lines: ['One', 'Two'] });
const begun = stateFromWork(noteKind, {
  draft: titled('Mine'),
  template: 'plain',
  theme: 'ink',
  workId: 'w',
  finishSeen: true,
  hasDownloaded: false,
  visited: ['title'],
  line: 0,
});
const store = createBuilderStore(noteKind, begun);
const title = () => store.get().draft.title;
const type = (text: string) => editDraft(store, (draft) => ({ ...draft, title: text }));
const fillInSample = () =>
  replaceWithUndo(store, 'Sample filled in.', { ...store.get(), draft: titled('Sample'), finishSeen: false }, [
    'finishSeen',
  ]);

beforeEach(() => store.set(() => begun));

describe('undoLatest', () => {
  it('brings back what was removed, into the draft as it is now', () => {
    editWithUndo(
      store,
      'Removed.',
      (draft) => ({ ...draft, lines: ['Two'] }),
      (draft) => ({ ...draft, lines: ['One', ...draft.lines] }),
    );
    type('Typed since');
    expect(undoLatest(store)).toBe(true);
    expect(store.get().draft).toMatchObject({ title: 'Typed since', lines: ['One', 'Two'] });
    expect(undoLatest(store)).toBe(false);
  });

  it('brings back a draft whose place another took, while that one is untouched', () => {
    fillInSample();
    undoLatest(store);
    expect([title(), store.get().finishSeen]).toEqual(['Mine', true]);
  });

  it('throws nothing away that was typed into the other since, but asks', () => {
    fillInSample();
    type('Hours of work');
    expect(undoLatest(store)).toBe(true);
    expect(title()).toBe('Hours of work');
    expect(store.get().toast).toMatchObject({
      text: expect.stringContaining('without what you entered since') as string,
      action: { label: 'Bring it back' },
    });
    expect(undoLatest(store)).toBe(true);
    expect(title()).toBe('Hours of work');
  });

  it('can be taken back itself, with what was typed since and where it stood', () => {
    fillInSample();
    type('Hours of work');
    undoLatest(store);
    store.get().toast!.action!.run();
    expect([title(), store.get().finishSeen]).toEqual(['Mine', true]);
    expect(store.get().toast).toMatchObject({ text: 'Restored.', action: { label: 'Undo' } });
    store.get().toast!.action!.run();
    expect([title(), store.get().finishSeen]).toEqual(['Hours of work', false]);
  });
});

describe('a stack of steps', () => {
  const remove = (line: string) => {
    const { lines } = store.get().draft;
    const place = lines.indexOf(line);
    editWithUndo(
      store,
      `${line} removed.`,
      (draft) => ({ ...draft, lines: draft.lines.toSpliced(place, 1) }),
      (draft) => ({ ...draft, lines: draft.lines.toSpliced(place, 0, line) }),
    );
  };
  const told = () => [store.get().toast?.text, store.get().toast?.action?.label];

  it('is taken back step after step, and each time the one before is offered', () => {
    remove('One');
    remove('Two');
    store.get().toast!.action!.run();
    expect(store.get().draft.lines).toEqual(['Two']);
    expect(told()).toEqual(['Restored. Before that: One removed.', 'Undo']);
    store.get().toast!.action!.run();
    expect(store.get().draft).toBe(begun.draft);
    expect(told()).toEqual(['Restored.', undefined]);
  });

  it('tells by its message that a key does the same', () => {
    remove('One');
    expect(store.get().toast?.action?.key).toBe('Z');
  });

  it('goes back to before a sample without asking, once what was done to the sample was taken back', () => {
    remove('One');
    fillInSample();
    remove('Two');
    for (let step = 0; step < 3; step += 1) expect(undoLatest(store)).toBe(true);
    expect(store.get().draft).toBe(begun.draft);
    expect(undoLatest(store)).toBe(false);
  });

  it('does not get past what was typed into a sample without being told to', () => {
    remove('One');
    fillInSample();
    remove('Two');
    type('Hours of work');
    undoLatest(store);
    expect(store.get().draft).toMatchObject({ title: 'Hours of work', lines: ['One', 'Two'] });
    for (let press = 0; press < 3; press += 1) undoLatest(store);
    expect(title()).toBe('Hours of work');
    expect(told()[1]).toBe('Bring it back');
  });

  it('asks before what was typed into a copy goes with it', () => {
    editWithUndo(
      store,
      'Two duplicated.',
      (draft) => ({ ...draft, lines: [...draft.lines, 'Two'] }),
      (draft) => ({ ...draft, lines: draft.lines.slice(0, 2) }),
    );
    editDraft(store, (draft) => ({ ...draft, lines: draft.lines.with(2, 'Typed') }));
    undoLatest(store);
    expect(store.get().draft.lines).toEqual(['One', 'Two', 'Typed']);
    expect(told()[1]).toBe('Bring it back');
    store.get().toast!.action!.run();
    expect(store.get().draft.lines).toEqual(['One', 'Two']);
    store.get().toast!.action!.run();
    expect(store.get().draft.lines).toEqual(['One', 'Two', 'Typed']);
  });

  it('holds the latest 30', () => {
    for (let step = 1; step <= 35; step += 1) {
      editWithUndo(
        store,
        'Counted.',
        (draft) => ({ ...draft, number: String(step) }),
        (draft) => draft,
      );
    }
    while (undoLatest(store));
    expect(store.get().draft.number).toBe('5');
  });

  it('can be done again, step after step, until the draft is changed', () => {
    remove('One');
    fillInSample();
    undoLatest(store);
    undoLatest(store);
    expect(redoLatest(store)).toBe(true);
    expect(store.get().draft.lines).toEqual(['Two']);
    expect(redoLatest(store)).toBe(true);
    expect([title(), store.get().finishSeen]).toEqual(['Sample', false]);
    expect(redoLatest(store)).toBe(false);
    undoLatest(store);
    type('Typed since');
    expect(redoLatest(store)).toBe(false);
    expect(title()).toBe('Typed since');
    undoLatest(store);
    expect(store.get().draft.lines).toEqual(['One', 'Two']);
    expect(redoLatest(store)).toBe(true);
    expect(store.get().draft).toMatchObject({ title: 'Typed since', lines: ['Two'] });
  });
});
