export interface AttemptCount {
  readonly count: number;
  readonly startedAtMs: number;
}

/** Counts limited attempts, for all servers together. */
export interface AttemptRecords {
  /** Adds one, restarting at 1 if the first was longer ago than the window. */
  add(subject: string, windowMs: number, nowMs: number): Promise<AttemptCount>;
  /** Uncounts one that didn't fail. */
  giveBack(subject: string): Promise<void>;
  clear(subjects: readonly string[]): Promise<void>;
}
