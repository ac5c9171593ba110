import { calendarDate } from '@paperwage/values';
import { emptyPayStubDraft } from '@paperwage/documents/pay-stub';
import { describe, expect, it } from 'vitest';
import type { Work } from '../store/builder-state.ts';
import { createWorkStorage, OtherTabSavedError } from './work-storage.ts';

const draft = emptyPayStubDraft({ today: calendarDate('2026-11-21'), random: () => 0.5 });
const work: Work = { draft, template: 'ledger', theme: 'navy', stub: 0, finishSeen: false, visited: ['basics'] };

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
    () => storage,
    () => `${tab}-${++writes}`,
  );
}

describe('createWorkStorage', () => {
  it('gives back what was saved, logo included', async () => {
    const storage = memoryStorage();
    const logo = 'data:image/png;base64,AAAA';
    const withLogo = { ...work, draft: { ...draft, companyInfo: { ...draft.companyInfo, employerLogo: logo } } };
    open(storage, 'a').save(withLogo, 1000);
    const loaded = await open(storage, 'b').load();
    expect(loaded).toMatchObject({ kind: 'work', savedAtMs: 1000, work: withLogo });
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

  it('passes a refusal of the storage on', async () => {
    const storage = memoryStorage();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(() => open(storage, 'a').save(work, 1)).toThrow('full');
  });
});
