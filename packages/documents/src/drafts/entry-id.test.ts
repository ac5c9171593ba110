import { describe, expect, it } from 'vitest';
import { withUniqueIds } from './entry-id.ts';

describe('the entries of a list', () => {
  it('keep ids that are fit', () => {
    const list = [{ id: 'a' }, { id: 'named-wa-cares' }];
    expect(withUniqueIds(list)).toEqual(list);
  });

  it('get new ids where one is double, empty or unfit to stand in a path', () => {
    const list = [{ id: 'entry-2' }, { id: 'entry-2' }, { id: '' }, { id: 'a.b', rate: '1' }];
    expect(withUniqueIds(list)).toEqual([
      { id: 'entry-2' },
      { id: 'entry-1' },
      { id: 'entry-3' },
      { id: 'entry-4', rate: '1' },
    ]);
  });
});
