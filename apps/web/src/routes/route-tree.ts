import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { Shell } from '../shell/shell.tsx';
import { builtRows } from './built-rows.ts';
import { keepStatic } from './keep-static.tsx';

const rootRoute = createRootRoute({ component: Shell });

const unknownPage = keepStatic(
  'unknown',
  async () => (await import('../features/unknown/unknown-page.tsx')).UnknownPage,
);

/** The router's view of the table: a lazily loaded route for every built page, and one for all other paths. */
export const routeTree = rootRoute.addChildren([
  ...builtRows.map((row) => pageRoute(row.path, row.load)),
  pageRoute('$', unknownPage),
]);

function pageRoute(path: string, load: () => Promise<ComponentType>) {
  const component = lazyRouteComponent(async () => ({ Page: await load() }), 'Page');
  return createRoute({ getParentRoute: () => rootRoute, path, component });
}
