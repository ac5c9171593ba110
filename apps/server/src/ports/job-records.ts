/** Work to be done outside of a request, such as a mail to send. What it is about is sealed. */
export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  /** How often it was begun, this time included. */
  readonly attempts: number;
  /** Proves the claim when the job is ended. */
  readonly claim: string;
}

/** A job that is not done, without what it is about. */
export interface OpenJob {
  readonly id: string;
  readonly kind: string;
  readonly createdAtMs: number;
  readonly runAtMs: number;
  readonly attempts: number;
  readonly lastError: string | undefined;
  readonly hasGivenUp: boolean;
}

export interface JobRecords {
  add(job: { kind: string; payload: unknown; runAtMs: number }): Promise<string>;
  /**
   * Puts a job on the list that comes again, when it is due, and says when it is due next. Of servers that ask at once,
   * one puts it there.
   */
  addRecurring(job: { kind: string; nowMs: number; everyMs: number }): Promise<boolean>;
  /** The next job that is due and nobody works on, for as long as `forMs`; after that it is anybody's again. */
  claim(nowMs: number, forMs: number): Promise<Job | undefined>;
  /** Takes a job that was done off the list. False when the claim has passed to another. */
  finish(job: Job): Promise<boolean>;
  /** Puts a job that failed back, to be tried again at a time, or never again without one. */
  putBack(job: Job, error: string, runAtMs: number | undefined): Promise<boolean>;
  /** Has a job tried anew from a time on, as if for the first time; without an id, all that were given up. How many. */
  tryAgain(id: string | undefined, runAtMs: number): Promise<number>;
  /** Takes a job off the list undone. False when there is none. */
  drop(id: string): Promise<boolean>;
  /** Jobs that are not done, the oldest first. */
  list(limit: number): Promise<readonly OpenJob[]>;
}
