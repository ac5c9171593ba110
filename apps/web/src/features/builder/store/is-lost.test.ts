import { describe, expect, it } from 'vitest';
import { isLost } from './is-lost.ts';

const item = (id: string, text: string) => ({ id, text });
const list = (...items: readonly object[]) => ({ items });

describe('isLost', () => {
  it('is false where nothing was changed, or what was changed is kept', () => {
    const left = list(item('a', ''), item('b', 'Two'));
    expect(isLost(left, left, list())).toBe(false);
    expect(isLost(left, list(item('a', 'Typed'), item('b', 'Two')), list(item('a', 'Typed')))).toBe(false);
  });

  it('knows an entry by its id, wherever it stands', () => {
    const [left, now] = [list(item('a', ''), item('b', '')), list(item('a', 'Typed'), item('b', ''))];
    expect(isLost(left, now, list(item('b', ''), item('c', 'Back'), item('a', 'Typed')))).toBe(false);
    expect(isLost(left, now, list(item('b', 'Typed'), item('c', ''), item('a', '')))).toBe(true);
    const stub = (itemId: string, text: string) => ({ itemId, text });
    expect(isLost(list(stub('a', '')), list(stub('a', 'Typed')), list(stub('b', ''), stub('a', 'Typed')))).toBe(false);
  });

  it('is true for what was typed over, emptied, chosen or added and would go', () => {
    const left = { title: 'One', isOpen: false, lines: ['Same'], items: [item('a', '')] };
    for (const change of [
      { title: 'Two' },
      { title: '' },
      { isOpen: true },
      { lines: ['Same', 'New'] },
      { items: [item('a', ''), item('b', '')] },
    ]) {
      expect(isLost(left, { ...left, ...change }, left), JSON.stringify(change)).toBe(true);
      expect(isLost(left, { ...left, ...change }, {}), JSON.stringify(change)).toBe(true);
    }
  });
});
