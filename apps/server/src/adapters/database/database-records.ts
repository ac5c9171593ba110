import { sql } from 'kysely';
import type { Records } from '../../ports/records.ts';
import { sentMailRecords, trailRecords } from './admin/admin-records.ts';
import { chatRecords } from './chats.ts';
import { contactRecords } from './accounts/contacts.ts';
import { documentRecords } from './documents/documents.ts';
import { draftRecords } from './documents/drafts.ts';
import { idempotencyRecords } from './idempotency.ts';
import { issuedRecords } from './documents/issued.ts';
import { jobRecords } from './jobs.ts';
import { logoRecords } from './documents/logos.ts';
import { accountRecords, passwordRecords } from './accounts/accounts.ts';
import { attemptRecords } from './accounts/attempts.ts';
import { forgetExpiredIdentity } from './accounts/forget-expired-identity.ts';
import { keyRecords } from './keys.ts';
import { orderRecords } from './billing/orders.ts';
import { passkeyRecords } from './accounts/passkeys.ts';
import { phoneRecords } from './accounts/phones.ts';
import { oneTimeRecords } from './accounts/one-time.ts';
import type { RecordsContext } from './records-context.ts';
import { reviewRecords } from './admin/review.ts';
import { sandboxPaymentRecords } from './billing/sandbox-payments.ts';
import { securityRecords } from './accounts/security-events.ts';
import { secondFactorRecords } from './accounts/second-factors.ts';
import { signInStepRecords } from './accounts/sign-in-steps.ts';
import { socialRecords } from './accounts/social-identities.ts';
import { subscriptionRecords } from './billing/subscriptions.ts';
import { errorRecords, experimentRecords, visitRecords } from './visits.ts';
import { fullSsnRecords } from './accounts/full-ssns.ts';
import { cookieSessionRecords, sessionRecords } from './accounts/sessions.ts';

/** The records in a database, the same queries for every kind of database. */
export function databaseRecords(given: RecordsContext): Records {
  const context = { lookUp: {}, ...given };
  return {
    jobs: jobRecords(context),
    idempotency: idempotencyRecords(context),
    drafts: draftRecords(context),
    documents: documentRecords(context),
    issued: issuedRecords(context),
    review: reviewRecords(context),
    chats: chatRecords(context),
    logos: logoRecords(context),
    contacts: contactRecords(context),
    fullSsns: fullSsnRecords(context),
    accounts: accountRecords(context),
    passwords: passwordRecords(context),
    sessions: sessionRecords(context),
    cookieSessions: cookieSessionRecords(context),
    oneTime: oneTimeRecords(context),
    secondFactors: secondFactorRecords(context),
    passkeys: passkeyRecords(context),
    social: socialRecords(context),
    signInSteps: signInStepRecords(context),
    phones: phoneRecords(context),
    keys: keyRecords(context),
    attempts: attemptRecords(context),
    subscriptions: subscriptionRecords(context),
    orders: orderRecords(context),
    sandboxPayments: sandboxPaymentRecords(context),
    securityEvents: securityRecords(context),
    trail: trailRecords(context),
    sentMails: sentMailRecords(context),
    visits: visitRecords(context),
    experiments: experimentRecords(context),
    errors: errorRecords(context),
    transaction: (work) =>
      context.db.isTransaction
        ? work(databaseRecords(context))
        : context.db.transaction().execute((db) => work(databaseRecords({ ...context, db }))),
    forgetExpiredIdentity: (nowMs) => forgetExpiredIdentity(context.db, nowMs),
    check: async () => {
      await sql`select 1`.execute(context.db);
    },
    close: () => context.db.destroy(),
  };
}
