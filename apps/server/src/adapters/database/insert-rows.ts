import { sql } from 'kysely';
import type { Database, Tables } from './tables/tables.ts';
import type { Row } from './walk-rows.ts';

const ROWS_OF_ONE_INSERT = 500;

/** Rows of one table, all with the same columns, as many at once as every database takes. */
export async function insertRows(db: Database, table: keyof Tables, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const names = sql.join(columns.map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += ROWS_OF_ONE_INSERT) {
    const some = rows.slice(from, from + ROWS_OF_ONE_INSERT);
    const values = some.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
  }
}
