import type { PlacedError } from './visit-records.ts';

/** Another service that collects errors. */
export interface ErrorTracker {
  /** Rejects if the error was not accepted. */
  send(error: PlacedError, atMs: number): Promise<void>;
}
