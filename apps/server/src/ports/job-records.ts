import type { VisitReport } from './analytics.ts';
import type { MailMessage } from './mail.ts';
import type { LinkKind } from './accounts/one-time-records.ts';
import type { Page } from './page.ts';

/** A request to email a link to an address, which may or may not have an account. */
export interface LinkRequest {
  readonly kind: LinkKind;
  readonly email: string;
}

/** A code to send. Whether the number opens an account is looked up when sending. */
export interface PhoneCodeRequest {
  /** A sign-in code can't add a number, or the other way around. */
  readonly kind: 'phoneSignIn' | 'phoneAdd';
  readonly number: string;
  readonly code: string;
  readonly expiresAtMs: number;
}

/** What a job is about, by its kind; recurring jobs are about nothing. */
export interface JobPayloads {
  readonly mail: MailMessage;
  readonly accountLink: LinkRequest;
  readonly phoneCode: PhoneCodeRequest;
  /** The names of the files. */
  readonly 'remove-files': readonly string[];
  /** The order's id. */
  readonly 'settle-order': string;
  /** The order's id. */
  readonly 'refund-order': string;
  /** What the gateway knows the card by. */
  readonly 'forget-card': string;
  readonly analytics: VisitReport;
  /** The user's id. */
  readonly 'remove-rest': string;
}

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
  /** Adds a job, and returns its id. */
  add<Kind extends string>(job: {
    kind: Kind;
    payload: Kind extends keyof JobPayloads ? JobPayloads[Kind] : unknown;
    runAtMs: number;
  }): Promise<string>;
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
