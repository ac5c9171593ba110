import { StorageFailure } from '../../ports/storage-failure.ts';

/** What a database driver's error may carry. */
interface DriverError {
  readonly code?: unknown;
  readonly errcode?: unknown;
  readonly message?: unknown;
}

const PRIMARY_RESULT = 0xff;
/** SQLite result codes that say nothing about the query, and their messages: https://www.sqlite.org/rescode.html */
const SQLITE_RESULTS: readonly { readonly result: number; readonly code: string; readonly words: string }[] = [
  { result: 5, code: 'SQLITE_BUSY', words: 'database is locked' },
  { result: 8, code: 'SQLITE_READONLY', words: 'attempt to write a readonly database' },
  { result: 10, code: 'SQLITE_IOERR', words: 'disk I/O error' },
  { result: 13, code: 'SQLITE_FULL', words: 'database or disk is full' },
  { result: 14, code: 'SQLITE_CANTOPEN', words: 'unable to open database file' },
];

/** An SQLite error as a storage failure; undefined for an error of the query. */
export function sqliteFailure(error: unknown): StorageFailure | undefined {
  const { errcode, message } = partsOf(error);
  // The package used on Node 20 omits the number for queries that return rows.
  const found = SQLITE_RESULTS.find(({ result, words }) =>
    typeof errcode === 'number' ? (errcode & PRIMARY_RESULT) === result : message === words,
  );
  return found && new StorageFailure(found.code, found.code === 'SQLITE_FULL', error);
}

/**
 * PostgreSQL conditions under which the same query works later, by the first characters of their code: connections,
 * authorization to connect, a read-only server, conflicting transactions, no resources, stopped by an operator or a
 * timeout, and the disk. https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
const POSTGRES_CONDITIONS = /^(08|28|3D000|25006|40001|40P01|53|55P03|57P0|57014|58030)/;
const POSTGRES_DISK_FULL = '53100';
const NETWORK = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
/** The driver's messages, without a code, for a connection that broke or couldn't be made in time. */
const BROKEN = /^Connection terminated|^timeout exceeded when trying to connect|connection error and is not queryable/;

/** A PostgreSQL or driver error as a storage or connection failure; undefined for an error of the query. */
export function postgresFailure(error: unknown): StorageFailure | undefined {
  const { code, message } = partsOf(error);
  if (typeof code === 'string') {
    const isFailure = POSTGRES_CONDITIONS.test(code) || NETWORK.test(code);
    return isFailure ? new StorageFailure(code, code === POSTGRES_DISK_FULL, error) : undefined;
  }
  return typeof message === 'string' && BROKEN.test(message)
    ? new StorageFailure('connectionBroken', false, error)
    : undefined;
}

function partsOf(error: unknown): DriverError {
  return typeof error === 'object' && error !== null ? error : {};
}
