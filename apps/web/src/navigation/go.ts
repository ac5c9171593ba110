import { navigate } from 'wouter/use-browser-location';

/** The path in the address bar, for code outside the site. */
export { usePathname } from 'wouter/use-browser-location';
import { createEntryState, keepEntryState } from './scroll-memory.ts';

/**
 * Goes to a path of the site without a new document; `replace` takes the place of the present entry of the history. Another
 * page in its place begins at its top.
 */
export function go(href: string, { replace = false } = {}): void {
  const isSamePage = new URL(href, location.href).pathname === location.pathname;
  navigate(href, { replace, state: replace && isSamePage ? keepEntryState() : createEntryState() });
}
