import { describe, expect, it } from 'vitest';
import { EMPTY_NOTE, noteKind } from '../kind/note-kind.fixture.ts';
import { createWorkStorage, OtherTabSavedError } from './work-storage.ts';

const work = {
  draft: EMPTY_NOTE,
  workId: 'w',
  template: 'plain',
  theme: 'navy',
  finishSeen: false,
  hasDownloaded: false,
  visited: ['title'],
  checkedSteps: ['title'],
  line: 2,
};

const withPictures = (logo: string, seal: string) => ({
  ...work,
  draft: { ...EMPTY_NOTE, pictures: { logo, seal } },
});

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

function open(storage: ReturnType<typeof memoryStorage>, tab: string) {
  let writes = 0;
  return createWorkStorage(
    noteKind,
    () => storage,
    () => `${tab}-${++writes}`,
  );
}

describe('createWorkStorage', () => {
  it('gives back what was saved, pictures and what the kind keeps of its own included', async () => {
    const storage = memoryStorage();
    const both = withPictures('data:image/png;base64,AAAA', 'data:image/png;base64,BBBB');
    open(storage, 'a').save(both, 1000);
    const loaded = await open(storage, 'b').load();
    expect(loaded).toMatchObject({ kind: 'work', savedAtMs: 1000, work: both });
  });

  it('keeps this tab’s logo when it is to stand although another tab removed it', async () => {
    const storage = memoryStorage();
    const first = open(storage, 'a');
    const second = open(storage, 'b');
    const mine = withPictures('data:image/png;base64,AAAA', '');
    first.save(mine, 1);
    await second.load();
    second.save(withPictures('', ''), 2);
    first.save(mine, 3, true);
    expect(await open(storage, 'c').load()).toMatchObject({ work: mine });
  });

  it('does not write over what another tab saved, unless told to', async () => {
    const storage = memoryStorage();
    const first = open(storage, 'a');
    const second = open(storage, 'b');
    first.save(work, 1);
    await second.load();
    first.save({ ...work, theme: 'green' }, 2);
    expect(second.changedElsewhere()).toBe(true);
    expect(() => second.save({ ...work, theme: 'red' }, 3)).toThrow(OtherTabSavedError);
    expect(await open(storage, 'c').load()).toMatchObject({ work: { theme: 'green' } });
    second.save({ ...work, theme: 'red' }, 4, true);
    expect(await open(storage, 'c').load()).toMatchObject({ work: { theme: 'red' } });
    expect(() => first.save(work, 5)).toThrow(OtherTabSavedError);
  });

  it('sets an unreadable record aside instead of losing it', async () => {
    const storage = memoryStorage();
    open(storage, 'a').save(work, 1);
    const [key, text] = [...storage.values].find(([, value]) => value.includes('"version":1'))!;
    const broken = text.replace('"version":1', '"version":99');
    storage.values.set(key, broken);
    expect(await open(storage, 'b').load()).toEqual({ kind: 'unreadable' });
    expect([...storage.values.values()]).toContain(broken);
    expect(await open(storage, 'b').load()).toEqual({ kind: 'none' });
  });

  it('sets the logo aside too, and keeps the latest three records', async () => {
    const storage = memoryStorage();
    for (const number of [1, 2, 3, 4]) {
      const tab = open(storage, `tab ${number}`);
      tab.save(withPictures(`logo ${number}`, ''), number, true);
      const key = [...storage.values.keys()].find((name) => storage.values.get(name)!.includes('"version":1'))!;
      storage.values.set(key, `unreadable ${number}`);
      expect(await open(storage, 'later').load()).toEqual({ kind: 'unreadable' });
    }
    const kept = [...storage.values.values()].filter((value) => value !== '').sort();
    expect(kept).toEqual(['logo 2', 'logo 3', 'logo 4', 'unreadable 2', 'unreadable 3', 'unreadable 4']);
  });

  it('never writes over a record that could not be set aside', async () => {
    const storage = memoryStorage();
    open(storage, 'a').save(work, 1);
    const [key] = storage.values.keys();
    for (const name of storage.values.keys()) storage.values.set(name, 'no record at all');
    const tab = open(storage, 'b');
    const { setItem } = storage;
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await expect(tab.load()).rejects.toThrow('full');
    storage.setItem = setItem;
    expect(() => tab.save(work, 2)).toThrow(OtherTabSavedError);
    expect(storage.values.get(key!)).toBe('no record at all');
  });

  it('passes a refusal of the storage on', async () => {
    const storage = memoryStorage();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(() => open(storage, 'a').save(work, 1)).toThrow('full');
  });
});

describe('a kind that does not keep all of its draft', () => {
  it('writes only what it keeps', async () => {
    const storage = memoryStorage();
    const secretive = { ...noteKind, toKeep: (draft: typeof EMPTY_NOTE) => ({ ...draft, title: '' }) };
    createWorkStorage(
      secretive,
      () => storage,
      () => 'a',
    ).save({ ...work, draft: { ...EMPTY_NOTE, title: 'My secret', lines: ['a'] } }, 1);
    expect([...storage.values.values()].join()).not.toContain('My secret');
    expect(await open(storage, 'b').load()).toMatchObject({ work: { draft: { title: '', lines: ['a'] } } });
  });
});
