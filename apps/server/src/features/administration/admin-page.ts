import { ADMIN_PAGE_ROWS } from '@paperwage/api-contract';

/** A page of an admin list, and where the next one begins. */
export interface AdminPage<Row> {
  readonly rows: Row[];
  readonly next: string | null;
}

/** Requests one row more than a page, which shows whether there is another page. */
export function pageOf<Item, Row>(
  found: readonly Item[],
  idOf: (item: Item) => string,
  shown: (item: Item) => Row,
): AdminPage<Row> {
  const rows = found.slice(0, ADMIN_PAGE_ROWS);
  return { rows: rows.map(shown), next: found.length > ADMIN_PAGE_ROWS ? idOf(rows.at(-1)!) : null };
}
