import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routes/route-tree.tsx';

/** The router of the site; the server passes a history of its own, the browser needs none. */
export function createSiteRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    // On the server it would write an inline script, which the content security policy forbids.
    scrollRestoration: typeof document !== 'undefined',
  });
}
