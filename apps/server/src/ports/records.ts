import type { ContactRecords } from './contact-records.ts';
import type { DocumentRecords } from './document-records.ts';
import type { DraftRecords } from './draft-records.ts';
import type { IdempotencyRecords } from './idempotency-records.ts';
import type { JobRecords } from './job-records.ts';
import type { LogoRecords } from './logo-records.ts';
import type { AccountRecords, PasswordRecords } from './account-records.ts';
import type { AttemptRecords } from './attempt-records.ts';
import type { KeyRecords } from './key-records.ts';
import type { OneTimeRecords } from './one-time-records.ts';
import type { PasskeyRecords } from './passkey-records.ts';
import type { PhoneRecords } from './phone-records.ts';
import type { SecondFactorRecords } from './second-factor-records.ts';
import type { SignInStepRecords } from './sign-in-step-records.ts';
import type { SocialRecords } from './social-records.ts';
import type { WholeNumberRecords } from './whole-number-records.ts';
import type { CookieSessionRecords, SessionRecords } from './session-records.ts';

/** All that is kept in the database, by what it is of. */
export interface Records {
  readonly jobs: JobRecords;
  readonly idempotency: IdempotencyRecords;
  readonly drafts: DraftRecords;
  readonly documents: DocumentRecords;
  readonly logos: LogoRecords;
  readonly contacts: ContactRecords;
  readonly wholeNumbers: WholeNumberRecords;
  readonly accounts: AccountRecords;
  readonly passwords: PasswordRecords;
  readonly sessions: SessionRecords;
  readonly cookieSessions: CookieSessionRecords;
  readonly oneTime: OneTimeRecords;
  readonly secondFactors: SecondFactorRecords;
  readonly passkeys: PasskeyRecords;
  readonly social: SocialRecords;
  readonly signInSteps: SignInStepRecords;
  readonly phones: PhoneRecords;
  readonly keys: KeyRecords;
  readonly attempts: AttemptRecords;
  /**
   * Does all of `work` or nothing of it. Inside, only the records given to it may be used: those outside wait until it is
   * done. What else it reaches, such as files, is not taken back.
   */
  transaction<T>(work: (records: Records) => Promise<T>): Promise<T>;
  /** Forgets what is over of sign-ins, links, attempts and keys. */
  forgetExpiredIdentity(nowMs: number): Promise<void>;
  /** Whether the database answers; rejects with the reason when not. */
  check(): Promise<void>;
  close(): Promise<void>;
}
