import { useLayoutEffect } from 'react';
import { scrolledWhenLeft } from '../../../navigation/scroll-memory.ts';

/** What someone does who wants to be elsewhere than where the page was left. */
const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click', 'focusin', 'popstate'] as const;

const NEAR_PX = 2;

let isHeld = false;

/** Whether the page is held where it was left: its address says where that is, and its own scrolling says nothing. */
export function isScrollHeld(): boolean {
  return isHeld;
}

/**
 * Holds the page where it was scrolled to when it was left, while the form grows to its full length: the work, the
 * questions of the state and the last step come one after the other. Ends when somebody scrolls, presses or types.
 */
export function useScrollKept(): void {
  useLayoutEffect(() => {
    const left = scrolledWhenLeft();
    return left > 0 ? holdAt(left) : undefined;
  }, []);
}

function holdAt(wanted: number): () => void {
  const root = document.documentElement;
  // What is drawn above would push the page on, away from the place that is held.
  root.style.overflowAnchor = 'none';
  const isLongEnough = () => root.scrollHeight - innerHeight >= wanted - NEAR_PX;
  let held = 0;
  isHeld = true;
  const hold = () => {
    window.scrollTo({ top: wanted, behavior: 'instant' });
    held = window.scrollY;
  };
  // Our own scrolling, which ended early on a page still short, may be announced once the page is long enough.
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
