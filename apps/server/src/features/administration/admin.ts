import type { AccountContext } from '../accounts/account-context.ts';
import { isAdmin } from '../accounts/account-context.ts';
import { countProof } from '../accounts/attempt-limits.ts';
import { checkSecondFactor } from '../accounts/second-factor.ts';
import type { BillingContext } from '../billing/billing-context.ts';
import type { Account } from '../../ports/accounts/account-records.ts';
import type { TrailEntry } from '../../ports/admin/admin-records.ts';
import type { Identity } from '../../ports/accounts/identity.ts';
import type { Records } from '../../ports/records.ts';
import { problems } from '../../problems/problem.ts';

const HOUR_MS = 3_600_000;
/**
 * How long a confirmed code is valid: after that a stolen session is useless, and before it only works where the code was
 * entered.
 */
const CONFIRMED_FOR_MS = 4 * HOUR_MS;

/** What the use cases of admins need. */
export type AdminContext = AccountContext & BillingContext;

/** An admin who recently confirmed a code from their authenticator app. */
export type Admin = Pick<Account, 'id' | 'email'>;

/**
 * The signed-in user, if they are an admin. Throws `adminOnly`, `adminFactorMissing` without an authenticator app, and
 * `adminCodeNeeded` if this session didn't confirm a code in the last four hours.
 */
export async function requireAdmin(context: AdminContext, { userId, sessionId }: Identity): Promise<Admin> {
  const account = await requireListed(context, userId);
  const session = sessionId === undefined ? undefined : await context.records.sessions.find(sessionId);
  const confirmedAtMs = session?.secondFactorAtMs;
  if (confirmedAtMs === undefined || confirmedAtMs + CONFIRMED_FOR_MS <= context.clock.nowMs()) {
    throw problems.adminCodeNeeded();
  }
  return account;
}

/**
 * Gives this session admin rights for four hours, with a code from the authenticator app or a recovery code. Throws
 * `adminOnly`, `adminFactorMissing`, `secondFactorWrong` and `tooManySignIns`.
 */
export async function confirmAdmin(
  context: AdminContext,
  { userId, sessionId }: Identity,
  code: string,
): Promise<void> {
  const account = await requireListed(context, userId);
  if (sessionId === undefined) throw problems.signInAgain();
  const wasRight = await countProof(context, userId);
  await checkSecondFactor(context, account, code);
  await wasRight();
  await recordAction(context, account, { action: 'confirmed', subject: userId, details: '' }, (inside) =>
    inside.sessions.setSecondFactor(sessionId, context.clock.nowMs()),
  );
}

/**
 * Carries out an admin's decision and records it in the trail, or neither. `done` returns what to record if that isn't
 * known before.
 */
export function recordAction<T>(
  { records, clock }: Pick<AdminContext, 'records' | 'clock'>,
  { id: adminId, email: by }: Admin,
  entry: Pick<TrailEntry, 'action' | 'subject'> & { readonly details: string | ((done: T) => string) },
  work: (inside: Records) => Promise<T>,
): Promise<T> {
  return records.transaction(async (inside) => {
    const done = await work(inside);
    const details = typeof entry.details === 'string' ? entry.details : entry.details(done);
    await inside.trail.add({ ...entry, adminId, by, details }, clock.nowMs());
    return done;
  });
}

async function requireListed(context: AdminContext, userId: string): Promise<Account> {
  const account = await context.records.accounts.find(userId);
  if (!account || !isAdmin(context, account)) throw problems.adminOnly();
  const factor = await context.records.secondFactors.find(userId);
  if (!factor?.isOn) throw problems.adminFactorMissing();
  return account;
}
