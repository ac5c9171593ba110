/**
 * What is kept cannot be written or read at the moment: the disk is full, may not be written, or the database is away.
 * Adapters throw it; whoever asked may ask again later, and then it works.
 */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
  /** What the disk or the database calls it, such as `ENOSPC`, `SQLITE_FULL` or `53100`; for the log. */
  readonly code: string;
  /** Whether room has to be made. */
  readonly isFull: boolean;

  constructor(code: string, isFull: boolean, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.code = code;
    this.isFull = isFull;
  }
}
