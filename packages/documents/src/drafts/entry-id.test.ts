import { describe, expect, it } from 'vitest';
import { testContext } from '../fixtures/test-context.ts';
import { samplePayStubDraft } from '../kinds/pay-stub/index.ts';
import { payStubDraftSchema } from '../kinds/pay-stub/schema.ts';
import { withOwnIds } from './entry-id.ts';

describe('a list from a file', () => {
  it('keeps ids that are fit, and is the same list where all are', () => {
    const list = [{ id: 'a' }, { id: 'named-wa-cares' }];
    expect(withOwnIds(list)).toBe(list);
  });

  it('gets new ids for what is double, empty, missing or unfit, and leaves the rest to its schema', () => {
    const list = [{ id: 'entry-2' }, { id: 'entry-2' }, { id: '' }, {}, { id: 'a.b', rate: '1' }, { id: 7 }, null, 'x'];
    expect(withOwnIds(list)).toEqual([
      { id: 'entry-2' },
      { id: 'entry-1' },
      { id: 'entry-3' },
      { id: 'entry-4' },
      { id: 'entry-5', rate: '1' },
      { id: 'entry-6' },
      null,
      'x',
    ]);
    expect(withOwnIds('no list')).toBe('no list');
  });
});

describe('the lines of a pay stub', () => {
  const draft = samplePayStubDraft(testContext());
  const withIds = (id: (at: number) => string) => ({
    ...draft,
    items: draft.items.map((item) => ({
      ...item,
      earnings: item.earnings.map((line, at) => ({ ...line, id: id(at) })),
    })),
  });

  it('have ids of their own that can stand in a path', () => {
    expect(draft.items[0]!.earnings.length).toBeGreaterThan(1);
    expect(payStubDraftSchema.safeParse(withIds((at) => `line-${at}`)).success).toBe(true);
    expect(payStubDraftSchema.safeParse(withIds(() => 'line')).success).toBe(false);
    expect(payStubDraftSchema.safeParse(withIds((at) => `line.${at}`)).success).toBe(false);
  });
});
