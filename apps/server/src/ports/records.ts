import type { SentMailRecords, TrailRecords } from './admin-records.ts';
import type { ErrorRecords, ExperimentRecords, VisitRecords } from './visit-records.ts';
import type { OrderRecords, SubscriptionRecords } from './billing-records.ts';
import type { ChatRecords } from './chat-records.ts';
import type { ContactRecords } from './contact-records.ts';
import type { DocumentRecords } from './document-records.ts';
import type { DraftRecords } from './draft-records.ts';
import type { IdempotencyRecords } from './idempotency-records.ts';
import type { IssuedRecords } from './issued-records.ts';
import type { JobRecords } from './job-records.ts';
import type { LogoRecords } from './logo-records.ts';
import type { AccountRecords, PasswordRecords } from './account-records.ts';
import type { AttemptRecords } from './attempt-records.ts';
import type { KeyRecords } from './key-records.ts';
import type { OneTimeRecords } from './one-time-records.ts';
import type { PasskeyRecords } from './passkey-records.ts';
import type { PhoneRecords } from './phone-records.ts';
import type { ReviewRecords } from './review-records.ts';
import type { SandboxPaymentRecords } from './sandbox-payment-records.ts';
import type { SecurityRecords } from './security-records.ts';
import type { SecondFactorRecords } from './second-factor-records.ts';
import type { SignInStepRecords } from './sign-in-step-records.ts';
import type { SocialRecords } from './social-records.ts';
import type { FullSsnRecords } from './full-ssn-records.ts';
import type { CookieSessionRecords, SessionRecords } from './session-records.ts';

/** Everything in the database, by subject. */
export interface Records {
  readonly jobs: JobRecords;
  readonly idempotency: IdempotencyRecords;
  readonly drafts: DraftRecords;
  readonly documents: DocumentRecords;
  readonly issued: IssuedRecords;
  readonly review: ReviewRecords;
  readonly chats: ChatRecords;
  readonly logos: LogoRecords;
  readonly contacts: ContactRecords;
  readonly fullSsns: FullSsnRecords;
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
  readonly subscriptions: SubscriptionRecords;
  readonly orders: OrderRecords;
  readonly sandboxPayments: SandboxPaymentRecords;
  readonly securityEvents: SecurityRecords;
  readonly trail: TrailRecords;
  readonly sentMails: SentMailRecords;
  readonly visits: VisitRecords;
  readonly experiments: ExperimentRecords;
  readonly errors: ErrorRecords;
  /**
   * Does all of `work` or none of it. Inside, use only the records passed to it: others wait until it is done. Effects
   * elsewhere, such as on files, aren't rolled back.
   */
  transaction<T>(work: (records: Records) => Promise<T>): Promise<T>;
  /** Deletes expired sign-ins, links, attempts and keys. */
  forgetExpiredIdentity(nowMs: number): Promise<void>;
  /** Whether the database responds; rejects with the reason if not. */
  check(): Promise<void>;
  close(): Promise<void>;
}
