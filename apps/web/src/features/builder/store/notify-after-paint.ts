import { afterPointerUp } from './presses.ts';

/** A value that notifies its subscribers. */
export interface Observable<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The value of `source`. Notifies subscribers at once, except for changes from typing a letter: those wait until the next frame
 * is painted. So the frame that responds to a key shows the field and the paper without waiting for all the figures beside the
 * field, which follow in the frame after it.
 */
export function notifyAfterPaint<T>(
  source: Observable<T>,
  isTyping: () => boolean,
  afterPaint: (run: () => void) => void,
): Observable<T> {
  const listeners = new Set<() => void>();
  let last: { readonly value: T } | undefined;
  let isWaiting = false;
  let leave: (() => void) | undefined;
  function tell() {
    isWaiting = false;
    for (const listener of listeners) listener();
  }
  function follow() {
    if (!isTyping() || last === undefined) {
      tell();
    } else if (!isWaiting) {
      isWaiting = true;
      // Other changes notify at once, including all earlier typing: figures and notes move what is being pressed.
      afterPaint(() => afterPointerUp(() => isWaiting && tell()));
    }
  }
  return {
    get() {
      if (isWaiting && last) return last.value;
      last = { value: source.get() };
      return last.value;
    },
    subscribe(listener) {
      if (listeners.size === 0) leave = source.subscribe(follow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) leave?.();
      };
    },
  };
}

/** Runs after the pending paint: a message is received after the frame in which it was posted. */
export function afterNextPaint(run: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = run;
    port2.postMessage(undefined);
  });
}
