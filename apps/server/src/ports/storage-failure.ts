/**
 * Storage is unavailable: the disk is full or read-only, or the database is down. Adapters throw it; callers may retry
 * later.
 */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
  /** What the disk or the database calls it, such as `ENOSPC`, `SQLITE_FULL` or `53100`; for the log. */
  readonly code: string;
  /** Whether space must be freed. */
  readonly isFull: boolean;

  constructor(code: string, isFull: boolean, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.code = code;
    this.isFull = isFull;
  }
}
