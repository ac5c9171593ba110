import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Shell } from '../features/shell/shell.tsx';
import { routeTable } from './route-table.ts';
import type { BuiltRow } from './route-row.ts';

const rootRoute = createRootRoute({ component: Shell });

/** The router's view of the table: a lazily loaded route for every page. */
export const routeTree = rootRoute.addChildren(
  routeTable.map((row) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path: row.path,
      ...(row.built ? { component: pageOf(row), loader: () => row.prepare?.() } : {}),
    }),
  ),
);

function pageOf(row: BuiltRow) {
  return lazyRouteComponent(async () => ({ Page: await row.load() }), 'Page');
}
