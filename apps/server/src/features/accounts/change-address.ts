import type { Account } from '../../ports/accounts/account-records.ts';
import type { MailMessage } from '../../ports/mail.ts';
import type { LinkToken } from '../../ports/accounts/one-time-records.ts';
import { problems } from '../../problems/problem.ts';
import { MAIL_JOB } from '../jobs/job-kinds.ts';
import type { AccountContext } from './account-context.ts';
import { accountOfLink, addLinkMail } from './link-mails.ts';
import { addressAskedForMessage, addressChangedMessage } from './messages.ts';

/**
 * Requests a new email. A verified address stays until the new one is verified, because a typo would otherwise give the
 * account to someone else. An unverified one is replaced at once. Both addresses are notified.
 */
export async function askForAddress(context: AccountContext, account: Account, email: string): Promise<void> {
  const { records, publicUrl } = context;
  if (account.isValidEmail) {
    await records.oneTime.removeLinksOf(account.id, 'changeEmail');
    await addLinkMail(context, 'changeEmail', { ...account, email });
    await addMail(context, addressAskedForMessage(account.email, `${publicUrl}/user/account`));
    return;
  }
  if (!(await records.accounts.setEmail(account.id, email, false))) throw problems.emailTaken();
  await records.oneTime.removeLinksOf(account.id);
  await addLinkMail(context, 'verifyEmail', { id: account.id, email, isValidEmail: false });
  await addMail(context, addressChangedMessage(account.email, `${publicUrl}/contact`));
}

/**
 * Takes the emailed link as proof that the address is the user's, and replaces the old address if a change was
 * requested. Requires being signed in to the account: otherwise someone who signed up with another person's address
 * could have that person verify it, and keep access.
 */
export async function verifyEmail(context: AccountContext, token: string, userId: string | undefined): Promise<void> {
  const { account, link } = await accountOfLink(context, ['verifyEmail', 'changeEmail'], token);
  if (account.id !== userId) throw problems.verifySignedIn();
  await context.records.transaction(async (records) => {
    if (link.kind === 'changeEmail') return takeAddress({ ...context, records }, account, link);
    await records.accounts.setEmailValid(account.id);
    await records.oneTime.removeLinksOf(account.id, 'verifyEmail');
  });
}

async function takeAddress(context: AccountContext, account: Account, link: LinkToken): Promise<void> {
  const { records, publicUrl } = context;
  if (!(await records.oneTime.takeLink(link.hash))) throw problems.linkNotGood();
  if (!(await records.accounts.setEmail(account.id, link.email, true))) throw problems.emailTaken();
  await records.oneTime.removeLinksOf(account.id);
  await addMail(context, addressChangedMessage(account.email, `${publicUrl}/contact`));
}

async function addMail({ records, clock }: AccountContext, payload: MailMessage): Promise<void> {
  await records.jobs.add({ kind: MAIL_JOB, payload, runAtMs: clock.nowMs() });
}
