import { sql } from 'kysely';
import type { Records } from '../../ports/records.ts';
import { sentMailRecords, trailRecords } from './admin-records.ts';
import { chatRecords } from './chats.ts';
import { contactRecords } from './contacts.ts';
import { documentRecords } from './documents.ts';
import { draftRecords } from './drafts.ts';
import { idempotencyRecords } from './idempotency.ts';
import { issuedRecords } from './issued.ts';
import { jobRecords } from './jobs.ts';
import { logoRecords } from './logos.ts';
import { accountRecords, passwordRecords } from './accounts.ts';
import { attemptRecords } from './attempts.ts';
import { forgetExpiredIdentity } from './forget-expired-identity.ts';
import { keyRecords } from './keys.ts';
import { orderRecords } from './orders.ts';
import { passkeyRecords } from './passkeys.ts';
import { phoneRecords } from './phones.ts';
import { oneTimeRecords } from './one-time.ts';
import type { RecordsContext } from './records-context.ts';
import { reviewRecords } from './review.ts';
import { sandboxPaymentRecords } from './sandbox-payments.ts';
import { securityRecords } from './security-events.ts';
import { secondFactorRecords } from './second-factors.ts';
import { signInStepRecords } from './sign-in-steps.ts';
import { socialRecords } from './social-identities.ts';
import { subscriptionRecords } from './subscriptions.ts';
import { errorRecords, experimentRecords, visitRecords } from './visits.ts';
import { fullSsnRecords } from './full-ssns.ts';
import { cookieSessionRecords, sessionRecords } from './sessions.ts';

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
