import { flushSync } from 'react-dom';

/** The button that leads on, in the bar at the foot. */
export const WAY_ON = '[data-part="action-bar"] > :last-child > :last-child > button:last-child';

/**
 * Makes a change that may take away the control that was pressed, or move it in the page, which takes the focus from it.
 * If it has gone, the focus goes to the first of the places that is there, else to the heading of the step: never to the
 * top of the page.
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

/** Before a line goes: the focus goes to the button that removes the next line, else to the one that adds a line. */
export function focusBeside(pressed: HTMLElement): void {
  const next = pressed.closest('li')?.nextElementSibling?.querySelector<HTMLElement>('[data-removes]');
  const adding = pressed.closest('section')?.querySelector<HTMLElement>('[data-adds]');
  (next ?? adding)?.focus({ preventScroll: true });
}
