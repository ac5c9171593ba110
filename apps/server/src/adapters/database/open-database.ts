import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Dialect } from 'kysely';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabasePlace } from '../../places.ts';
import type { Vault } from '../../ports/vault.ts';
import { makeFolder } from '../make-folder.ts';
import { storageErrorDialect } from './storage-error-dialect.ts';
import { SEALED_NAMES } from './migrations/0009-sealed-names.ts';
import { migratorOf } from './migrator.ts';
import { proveMasterKey } from './sealing/prove-master-key.ts';
import { dropUnusedTables, hasClearRows, sealClearRows } from './seal-clear-rows.ts';
import { sqliteDialect } from './sqlite-driver.ts';
import { postgresFailure, sqliteFailure } from './storage-failures.ts';
import type { Database, Tables } from './tables/tables.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 30_000;
const INT8 = 20;

/**
 * Opens the database and brings its tables up to date; many servers may do so at once, and one does the work. The vault
 * is needed to encrypt data in it. Throws `MasterKeyMissing` if it isn't the vault of this database.
 */
export async function openDatabase(place: DatabasePlace, vaultOf: () => Vault): Promise<Database> {
  const db = connectTo(place);
  try {
    await whileOthersChangeTables(() => bringUpToDate(db, place.kind, vaultOf));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** The database as it is. */
export function connectTo(place: DatabasePlace): Database {
  return new Kysely<Tables>({ dialect: dialectOf(place) });
}

function dialectOf(place: DatabasePlace): Dialect {
  if (place.kind === 'sqlite') {
    makeFolder(path.dirname(place.file));
    return storageErrorDialect(sqliteDialect(place.file), sqliteFailure);
  }
  const pool = new pg.Pool({
    connectionString: place.url,
    max: place.mostConnections ?? 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    // Times and sizes are whole numbers that a double holds exactly.
    types: { getTypeParser: (oid, format) => (oid === (INT8 as never) ? Number : pg.types.getTypeParser(oid, format)) },
  });
  // A connection that breaks is replaced at its next use; without listeners it would end the process, whether it breaks
  // while it is idle or between two statements of a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return storageErrorDialect(new PostgresDialect({ pool }), postgresFailure);
}

/** PostgreSQL's errors for a column or table that another server dropped after we read its name. */
const GONE = new Set(['42703', '42P01']);
const MAX_TRIES = 20;
const TRY_AGAIN_MS = 250;

/** Repeats the work if a table changed in the middle of it; every part first checks what is already done. */
async function whileOthersChangeTables(work: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === MAX_TRIES || !(error instanceof pg.DatabaseError && GONE.has(error.code ?? ''))) throw error;
      await wait(TRY_AGAIN_MS);
    }
  }
}

async function bringUpToDate(db: Database, kind: DatabasePlace['kind'], vaultOf: () => Vault): Promise<void> {
  const migrator = migratorOf(db, kind);
  const known = await migrator.getMigrations();
  const isNew = known.every(({ executedAt }) => !executedAt);
  const isSealed = known.some(({ name, executedAt }) => name === SEALED_NAMES && executedAt);
  const isToBeSealed = !isNew && (!isSealed || (await hasClearRows(db)));
  // Before anything changes: with another key, nobody could read what is encrypted.
  if (isToBeSealed) await proveMasterKey(db, vaultOf());
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('Could not update the tables');
  if (isToBeSealed) await sealClearRows(db, kind, vaultOf());
  else if (isNew) await dropUnusedTables(db);
}
