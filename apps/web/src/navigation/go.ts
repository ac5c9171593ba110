import { navigate } from 'wouter/use-browser-location';

/** The path in the address bar, for what stands outside the site. */
export { usePathname } from 'wouter/use-browser-location';
import { withOwnPlace, withSamePlace } from './scroll-memory.ts';

/** Goes to a path of the site without a new document; `replace` takes the place of the present entry of the history. */
export function go(href: string, { replace = false } = {}): void {
  navigate(href, { replace, state: replace ? withSamePlace() : withOwnPlace() });
}
