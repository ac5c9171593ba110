import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely';
import type { StorageFailure } from '../../ports/storage-failure.ts';

type FailureOf = (error: unknown) => StorageFailure | undefined;

/** The same dialect, but disk and connection failures are thrown as `StorageFailure`. */
export function storageErrorDialect(dialect: Dialect, failureOf: FailureOf): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new FailureNamingDriver(dialect.createDriver(), failureOf),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

class FailureNamingDriver implements Driver {
  readonly #driver: Driver;
  readonly #failureOf: FailureOf;
  readonly #known = new WeakMap<DatabaseConnection, FailureNamingConnection>();

  constructor(driver: Driver, failureOf: FailureOf) {
    this.#driver = driver;
    this.#failureOf = failureOf;
  }

  init(): Promise<void> {
    return this.#named(() => this.#driver.init());
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const inner = await this.#named(() => this.#driver.acquireConnection());
    const known = this.#known.get(inner) ?? new FailureNamingConnection(inner, (work) => this.#named(work));
    this.#known.set(inner, known);
    return known;
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return this.#driver.releaseConnection(innerOf(connection));
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return this.#named(() => this.#driver.beginTransaction(innerOf(connection), settings));
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#named(() => this.#driver.commitTransaction(innerOf(connection)));
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#named(() => this.#driver.rollbackTransaction(innerOf(connection)));
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }

  async #named<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw this.#failureOf(error) ?? error;
    }
  }
}

class FailureNamingConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #named: <T>(work: () => Promise<T>) => Promise<T>;

  constructor(inner: DatabaseConnection, named: <T>(work: () => Promise<T>) => Promise<T>) {
    this.inner = inner;
    this.#named = named;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#named(() => this.inner.executeQuery<Row>(query));
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery<Row>(query, chunkSize);
  }
}

/** The driver must release its own connection, not our wrapper. */
function innerOf(connection: DatabaseConnection): DatabaseConnection {
  return connection instanceof FailureNamingConnection ? connection.inner : connection;
}
