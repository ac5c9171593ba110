import type { SentMailRecords, TrailRecords } from './admin/admin-records.ts';
import type { ErrorRecords, ExperimentRecords, VisitRecords } from './visit-records.ts';
import type { OrderRecords, SubscriptionRecords } from './billing/billing-records.ts';
import type { ChatRecords } from './chat-records.ts';
import type { ContactRecords } from './accounts/contact-records.ts';
import type { DocumentRecords } from './documents/document-records.ts';
import type { DraftRecords } from './documents/draft-records.ts';
import type { IdempotencyRecords } from './idempotency-records.ts';
import type { IssuedRecords } from './documents/issued-records.ts';
import type { JobRecords } from './job-records.ts';
import type { LogoRecords } from './documents/logo-records.ts';
import type { AccountRecords, PasswordRecords } from './accounts/account-records.ts';
import type { AttemptRecords } from './accounts/attempt-records.ts';
import type { KeyRecords } from './key-records.ts';
import type { OneTimeRecords } from './accounts/one-time-records.ts';
import type { PasskeyRecords } from './accounts/passkey-records.ts';
import type { PhoneRecords } from './accounts/phone-records.ts';
import type { ReviewRecords } from './admin/review-records.ts';
import type { SandboxPaymentRecords } from './billing/sandbox-payment-records.ts';
import type { SecurityRecords } from './accounts/security-records.ts';
import type { SecondFactorRecords } from './accounts/second-factor-records.ts';
import type { SignInStepRecords } from './accounts/sign-in-step-records.ts';
import type { SocialRecords } from './accounts/social-records.ts';
import type { FullSsnRecords } from './accounts/full-ssn-records.ts';
import type { CookieSessionRecords, SessionRecords } from './accounts/session-records.ts';

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
