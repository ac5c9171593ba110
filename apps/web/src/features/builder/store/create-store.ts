/** A value that tells its readers when it changes. */
export interface Store<T> {
  readonly get: () => T;
  /**
   * Replaces the value by what the function makes of it; nobody is told when it stays the same. A method, so that the
   * store of one kind's state passes for a store of what the states of all kinds have.
   */
  set(change: (value: T) => T): void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * A store outside React: each field reads only its own piece of it, so that a key press draws one field and one page
 * again instead of the whole screen.
 */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(change) {
      const next = change(value);
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
