import type { Page } from './page.ts';

/** Work to do outside a request, such as an email to send. Its payload is encrypted. */
export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  /** How often it was started, including this time. */
  readonly attempts: number;
  /** Proves the claim when ending the job. */
  readonly claim: string;
}

/** An unfinished job, without its payload. */
export interface OpenJob {
  readonly id: string;
  readonly kind: string;
  readonly createdAtMs: number;
  readonly runAtMs: number;
  readonly attempts: number;
  readonly lastError: string | undefined;
  readonly hasGivenUp: boolean;
  /** Somebody is doing it right now. */
  readonly isRunning: boolean;
}

export interface JobPage extends Page {
  readonly hasGivenUp?: boolean;
  readonly kind?: string;
}

export interface JobRecords {
  add(job: { kind: string; payload: unknown; runAtMs: number }): Promise<string>;
  /**
   * Adds a recurring job when it is due, and returns when it is due next. If servers ask at the same time, one adds it.
   */
  addRecurring(job: { kind: string; nowMs: number; everyMs: number }): Promise<boolean>;
  /** Claims the next due job that nobody is working on for `forMs`; after that, anyone may claim it again. */
  claim(nowMs: number, forMs: number): Promise<Job | undefined>;
  /** Removes a finished job. False if the claim has passed to another. */
  finish(job: Job): Promise<boolean>;
  /** Puts a failed job back, to retry at a time, or never without one. */
  putBack(job: Job, error: string, runAtMs: number | undefined): Promise<boolean>;
  /**
   * Retries a job from a time on, as if for the first time; without an id, all that were given up. Returns how many.
   */
  tryAgain(id: string | undefined, runAtMs: number): Promise<number>;
  /** Removes a job without doing it. False if there is none. */
  drop(id: string): Promise<boolean>;
  /** Unfinished jobs, oldest first. */
  list(limit: number): Promise<readonly OpenJob[]>;
  /** Unfinished jobs that fit, newest first. */
  page(page: JobPage): Promise<readonly OpenJob[]>;
  find(id: string): Promise<OpenJob | undefined>;
  /** What an unfinished job is about. */
  payloadOf(id: string): Promise<unknown>;
  /** How many are unfinished. */
  count(): Promise<{ readonly failed: number; readonly waiting: number }>;
}
