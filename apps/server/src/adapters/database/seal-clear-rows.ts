import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Vault } from '../../ports/vault.ts';
import { systemClock } from '../system-clock.ts';
import { emailColumns } from './accounts/accounts.ts';
import { insertRows } from './insert-rows.ts';
import { lookUpKey } from './sealing/keyed-hashes.ts';
import type { ClearTable } from './migrations/0009-sealed-names.ts';
import { CLEAR_MARK, CLEAR_TABLES, nameOfClear } from './migrations/0009-sealed-names.ts';
import type { Database } from './tables/tables.ts';
import { sealRows, type SealTools } from './seal-row.ts';
import { TABLE_KEYS } from './tables/table-keys.ts';
import type { Row } from './walk-rows.ts';

const ROWS_AT_ONCE = 200;
/** An arbitrary number that no other lock uses. */
const LOCK = 7_105_550_142;
const LOCK_AGAIN_MS = 200;

/** Whether older data is still unencrypted, even if only in database pages that are no longer used. */
export async function hasClearRows(db: Database): Promise<boolean> {
  return (await tablesIn(db)).includes(CLEAR_MARK);
}

async function tablesIn(db: Database): Promise<readonly string[]> {
  return (await db.introspection.getTables()).map(({ name }) => name);
}

/**
 * Encrypts what was stored unencrypted, a few hundred rows per transaction, and leaves no copy of it in the database
 * files. If stopped, the next start continues; of several servers, one does the work while the others wait.
 */
export async function sealClearRows(db: Database, kind: 'sqlite' | 'postgres', vault: Vault): Promise<void> {
  await alone(db, kind, async (inside) => {
    const tables = await tablesIn(inside);
    if (!tables.includes(CLEAR_MARK)) return;
    const tools = { vault, key: await lookUpKey({ db: inside, vault, clock: systemClock }) };
    while ((await sealSomeUsers(inside, tools)) === ROWS_AT_ONCE);
    for (const table of CLEAR_TABLES.filter((one) => tables.includes(nameOfClear(one)))) {
      while ((await sealSome(inside, table, tools)) === ROWS_AT_ONCE);
    }
    await dropClearTables(inside);
    await rewriteFiles(inside, kind);
    await dropClearMark(inside);
  });
}

/** Drops the tables of a new database, in which nothing ever was. */
export async function dropUnusedTables(db: Database): Promise<void> {
  await dropClearTables(db);
  await dropClearMark(db);
}

async function dropClearTables(db: Database): Promise<void> {
  for (const table of CLEAR_TABLES) await db.schema.dropTable(nameOfClear(table)).ifExists().execute();
}

async function dropClearMark(db: Database): Promise<void> {
  await db.schema.dropTable(CLEAR_MARK).ifExists().execute();
}

/** The addresses stay in the same table, in a column that is filled again, since other tables refer to the users. */
async function sealSomeUsers(db: Database, { vault, key }: SealTools): Promise<number> {
  return db.transaction().execute(async (inside) => {
    const query = sql<{ id: string; email_hash: string }>`
      select id, email_hash from users where email is null order by id limit ${ROWS_AT_ONCE}`;
    const { rows } = await query.execute(inside);
    for (const { id, email_hash: email } of rows) {
      await inside
        .updateTable('users')
        .set(emailColumns(vault, key, id, email))
        .where('id', '=', id)
        .execute();
    }
    return rows.length;
  });
}

async function sealSome(db: Database, table: ClearTable, tools: SealTools): Promise<number> {
  const clear = sql.table(nameOfClear(table));
  const keys = table === 'social_identities' ? ['issuer', 'subject'] : TABLE_KEYS[table];
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  return db.transaction().execute(async (inside) => {
    const query = sql<Row>`select * from ${clear} order by ${columns} limit ${ROWS_AT_ONCE}`;
    const { rows } = await query.execute(inside);
    const last = rows.at(-1);
    if (!last) return 0;
    for (const [name, sealed] of sealRows(table, rows, tools)) await insertRows(inside, name, sealed);
    const upToLast = sql`(${columns}) <= (${sql.join(keys.map((key) => last[key]))})`;
    await sql`delete from ${clear} where ${upToLast}`.execute(inside);
    return rows.length;
  });
}

/**
 * Rewrites the database files, since deleted data stays in their pages. PostgreSQL deletes the files of dropped tables,
 * but the users table stays, as do the column samples for planning queries.
 */
async function rewriteFiles(db: Database, kind: 'sqlite' | 'postgres'): Promise<void> {
  if (kind === 'postgres') {
    await waitForOlderSnapshots(db);
    await sql`vacuum full analyze users`.execute(db);
    await sql`vacuum full pg_statistic`.execute(db);
    return;
  }
  // If someone ran ANALYZE on it.
  const samples = await sql<{ name: string }>`
    select name from sqlite_master where name in ('sqlite_stat1', 'sqlite_stat4')`.execute(db);
  for (const { name } of samples.rows) await sql`delete from ${sql.table(name)}`.execute(db);
  await sql`vacuum`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/**
 * A row that another session still sees is copied along with the others, although it was deleted. So is one that was
 * deleted after the start of a transaction that is still writing, even in another database of the same PostgreSQL:
 * `vacuum full` uses a snapshot, and no snapshot is younger than the oldest writing transaction.
 */
async function waitForOlderSnapshots(db: Database): Promise<void> {
  const { rows } = await sql<{ now: string }>`select txid_current()::text as now`.execute(db);
  const { now } = rows[0]!;
  for (;;) {
    const older = await sql`
      select from pg_stat_activity
      where (datname = current_database() or datname is null) and pid <> pg_backend_pid()
        and age(backend_xmin) > age((${now}::bigint % 4294967296)::text::xid)
      union all
      select where txid_snapshot_xmin(txid_current_snapshot()) <= ${now}::bigint`.execute(db);
    if (older.rows.length === 0) return;
    await wait(LOCK_AGAIN_MS);
  }
}

/** One server at a time, on one connection. SQLite has no other server; a command beside it waits for each transaction. */
async function alone(
  db: Database,
  kind: 'sqlite' | 'postgres',
  work: (inside: Database) => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (inside) => {
    if (kind === 'sqlite') return work(inside);
    // Waiting for another server, and rewriting a table, may take longer than a request's statement may.
    await sql`set statement_timeout = 0`.execute(inside);
    // Polled: a waiting statement would see the old rows, and so keep them in the files.
    while (!(await hasLock(inside))) await wait(LOCK_AGAIN_MS);
    try {
      await work(inside);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(inside);
      await sql`reset statement_timeout`.execute(inside);
    }
  });
}

async function hasLock(db: Database): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${sql.lit(LOCK)}) as got`.execute(db);
  return rows[0]!.got;
}
