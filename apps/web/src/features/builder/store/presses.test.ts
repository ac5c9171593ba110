import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPointerUp, watchPresses } from './presses.ts';

/** As much of a window as is watched. */
function openPage() {
  const page = Object.assign(new EventTarget(), {
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
  });
  const send = (name: string, details: object = {}) =>
    page.dispatchEvent(Object.assign(new Event(name), { button: 0, buttons: 0, ...details }));
  return { page: page as unknown as Window, send };
}

describe('afterPointerUp', () => {
  let leave: () => void;
  let send: ReturnType<typeof openPage>['send'];
  beforeEach(() => {
    vi.useFakeTimers();
    const opened = openPage();
    send = opened.send;
    leave = watchPresses(opened.page);
  });
  afterEach(() => {
    leave();
    vi.useRealTimers();
  });

  it('runs at once while nothing is pressed', () => {
    const run = vi.fn();
    afterPointerUp(run);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerup', 'pointercancel', 'dragend', 'keydown', 'pointermove', 'blur'])(
    'waits until a press ends with %s, and its click is over',
    (end) => {
      const run = vi.fn();
      send('pointerdown');
      afterPointerUp(run);
      vi.runAllTimers();
      expect(run).not.toHaveBeenCalled();
      send(end);
      expect(run).not.toHaveBeenCalled();
      vi.runAllTimers();
      expect(run).toHaveBeenCalledTimes(1);
      afterPointerUp(run);
      expect(run).toHaveBeenCalledTimes(2);
    },
  );

  it('waits for the mouse events of a tap, which come after its pointerup, but not forever', () => {
    const run = vi.fn();
    send('pointerdown');
    afterPointerUp(run);
    send('pointerup', { pointerType: 'touch' });
    vi.advanceTimersByTime(300);
    expect(run).not.toHaveBeenCalled();
    send('mousedown');
    send('mouseup');
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(run).toHaveBeenCalledTimes(1);
    // A long touch is not clicked.
    send('pointerdown');
    afterPointerUp(run);
    send('pointerup', { pointerType: 'touch' });
    vi.advanceTimersByTime(500);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('waits on while the pointer moves held down, and takes no other button for a press', () => {
    const run = vi.fn();
    send('mousedown', { button: 2 });
    afterPointerUp(run);
    expect(run).toHaveBeenCalledTimes(1);
    send('mousedown');
    afterPointerUp(run);
    send('pointermove', { buttons: 1 });
    vi.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('leaves nothing waiting when the builder closes', () => {
    const run = vi.fn();
    send('pointerdown');
    afterPointerUp(run);
    leave();
    expect(run).toHaveBeenCalledTimes(1);
  });
});
