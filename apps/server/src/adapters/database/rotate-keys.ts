import { sql } from 'kysely';
import type { Vault } from '../../ports/vault.ts';
import type { Database } from './tables/tables.ts';
import { TABLE_KEYS, TABLE_NAMES } from './tables/table-keys.ts';
import { walkRows } from './walk-rows.ts';

/**
 * Re-encrypts the key of every encrypted row with the newest master key, while servers keep running, and returns how many
 * there were. A row that changes meanwhile already has a new key, or is found by the next run. Contents are not touched.
 */
export async function rotateKeys(db: Database, vault: Vault): Promise<number> {
  let count = 0;
  for (const table of TABLE_NAMES) {
    const keys: readonly string[] = TABLE_KEYS[table];
    for await (const rows of walkRows(db, table)) {
      const wrappedKeys = Object.keys(rows[0]!).filter((name) => name.endsWith('wrapped_key'));
      // Some tables without keys are the longest.
      if (wrappedKeys.length === 0) break;
      for (const row of rows) {
        for (const column of wrappedKeys) {
          const wrapped = row[column];
          const rewrapped = wrapped instanceof Uint8Array ? vault.rewrap(wrapped) : undefined;
          if (!rewrapped) continue;
          const isRow = sql.join(
            [...keys, column].map((name) => sql`${sql.ref(name)} = ${row[name]}`),
            sql` and `,
          );
          await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${rewrapped} where ${isRow}`.execute(db);
          count += 1;
        }
      }
    }
  }
  return count;
}
