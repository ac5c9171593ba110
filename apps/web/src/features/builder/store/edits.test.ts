import { beforeEach, describe, expect, it } from 'vitest';
import type { NoteDraft } from '../kind/test-kind.ts';
import { EMPTY_NOTE, noteKind } from '../kind/test-kind.ts';
import { createBuilderStore, editDraft, editWithUndo, replaceWithUndo, undoLatest } from './edits.ts';
import { stateFromWork } from './work.ts';

const titled = (title: string): NoteDraft => ({ ...EMPTY_NOTE, title, lines: ['One', 'Two'] });
const begun = stateFromWork(noteKind, {
  draft: titled('Mine'),
  template: 'plain',
  theme: 'ink',
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
      text: expect.stringContaining('without what you typed since') as string,
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
    expect(store.get().toast).toMatchObject({ text: 'Put back.', action: { label: 'Undo' } });
    store.get().toast!.action!.run();
    expect([title(), store.get().finishSeen]).toEqual(['Hours of work', false]);
  });
});
