import { createRouter, RouterProvider, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routes/route-tree.tsx';
import { ErrorScreen } from './shell/error-screen.tsx';

/** The site with its router. The server passes a history of its own; the browser needs none. */
export function createRoutedSite(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history ? { history } : {}),
    defaultErrorComponent: ErrorScreen,
    // On the server it would write an inline script, which the content security policy forbids.
    scrollRestoration: typeof document !== 'undefined',
  });
  return { router, element: <RouterProvider router={router} /> };
}
