import type { Clock } from '../../ports/clock.ts';
import type { MailMessage } from '../../ports/mail.ts';
import type { LinkRequest } from '../../ports/job-records.ts';
import type { LinkKind, LinkToken } from '../../ports/accounts/one-time-records.ts';
import type { Records } from '../../ports/records.ts';
import type { Account } from '../../ports/accounts/account-records.ts';
import { problems } from '../../problems/problem.ts';
import { hashOfSecret, newSecret } from '../../secrets.ts';
import { LINK_JOB, MAIL_JOB } from '../jobs/job-kinds.ts';
import type { AccountContext } from './account-context.ts';
import { emailKey } from './account-context.ts';
import { countMail } from './attempt-limits.ts';
import { newAddressMessage, resetPasswordMessage, signInLinkMessage, verifyAddressMessage } from './messages.ts';

interface LinkDefinition {
  readonly lifeMs: number;
  readonly page: string;
  readonly message: (to: string, link: string, isValidEmail: boolean) => MailMessage;
}

const MINUTE_MS = 60_000;

const LINKS: Readonly<Record<LinkKind, LinkDefinition>> = {
  resetPassword: { lifeMs: 60 * MINUTE_MS, page: '/auth/reset-password', message: resetPasswordMessage },
  emailLink: { lifeMs: 15 * MINUTE_MS, page: '/auth/email-link', message: signInLinkMessage },
  verifyEmail: { lifeMs: 3 * 24 * 60 * MINUTE_MS, page: '/auth/verify-email', message: verifyAddressMessage },
  changeEmail: { lifeMs: 3 * 24 * 60 * MINUTE_MS, page: '/auth/verify-email', message: newAddressMessage },
};

interface LinkContext {
  readonly records: Records;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/**
 * Adds an email with a link of this kind to the account's address. The secret follows the `#`, so it is never sent to a
 * server or logged. Only use it with a transaction's records.
 */
export async function addLinkMail(
  { records, clock, publicUrl }: LinkContext,
  kind: LinkKind,
  { id: userId, email, isValidEmail }: Pick<Account, 'id' | 'email' | 'isValidEmail'>,
): Promise<void> {
  const { lifeMs, page, message } = LINKS[kind];
  const secret = newSecret();
  const nowMs = clock.nowMs();
  await records.oneTime.addLink({ hash: hashOfSecret(secret), kind, userId, email, expiresAtMs: nowMs + lifeMs });
  const mail = message(email, `${publicUrl}${page}#token=${secret}`, isValidEmail);
  await records.jobs.add({ kind: MAIL_JOB, payload: mail, runAtMs: nowMs });
}

/**
 * Records that someone requested a link. A job looks up the account later, so neither the answer nor its timing reveals
 * whether there is one.
 */
export async function requestLink(
  context: AccountContext,
  kind: 'resetPassword' | 'emailLink',
  typedEmail: string,
  address: string,
): Promise<void> {
  const email = emailKey(typedEmail);
  await countMail(context, email, address);
  await context.records.jobs.add({ kind: LINK_JOB, payload: { kind, email }, runAtMs: context.clock.nowMs() });
}

/** Sends a requested link if the address has an account. */
export async function sendRequestedLink(context: LinkContext, { kind, email }: LinkRequest): Promise<void> {
  await context.records.transaction(async (records) => {
    const account = await records.accounts.findByEmail(email);
    if (account) await addLinkMail({ ...context, records }, kind, account);
  });
}

/**
 * The account that a link of one of these kinds was sent for. Throws the problem `linkNotGood` if the link is unknown,
 * used or expired, or went to an address that the account no longer has.
 */
export async function accountOfLink(
  { records, clock }: Pick<AccountContext, 'records' | 'clock'>,
  kinds: LinkKind | readonly LinkKind[],
  secret: string,
): Promise<{ readonly account: Account; readonly link: LinkToken }> {
  const link = await records.oneTime.findLink(hashOfSecret(secret));
  if (!link || ![kinds].flat().includes(link.kind) || link.expiresAtMs <= clock.nowMs()) throw problems.linkNotGood();
  const account = await records.accounts.find(link.userId);
  const isSentThere = link.kind === 'changeEmail' || account?.email === link.email;
  if (!account || !isSentThere) throw problems.linkNotGood();
  return { account, link };
}
