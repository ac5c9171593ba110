import type { AdminIssuingStop, AdminStoppedAccount } from '@paperwage/api-contract';
import { ADMIN_PAGE_ROWS } from '@paperwage/api-contract';
import type { StoppedAccount } from '../../ports/admin/review-records.ts';
import { problems } from '../../problems/problem.ts';
import { MAIL_JOB } from '../jobs/job-kinds.ts';
import type { Admin, AdminContext } from './admin.ts';
import { recordAction } from './admin.ts';
import { issuingStartedMessage, issuingStoppedMessage } from './admin-messages.ts';
import type { AdminPage } from './admin-page.ts';
import { pageOf } from './admin-page.ts';

/** Accounts that can't issue documents, most recently stopped first. */
export async function listStoppedAccounts(
  { records }: AdminContext,
  { before }: { readonly before?: string | undefined },
): Promise<AdminPage<AdminStoppedAccount>> {
  const found = await records.review.stops({ limit: ADMIN_PAGE_ROWS + 1, before });
  const { rows, next } = pageOf(
    found,
    ({ id }) => id,
    (row) => row,
  );
  const emails = await Promise.all(rows.map(async ({ userId }) => (await records.accounts.find(userId))?.email ?? ''));
  return {
    rows: rows.map((row, at) => ({ id: row.id, userId: row.userId, email: emails[at]!, ...toAdminStop(row) })),
    next,
  };
}

/**
 * Stops an account from issuing documents. Its owner gets the reason by email, and sees it before issuing. Throws
 * `accountUnknown`, and `accountStopped` if another admin was first.
 */
export async function stopIssuing(
  context: AdminContext,
  admin: Admin,
  { userId, reason: typed }: { readonly userId: string; readonly reason: string },
): Promise<AdminIssuingStop> {
  // It is shown with another sentence after it.
  const reason = /[.!?]$/.test(typed) ? typed : `${typed}.`;
  const entry = { action: 'issuingStopped', subject: userId, details: `Account ${userId}` } as const;
  return recordAction(context, admin, entry, async (inside) => {
    const account = await inside.accounts.find(userId);
    if (!account) throw problems.accountUnknown();
    const atMs = context.clock.nowMs();
    if (!(await inside.review.stopIssuing({ userId, reason, by: admin.email }, atMs))) {
      const stop = await inside.review.findStop(userId);
      throw problems.accountStopped(stop?.by ?? 'Another admin');
    }
    const { publicUrl, payments, company } = context;
    const accountUrl = payments && `${publicUrl}/user/account`;
    const words = { reason, accountUrl, appealEmail: company.email };
    const payload = issuingStoppedMessage(account.email, words);
    await inside.jobs.add({ kind: MAIL_JOB, payload, runAtMs: atMs });
    return { at: atMs, by: admin.email, reason };
  });
}

/** Lets a stopped account issue documents again, and emails its owner. Throws `accountUnknown` and `accountNotStopped`. */
export async function startIssuing(context: AdminContext, admin: Admin, userId: string): Promise<void> {
  const entry = { action: 'issuingStarted', subject: userId, details: `Account ${userId}` } as const;
  await recordAction(context, admin, entry, async (inside) => {
    const account = await inside.accounts.find(userId);
    if (!account) throw problems.accountUnknown();
    if (!(await inside.review.startIssuing(userId))) throw problems.accountNotStopped();
    const payload = issuingStartedMessage(account.email);
    await inside.jobs.add({ kind: MAIL_JOB, payload, runAtMs: context.clock.nowMs() });
  });
}

/** The stop of an account, as admins see it. */
export function toAdminStop({ atMs, by, reason }: StoppedAccount): AdminIssuingStop {
  return { at: atMs, by, reason };
}
