export interface AttemptCount {
  readonly count: number;
  readonly startedAtMs: number;
}

/** Counts what may not be tried too often, for all servers together. */
export interface AttemptRecords {
  /** Counts one more, from 1 again when the first was longer ago than the window. */
  add(subject: string, windowMs: number, nowMs: number): Promise<AttemptCount>;
  /** Takes one back that did not fail. */
  giveBack(subject: string): Promise<void>;
  clear(subjects: readonly string[]): Promise<void>;
}
