import { problems } from '../../problems/problem.ts';
import { MAIL_JOB } from '../jobs/job-kinds.ts';
import type { Records } from '../../ports/records.ts';
import type { AccountContext } from './account-context.ts';
import { liftBlock } from './attempt-limits.ts';
import { endEverySession } from './end-sessions.ts';
import { accountOfLink } from './link-mails.ts';
import { passwordChangedMessage } from './messages.ts';
import { hashPassword } from './password-hash.ts';
import { refuseWeakPassword } from './password-rules.ts';
import type { ProvenUser } from './prove-password.ts';
import { provePassword } from './prove-password.ts';

/** Sets a new password through an emailed link, ends every session and unblocks the account. Returns whose it was. */
export async function resetPassword(
  context: AccountContext,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<string> {
  const { account, link } = await accountOfLink(context, 'resetPassword', token);
  refuseWeakPassword('password', password, account);
  const hash = await hashPassword(password);
  const nowMs = context.clock.nowMs();
  await context.records.transaction(async (inside) => {
    if (!(await inside.oneTime.takeLink(link.hash))) throw problems.linkNotGood();
    await inside.oneTime.removeLinksOf(account.id, 'resetPassword');
    await inside.passwords.set(account.id, hash, nowMs, false);
    if (!account.isValidEmail) {
      // Until the address is verified, these may belong to someone who signed up with another person's address.
      await inside.secondFactors.remove(account.id);
      await inside.passkeys.removeAllOf(account.id);
      await inside.social.removeAllOf(account.id);
      await inside.phones.removeOf(account.id);
    }
    await inside.accounts.setEmailValid(account.id);
    await endEverySession(inside, account.id, nowMs);
    await liftBlock(inside.attempts, account);
    await addPasswordNotice({ ...context, records: inside }, account.email);
  });
  return account.id;
}

/** Changes the password after checking the current one, and ends every other session. An email notice is then due. */
export async function changePassword(
  context: AccountContext,
  user: ProvenUser,
  { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
): Promise<void> {
  const account = await context.records.accounts.find(user.userId);
  if (!account) throw problems.profileMissing();
  await provePassword(context, user, currentPassword);
  refuseWeakPassword('newPassword', newPassword, account);
  const hash = await hashPassword(newPassword);
  const nowMs = context.clock.nowMs();
  await context.records.transaction(async (inside) => {
    await inside.passwords.set(account.id, hash, nowMs, true);
    await inside.oneTime.removeLinksOf(account.id, 'resetPassword');
    await inside.sessions.endAllOf(account.id, user.sessionId);
    await inside.accounts.setSessionsEnded(account.id, nowMs);
  });
}

/** Emails the user that the password was changed; once per change, however often it is called. */
export async function notifyPasswordUpdated(context: AccountContext, userId: string): Promise<void> {
  await context.records.transaction(async (inside) => {
    const account = await inside.accounts.find(userId);
    if (!account || !(await inside.passwords.takeNotice(userId))) return;
    await addPasswordNotice({ ...context, records: inside }, account.email);
  });
}

async function addPasswordNotice(
  { records, clock, publicUrl }: Pick<AccountContext, 'clock' | 'publicUrl'> & { records: Records },
  email: string,
): Promise<void> {
  const payload = passwordChangedMessage(email, `${publicUrl}/auth/forgot-password`);
  await records.jobs.add({ kind: MAIL_JOB, payload, runAtMs: clock.nowMs() });
}
