import { sql } from 'kysely';
import { TABLE_KEYS } from './tables/table-keys.ts';
import type { Database, Tables } from './tables/tables.ts';

export type Row = Readonly<Record<string, unknown>>;

const ROWS_AT_ONCE = 500;

/** All rows of a table in key order, a few hundred at a time, so that memory use stays flat. */
export async function* walkRows(db: Database, table: keyof Tables): AsyncIterable<readonly Row[]> {
  const keys: readonly string[] = TABLE_KEYS[table];
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  let after: Row | undefined;
  for (;;) {
    const last = after;
    const beyond = last ? sql`where (${columns}) > (${sql.join(keys.map((key) => last[key]))})` : sql``;
    const query = sql<Row>`select * from ${sql.table(table)} ${beyond} order by ${columns} limit ${ROWS_AT_ONCE}`;
    const { rows } = await query.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1);
  }
}

/** Does `work` on the database as of one moment, while others keep writing. */
export function inSnapshot<T>(
  db: Database,
  kind: 'sqlite' | 'postgres',
  work: (db: Database) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    const begin = kind === 'sqlite' ? sql`begin` : sql`begin isolation level repeatable read, read only`;
    await begin.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
