import { flushSync } from 'react-dom';

/** The Continue button in the bar at the bottom. */
export const WAY_ON = '[data-part="action-bar"] > :last-child > :last-child > button:last-child';

/**
 * Makes a change that may remove or move the pressed control, which would lose the focus. If the control is gone, the focus
 * goes to the first of the places that exists, else to the step's heading: never to the top of the page.
 */
export function keepFocus(change: () => void, ...places: readonly string[]): void {
  const focused = document.activeElement;
  flushSync(change);
  if (!isFocusLost()) return;
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (isFocusLost()) focusFirst(places);
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Puts the focus on the first of the places that can take it, else on the heading of the step. */
export function focusFirst(places: readonly string[] = []): void {
  for (const place of [...places, 'main h1']) {
    const element = document.querySelector<HTMLElement>(place);
    element?.focus({ preventScroll: true });
    if (element && document.activeElement === element) return;
  }
}

/** Before a line is removed: focuses the button that removes the next line, else the one that adds a line. */
export function focusBeside(pressed: HTMLElement): void {
  const next = pressed.closest('li')?.nextElementSibling?.querySelector<HTMLElement>('[data-removes]');
  const adding = pressed.closest('section')?.querySelector<HTMLElement>('[data-adds]');
  (next ?? adding)?.focus({ preventScroll: true });
}
