import type { UnbuiltRow } from './route-row.ts';

/** Pages the site knows by name and does not have in this version. */
export const unbuiltRows: readonly UnbuiltRow[] = [];
