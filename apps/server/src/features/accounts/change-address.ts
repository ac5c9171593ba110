import type { Account } from '../../ports/account-records.ts';
import type { MailMessage } from '../../ports/mail.ts';
import type { LinkToken } from '../../ports/one-time-records.ts';
import { problems } from '../../problem.ts';
import { MAIL_JOB } from '../jobs/job-kinds.ts';
import type { AccountContext } from './account-context.ts';
import { accountOfLink, addLinkMail } from './link-mails.ts';
import { addressAskedForMessage, addressChangedMessage } from './messages.ts';

/**
 * Asks for another address of an account. One that is proven stays until the new one is: a mistyped letter would else give
 * the account to whoever has that address. One that was never proven gives way at once. Both addresses are told.
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
 * Takes the link that was sent to an address for the proof that it is the user's own, and an address that was asked for
 * in the place of the one before. Only of one who is signed in to the account: whoever opened it with the address of
 * another would else have it proven by that other, and could stay.
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
