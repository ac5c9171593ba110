import { useLayoutEffect } from 'react';
import { scrolledWhenLeft } from '../../../navigation/scroll-memory.ts';

/** Input that shows that the user wants to leave the saved position. */
const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click', 'focusin', 'popstate'] as const;

const NEAR_PX = 2;

let isHeld = false;

/** Whether the page is held at its saved position: its address says where that is, so ignore its own scroll events. */
export function isScrollHeld(): boolean {
  return isHeld;
}

/**
 * Holds the page at its saved scroll position while the form grows to its full length: the work, the state's questions and the
 * last step load one after the other. Ends when the user scrolls, presses or types.
 */
export function useScrollKept(): void {
  useLayoutEffect(() => {
    const left = scrolledWhenLeft();
    return left > 0 ? holdAt(left) : undefined;
  }, []);
}

function holdAt(wanted: number): () => void {
  const root = document.documentElement;
  // Content rendered above would push the page away from the held position.
  root.style.overflowAnchor = 'none';
  const isLongEnough = () => root.scrollHeight - innerHeight >= wanted - NEAR_PX;
  let held = 0;
  isHeld = true;
  const hold = () => {
    window.scrollTo({ top: wanted, behavior: 'instant' });
    held = window.scrollY;
  };
  // Our own scroll, cut short while the page was still short, may only fire its event once the page is long enough.
  const onScroll = () => {
    if (isLongEnough() && Math.abs(window.scrollY - held) > NEAR_PX) end();
  };
  const growth = new ResizeObserver(hold);
  growth.observe(document.body);
  hold();
  addEventListener('scroll', onScroll);
  for (const event of TAKES_OVER) addEventListener(event, end, true);
  function end(): void {
    isHeld = false;
    growth.disconnect();
    root.style.overflowAnchor = '';
    removeEventListener('scroll', onScroll);
    for (const event of TAKES_OVER) removeEventListener(event, end, true);
  }
  return end;
}
