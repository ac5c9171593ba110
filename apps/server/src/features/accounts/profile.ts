import type { AccountSecurity, Profile, SecurityEventRow } from '@paperwage/api-contract';
import { problems } from '../../problems/problem.ts';
import { REST_AFTER_MS } from '../account-data/delete-all-of.ts';
import { subscriptionInProfile } from '../billing/access.ts';
import { stopProblemOf } from '../fair-use/fair-use.ts';
import { MAIL_JOB, REMOVE_REST_JOB } from '../jobs/job-kinds.ts';
import type { AccountContext } from './account-context.ts';
import { emailKey, isAdmin } from './account-context.ts';
import { countMail, liftBlock } from './attempt-limits.ts';
import { askForAddress } from './change-address.ts';
import { addLinkMail } from './link-mails.ts';
import { accountDeletedMessage } from './messages.ts';
import { shownPhone } from './phone-number.ts';
import type { ProvenUser } from './prove-password.ts';
import { provePassword } from './prove-password.ts';

/** The user, with what only they get in full: for the file of all their data. */
export async function exportedProfile(context: ProfileContext, userId: string): Promise<unknown> {
  const profile = await profileOf(context, userId);
  const phone = await context.records.phones.findOf(userId);
  const consentedAt = await context.records.fullSsns.consentedAtMs(userId);
  return {
    ...profile,
    phone: phone ? { number: phone.number, addedAt: phone.addedAtMs } : null,
    keepsFullSocialSecurityNumbers: consentedAt === undefined ? null : { since: consentedAt },
    securityEvents: await securityEventsOf(context, userId),
  };
}

type ProfileContext = Pick<AccountContext, 'records' | 'clock' | 'payments' | 'adminEmails' | 'company'>;

/** The user and their subscription. */
export async function profileOf(context: ProfileContext, userId: string): Promise<Profile> {
  const account = await context.records.accounts.find(userId);
  if (!account) throw problems.profileMissing();
  const { id, email, isValidEmail, firstName, lastName, isGuest } = account;
  const roles = { guest: isGuest, ...(isAdmin(context, account) && { admin: true as const }) };
  const stop = await stopProblemOf(context.records, userId, context.company.email);
  return {
    user: { id, email, isValidEmail, firstName, lastName, ...(stop && { issuingStopped: stop.message }), roles },
    subscription: await subscriptionInProfile(context, userId),
  };
}

export interface ProfileChange {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email?: string | undefined;
  readonly currentPassword?: string | undefined;
}

/**
 * Changes names, and requests a new email after checking the password. `address` is the network address that emails are
 * counted against.
 */
export async function updateProfile(
  context: AccountContext,
  user: ProvenUser,
  change: ProfileChange,
  address: string,
): Promise<void> {
  const account = await context.records.accounts.find(user.userId);
  if (!account) throw problems.profileMissing();
  const email = change.email === undefined ? account.email : emailKey(change.email);
  if (email !== account.email) {
    await provePassword(context, user, change.currentPassword);
    if (await context.records.accounts.findByEmail(email)) throw problems.emailTaken();
    await countMail(context, email, address);
  }
  const names = { firstName: change.firstName ?? account.firstName, lastName: change.lastName ?? account.lastName };
  await context.records.transaction(async (records) => {
    await records.accounts.setNames(account.id, names);
    if (email !== account.email) await askForAddress({ ...context, records }, account, email);
  });
}

/** Sends the verification link again, unless the address is verified. */
export async function sendVerification(context: AccountContext, userId: string, address: string): Promise<void> {
  const account = await context.records.accounts.find(userId);
  if (!account) throw problems.profileMissing();
  if (account.isValidEmail) return;
  await countMail(context, account.email, address);
  await context.records.transaction((records) => addLinkMail({ ...context, records }, 'verifyEmail', account));
}

const EVENTS_SHOWN = { refused: 10, others: 50 };

/** What was done to the account last, the newest first. */
export async function securityEventsOf(
  { records }: Pick<AccountContext, 'records'>,
  userId: string,
): Promise<readonly SecurityEventRow[]> {
  const events = await records.securityEvents.listOf(userId, EVENTS_SHOWN);
  return events.map(({ atMs, ...event }) => ({ ...event, at: atMs }));
}

/** The ways to sign in to the account. */
export async function securityOf({ records, social }: AccountContext, userId: string): Promise<AccountSecurity> {
  const factor = await records.secondFactors.find(userId);
  const passkeys = await records.passkeys.listOf(userId);
  const phone = await records.phones.findOf(userId);
  return {
    hasPassword: (await records.passwords.hashOf(userId)) !== undefined,
    hasSecondFactor: factor?.isOn === true,
    recoveryCodesLeft: await records.secondFactors.countRecoveryCodes(userId),
    social: (await records.social.providersOf(userId)).map((id) => ({
      id,
      name: social.find((provider) => provider.id === id)?.name ?? id,
    })),
    passkeys: passkeys.map(({ id, name, createdAtMs }) => ({ id, name, createdAt: createdAtMs })),
    phone: phone ? shownPhone(phone) : null,
  };
}

/** Deletes the account and everything that any part of the product stores for it, or nothing at all. */
export async function deleteAccount(context: AccountContext, user: ProvenUser, currentPassword: string): Promise<void> {
  await provePassword(context, user, currentPassword);
  await context.records.transaction(async (records) => {
    const account = await records.accounts.find(user.userId);
    if (!account) throw problems.profileMissing();
    const { subscriptionType } = await subscriptionInProfile({ ...context, records }, account.id);
    for (const part of context.accountData) await part.removeAllOf(account.id, records);
    await liftBlock(records.attempts, account);
    await records.accounts.remove(account.id);
    const nowMs = context.clock.nowMs();
    await records.jobs.add({ kind: REMOVE_REST_JOB, payload: account.id, runAtMs: nowMs + REST_AFTER_MS });
    await records.jobs.add({
      kind: MAIL_JOB,
      payload: accountDeletedMessage(account.email, subscriptionType !== null),
      runAtMs: nowMs,
    });
  });
}
