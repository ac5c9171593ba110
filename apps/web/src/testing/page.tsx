/**
 * The page of the component tests: `x.browser.test.tsx`, which run in a browser without a server. A test opens a page as a
 * visitor, presses and types in it (`user-input.ts`), and reads what it shows (`read-page.ts`). What needs the server, a
 * real pointer, a download or a second page is a journey, in `apps/web/e2e`.
 */
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import type { Locator } from 'vitest/browser';
import { locators } from 'vitest/browser';
import { setAuth, VISITOR } from '../identity/auth-state.ts';
import { go } from '../navigation/go.ts';
import { builtRow } from '../routes/built-rows.ts';
import { loadPage } from '../routes/load-page.ts';
import { interceptLinks } from '../shell/intercept-links.ts';
import { Site } from '../site.tsx';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** What a CSS selector finds: for elements without a role or label. */
    css(selector: string): Locator;
  }
}

locators.extend({ css: (selector: string) => selector });

let root: Root | undefined;

interceptLinks({
  isPage: (path) => builtRow(path) !== undefined,
  preload: (path) => void loadPage(path),
  navigate: (href) => go(href),
});

/** Opens a page as if its address was typed, with what the browser stores; the previous page is closed. */
export async function openPage(address: string): Promise<void> {
  closePage();
  history.pushState({ entry: crypto.randomUUID() }, '', address);
  history.scrollRestoration = builtRow(location.pathname)?.shell === 'builder' ? 'manual' : 'auto';
  setAuth(VISITOR);
  await loadPage(location.pathname);
  const element = document.createElement('div');
  element.id = 'root';
  document.body.append(element);
  window.scrollTo(0, 0);
  root = createRoot(element);
  root.render(<Site path={location.pathname} />);
}

export function closePage(): void {
  root?.unmount();
  root = undefined;
  document.querySelector('#root')?.remove();
}

/** Closes the page and opens it again: anything not stored in the browser is gone. */
export async function reload(): Promise<void> {
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await openPage(location.pathname + location.search + location.hash);
}

/** Longer than any frame takes. */
const NO_FRAME_MS = 1_000;

/**
 * Waits until the render is painted and responds to changes, from the next task on: a letter typed earlier would be lost.
 * Browsers paint no frames for pages considered hidden, as one of several can be on a busy machine: then a test goes on
 * without, instead of waiting forever.
 */
export function nextFrame(): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, NO_FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(done);
    });
  });
}
