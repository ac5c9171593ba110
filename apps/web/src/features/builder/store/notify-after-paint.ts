import { afterPointerUp } from './presses.ts';

/** A value that its readers are told of. */
export interface Told<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The value of `source`, told to its readers at once, but for what follows from a letter that is being typed: that is
 * told once the next frame has been painted. So the frame that answers a key holds the field and the paper, and is not
 * kept waiting by all the figures beside the field, which come with the frame after it.
 */
export function notifyAfterPaint<T>(
  source: Told<T>,
  isTyping: () => boolean,
  afterPaint: (run: () => void) => void,
): Told<T> {
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
      // What is not typed tells at once, and of all that was typed before it. Figures and notes move what is pressed.
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

/** Runs once what is due to be painted has been painted: a message is heard after the frame it was posted in. */
export function afterNextPaint(run: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = run;
    port2.postMessage(undefined);
  });
}
