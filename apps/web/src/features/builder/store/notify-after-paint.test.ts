import { describe, expect, it, vi } from 'vitest';
import { createStore } from './create-store.ts';
import { notifyAfterPaint } from './notify-after-paint.ts';
import { watchPresses } from './presses.ts';

/** A reader of a store, with a frame that is painted when the test says so. */
function readerOf(initial: number) {
  const store = createStore(initial);
  const due: (() => void)[] = [];
  let typing = false;
  const told = notifyAfterPaint(
    store,
    () => typing,
    (run) => due.push(run),
  );
  const read: number[] = [];
  const leave = told.subscribe(() => read.push(told.get()));
  told.get();
  return {
    told,
    read,
    leave,
    type(value: number) {
      typing = true;
      store.set(() => value);
      typing = false;
    },
    choose: (value: number) => store.set(() => value),
    paint: () => due.splice(0).forEach((run) => run()),
  };
}

describe('notifyAfterPaint', () => {
  it('tells at once what is not typed', () => {
    const { told, read, choose } = readerOf(1);
    choose(2);
    expect(read).toEqual([2]);
    expect(told.get()).toBe(2);
  });

  it('keeps the value of before until the letter that is typed has been painted', () => {
    const { told, read, type, paint } = readerOf(1);
    type(2);
    expect(read).toEqual([]);
    expect(told.get()).toBe(1);
    paint();
    expect(read).toEqual([2]);
    expect(told.get()).toBe(2);
  });

  it('tells once of several letters before a frame', () => {
    const { read, type, paint } = readerOf(1);
    type(2);
    type(3);
    paint();
    expect(read).toEqual([3]);
  });

  it('is not kept waiting by typing when something is chosen', () => {
    const { read, type, choose, paint } = readerOf(1);
    type(2);
    choose(3);
    expect(read).toEqual([3]);
    paint();
    expect(read).toEqual([3]);
  });

  it('tells nobody who left, and follows again when somebody comes back', () => {
    const { told, read, leave, choose } = readerOf(1);
    leave();
    choose(2);
    expect(read).toEqual([]);
    expect(told.get()).toBe(2);
    told.subscribe(() => read.push(told.get()));
    choose(3);
    expect(read).toEqual([3]);
  });

  it('tells no reader between the down and the up of a press, whose button the figures could move', () => {
    vi.useFakeTimers();
    const page = Object.assign(new EventTarget(), { setTimeout, clearTimeout });
    const leave = watchPresses(page as unknown as Window);
    const { read, type, paint } = readerOf(1);
    type(2);
    page.dispatchEvent(Object.assign(new Event('pointerdown'), { button: 0 }));
    paint();
    expect(read).toEqual([]);
    page.dispatchEvent(new Event('pointerup'));
    vi.runAllTimers();
    expect(read).toEqual([2]);
    leave();
    vi.useRealTimers();
  });
});
