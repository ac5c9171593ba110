import path from 'node:path';
import type { Dialect } from 'kysely';
import { Kysely, Migrator, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabasePlace } from '../../places.ts';
import { makeFolder } from '../make-folder.ts';
import { failureNamingDialect } from './failure-naming-dialect.ts';
import { migrations } from './migrations/index.ts';
import type { BytesType } from './migrations/migration.ts';
import { sqliteDialect } from './sqlite-driver.ts';
import { postgresFailure, sqliteFailure } from './storage-failures.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

const CONNECT_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 30_000;
const INT8 = 20;

/** Opens the database and brings its tables up to date; many servers may do so at once, and one does the work. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: dialectOf(place) });
  try {
    await migrate(db, place.kind === 'postgres' ? 'bytea' : 'blob');
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

function dialectOf(place: DatabasePlace): Dialect {
  if (place.kind === 'sqlite') {
    makeFolder(path.dirname(place.file));
    return failureNamingDialect(sqliteDialect(place.file), sqliteFailure);
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
  return failureNamingDialect(new PostgresDialect({ pool }), postgresFailure);
}

async function migrate(db: Database, bytes: BytesType): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: () =>
        Promise.resolve(
          Object.fromEntries(
            Object.entries(migrations).map(([name, up]) => [name, { up: ({ schema }) => up(schema, bytes) }]),
          ),
        ),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The tables could not be brought up to date');
}
