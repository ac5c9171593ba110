import { builtRows } from './built-rows.ts';
import type { RouteRow } from './route-row.ts';
import { unbuiltRows } from './unbuilt-rows.ts';

/** Every path the site knows. To build a page, move its row from `unbuilt-rows.ts` to `built-rows.ts`. */
export const routeTable: readonly RouteRow[] = [...builtRows, ...unbuiltRows];

/** The row of a path as the router matched it, or nothing for a path the site does not know. */
export function rowOf(path: string): RouteRow | undefined {
  return routeTable.find((row) => row.path === path);
}
