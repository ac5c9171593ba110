import type { PlacedError } from './visit-records.ts';

/** Somebody who collects errors besides us. */
export interface ErrorTracker {
  /** Rejects when the error was not taken. */
  send(error: PlacedError, atMs: number): Promise<void>;
}
