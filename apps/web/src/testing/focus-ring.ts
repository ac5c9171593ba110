/** Focus checks for the component tests: whether the focus is visible wherever the Tab key goes. */
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';

export interface Stop {
  readonly name: string;
  /** Whether a ring of at least two pixels is drawn around the control or its visible substitute. */
  readonly isRinged: boolean;
  /** Whether at least a part of the control can be seen: in the window and not behind something else. */
  readonly isSeen: boolean;
}

const MAX_STOPS = 200;

/** Walks through the whole page by Tab, from the top to the end; on each control the focus must come to be seen. */
export async function walkByTab(): Promise<readonly Stop[]> {
  focusTop();
  const stops = new Map<Element, Stop>();
  while (stops.size < MAX_STOPS) {
    await pressTab();
    const element = document.activeElement;
    if (element === null || element === document.body || stops.has(element)) return [...stops.values()];
    await expectFocusSeen();
    stops.set(element, stopAt(element));
  }
  throw new Error('The walk has no end.');
}

/** Presses Tab a number of times and expects to see where the focus is each time. */
export async function expectFocusSeenBy(tabs: number): Promise<void> {
  for (let pressed = 0; pressed < tabs; pressed += 1) {
    await pressTab();
    await expectFocusSeen();
  }
}

/** Expects the focus to be on a control, where it can be seen; what slides in or scrolls needs a few frames. */
export async function expectFocusSeen(): Promise<void> {
  await expect.poll(() => stopAt(document.activeElement!)).toMatchObject({ isRinged: true, isSeen: true });
}

/** A real key: browsers may draw no ring when a script moves the focus. */
function pressTab(): Promise<void> {
  return userEvent.tab();
}

/** Makes the next Tab go to the first control of the page. */
function focusTop(): void {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

function stopAt(element: Element): Stop {
  // What shows for a hidden radio button or checkbox comes after it or around it.
  const places = [element, element.nextElementSibling, element.closest('label')].filter((one) => one !== null);
  const ringed = places.find(isRinged);
  const name = element.getAttribute('aria-label') ?? (element.id || element.textContent || element.tagName);
  return {
    name: name.trim().slice(0, 60),
    isRinged: element !== document.body && ringed !== undefined,
    isSeen: isSeen(ringed ?? element),
  };
}

function isRinged(element: Element): boolean {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
}

function isSeen(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  const isAtTop = (across: number, down: number) => {
    const at = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
    return at !== null && (element.contains(at) || at.contains(element));
  };
  const isShown = parts.some((across) => parts.some((down) => isAtTop(across, down)));
  return isShown && box.width > 8 && box.height > 8;
}
