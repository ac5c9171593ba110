import { createRequire } from 'node:module';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';

/** The part of `node:sqlite` that we use. */
interface Sqlite {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

interface Statement {
  all(...values: readonly unknown[]): unknown[];
  run(...values: readonly unknown[]): { readonly changes: number | bigint };
}

const BUSY_TIMEOUT_MS = 5000;

/** SQLite in a file; every commit is on disk before it is confirmed. */
export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new TransactionalSqlite(),
    createDriver: () => new SqliteDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Changes to tables are transactional too, so that migrations run exactly once and completely. */
class TransactionalSqlite extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Node has SQLite built in since 22.13; before that, we use a package with the same interface. */
function openSqlite(file: string): Sqlite {
  const require = createRequire(import.meta.url);
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isBuiltIn = major > 22 || (major === 22 && minor >= 13);
  const { DatabaseSync } = require(isBuiltIn ? 'node:sqlite' : '@photostructure/sqlite') as {
    DatabaseSync: new (file: string) => Sqlite;
  };
  const sqlite = new DatabaseSync(file);
  sqlite.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
  sqlite.exec('pragma journal_mode = wal');
  sqlite.exec('pragma synchronous = full');
  sqlite.exec('pragma foreign_keys = on');
  // Deleted data, although encrypted, must not stay in its old pages.
  sqlite.exec('pragma secure_delete = fast');
  return sqlite;
}

/**
 * One connection, used by one caller at a time: a transaction is never mixed with other callers' statements. Its calls
 * block; they are `async` so that what SQLite throws becomes a rejection.
 */
class SqliteDriver implements Driver {
  readonly #file: string;
  #sqlite: Sqlite | undefined;
  #connection: SqliteConnection | undefined;
  #last: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  constructor(file: string) {
    this.#file = file;
  }

  init(): Promise<void> {
    this.#sqlite = openSqlite(this.#file);
    this.#connection = new SqliteConnection(this.#sqlite);
    return Promise.resolve();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last;
    let release: () => void = () => undefined;
    this.#last = new Promise((resolve) => (release = resolve));
    await before;
    this.#release = release;
    return this.#connection!;
  }

  releaseConnection(): Promise<void> {
    this.#release();
    return Promise.resolve();
  }

  /** Starts as a writer: a transaction that begins by reading can't become a writer while another one writes. */
  beginTransaction(): Promise<void> {
    return this.#exec('begin immediate');
  }

  commitTransaction(): Promise<void> {
    return this.#exec('commit');
  }

  /** A failed commit, as on a full disk, may have rolled back already. */
  rollbackTransaction(): Promise<void> {
    return this.#exec('rollback').catch((error: unknown) => {
      if (!String(error).includes('no transaction is active')) throw error;
    });
  }

  destroy(): Promise<void> {
    this.#sqlite?.close();
    return Promise.resolve();
  }

  async #exec(sql: string): Promise<void> {
    this.#sqlite!.exec(sql);
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #sqlite: Sqlite;
  readonly #statements = new Map<string, Statement>();

  constructor(sqlite: Sqlite) {
    this.#sqlite = sqlite;
  }

  async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = this.#prepared(sql);
    const isWrite = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'].includes(query.kind);
    if (isWrite && !('returning' in query && query.returning)) {
      const { changes } = statement.run(...parameters);
      return { rows: [], numAffectedRows: BigInt(changes) };
    }
    const rows = statement.all(...parameters) as Row[];
    return isWrite ? { rows, numAffectedRows: BigInt(rows.length) } : { rows };
  }

  streamQuery(): never {
    throw new Error('Rows are read in pages, not as a stream');
  }

  /** Queries come from a fixed set; those with lists of varying length would fill the memory. */
  #prepared(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#sqlite.prepare(sql);
    if (this.#statements.size < 500) this.#statements.set(sql, statement);
    return statement;
  }
}
