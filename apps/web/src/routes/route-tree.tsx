import { createRootRoute, createRoute, lazyRouteComponent, useLocation } from '@tanstack/react-router';
import { Shell } from '../shell/shell.tsx';
import { builtRows, loadUnknownPage } from './built-rows.ts';
import type { BuiltRow } from './route-row.ts';

const rootRoute = createRootRoute({ component: Shell });

/** The router's view of the table: a lazily loaded route for every built page, and one for all other paths. */
export const routeTree = rootRoute.addChildren([
  ...builtRows.map((row) => pageRoute(row.path, row.load)),
  pageRoute('$', loadUnknownPage),
]);

function pageRoute(pattern: string, load: BuiltRow['load']) {
  const component = lazyRouteComponent(async () => {
    const Page = await load();
    return {
      Page: function RoutedPage() {
        return <Page path={useLocation({ select: ({ pathname }) => pathname })} />;
      },
    };
  }, 'Page');
  return createRoute({ getParentRoute: () => rootRoute, path: pattern, component });
}
