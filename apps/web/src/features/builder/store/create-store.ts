/** A value that notifies its subscribers when it changes. */
export interface Store<T> {
  readonly get: () => T;
  /**
   * Replaces the value with the function's result; does not notify if it stays the same. A method, so that a store of one
   * kind's state is assignable to a store of the state common to all kinds.
   */
  set(change: (value: T) => T): void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * A store outside React: each field reads only its own piece, so that a key press re-renders one field and one page, not the
 * whole screen.
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
