/** What a component test reads of a page, now or as it changes, and of what the browser keeps. */
import { expect, onTestFinished } from 'vitest';
import type { Locator } from 'vitest/browser';

/** An element's text, once it contains a figure. */
export async function textWithFigure(what: Locator): Promise<string> {
  await expect.element(what).toHaveTextContent(/\d/);
  return what.element().textContent.trim().replace(/\s+/g, ' ');
}

/** A pattern that matches only the whole text. */
export function exactly(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}

/** What this browser stores, as one text. */
export function storedText(): string {
  return JSON.stringify({ ...localStorage, ...sessionStorage });
}

/** Calls back on each change in a part of the page from now on, for one test: of its texts, or of an attribute. */
export function noteChanges(part: Element, note: (target: Node) => void, attribute?: string): void {
  const observer = new MutationObserver((records) => records.forEach(({ target }) => note(target)));
  const texts = { characterData: true, childList: true, subtree: true };
  observer.observe(part, attribute === undefined ? texts : { attributeFilter: [attribute] });
  onTestFinished(() => observer.disconnect());
}

/** What the live regions announce from now on. */
export function spokenFromNow(): readonly string[] {
  const spoken: string[] = [];
  noteChanges(document.body, (target) => {
    const element = target instanceof Element ? target : target.parentElement;
    const region = element?.closest('[role=status], [role=alert], [aria-live]');
    if (region?.textContent) spoken.push(region.textContent);
  });
  return spoken;
}
