import { describe, expect, it, vi } from 'vitest';
import { createStore } from './create-store.ts';

describe('createStore', () => {
  it('tells readers of a change, and not when nothing changed', () => {
    const store = createStore({ hours: '40' });
    const listener = vi.fn();
    store.subscribe(listener);
    store.set((value) => value);
    expect(listener).not.toHaveBeenCalled();
    store.set((value) => ({ ...value, hours: '41' }));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.get().hours).toBe('41');
  });

  it('forgets a reader that left', () => {
    const store = createStore(1);
    const listener = vi.fn();
    store.subscribe(listener)();
    store.set((value) => value + 1);
    expect(listener).not.toHaveBeenCalled();
  });
});
