import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DraftEdit } from './draft-edits.ts';
import { applyEdits, editsBetween } from './draft-edits.ts';
import { draftEditSchema } from './drafts.ts';

/** Names that differ little and that objects have by themselves, so that edits meet. */
const names = fc.constantFrom('a', 'b', 'items', '__proto__', 'constructor');
const { value: json } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('', 'x', 0, 1, true, null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(names, tie('value'), { maxKeys: 4 }),
  ),
}));
const sent = (edits: readonly DraftEdit[]) => draftEditSchema.array().parse(JSON.parse(JSON.stringify(edits)));

describe('edits of a draft', () => {
  it('make of any value any other, over the wire', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const edits = sent(editsBetween(before, after));
        expect(JSON.stringify(sorted(applyEdits(before, edits)))).toBe(JSON.stringify(sorted(after)));
      }),
    );
  });

  it('are none between equal values, and as short as the change', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(editsBetween(value, structuredClone(value))).toEqual([]);
      }),
    );
    const items = ['a', 'b', 'c'].map((id) => ({ id, text: 'A long text that is not sent again' }));
    const draft = { title: 'Old', items };
    expect(editsBetween(draft, { title: 'New', items })).toEqual([{ path: ['title'], value: 'New' }]);
    expect(editsBetween(draft, { ...draft, items: [items[0], items[2]] })).toEqual([
      { path: ['items'], start: 1, remove: 1, insert: [] },
    ]);
    expect(editsBetween(draft, { ...draft, items: items.with(1, { ...items[1]!, text: '' }) })).toEqual([
      { path: ['items', 1, 'text'], value: '' },
    ]);
    expect(editsBetween({ note: 'x' }, { note: undefined })).toEqual([{ path: ['note'] }]);
  });

  it('make nothing of a place that is not there', () => {
    const draft = { items: ['a'] };
    for (const edit of [
      { path: ['items', 1], value: 'b' },
      { path: ['items', 'length'], value: 0 },
      { path: ['items'], start: 1, remove: 1, insert: [] },
      { path: ['other', 'text'], value: 'b' },
      { path: ['constructor', 'name'], value: 'b' },
      { path: ['items', 0, 'text'], value: 'b' },
    ]) {
      expect(applyEdits(draft, [edit, { path: ['items'], value: [] }]), JSON.stringify(edit)).toBeUndefined();
    }
    expect(({} as { b?: unknown }).b).toBeUndefined();
  });
});

/** Whatever the order of the names. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]): unknown => [name, sorted(part)]);
}
