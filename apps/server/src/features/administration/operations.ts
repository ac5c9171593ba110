import type { AdminJob, AdminMail, AdminOverview, AdminTrailEntry } from '@paperwage/api-contract';
import { ADMIN_PAGE_ROWS } from '@paperwage/api-contract';
import type { OpenJob } from '../../ports/job-records.ts';
import type { MailMessage } from '../../ports/mail.ts';
import { problems } from '../../problems/problem.ts';
import { emailKey } from '../accounts/account-context.ts';
import { MAIL_JOB } from '../jobs/job-kinds.ts';
import { shortAddress } from '../jobs/send-mail.ts';
import type { Admin, AdminContext } from './admin.ts';
import { recordAction } from './admin.ts';
import type { AdminPage } from './admin-page.ts';
import { pageOf } from './admin-page.ts';

interface From {
  readonly before?: string | undefined;
}

const onePage = ({ before }: From) => ({ limit: ADMIN_PAGE_ROWS + 1, before });

/** How much waits for an admin. */
export async function readOverview({ records }: AdminContext): Promise<AdminOverview> {
  const [open, jobs] = await Promise.all([records.review.countOpen(), records.jobs.count()]);
  return {
    openMessages: open.messages,
    openReports: open.reports,
    openRefusals: open.refusals,
    failedJobs: jobs.failed,
    waitingJobs: jobs.waiting,
  };
}

/** Unfinished jobs, newest first, without what they are about. */
export async function listJobs(
  { records }: AdminContext,
  { state, ...from }: From & { readonly state: 'failed' | 'waiting' },
): Promise<AdminPage<AdminJob>> {
  return pageOf(
    await records.jobs.page({ ...onePage(from), hasGivenUp: state === 'failed' }),
    ({ id }) => id,
    shownJob,
  );
}

/** Runs a job at once, as if for the first time. Throws `jobUnknown` if it is done, and `jobRunning`. */
export async function retryJob(context: AdminContext, admin: Admin, id: string): Promise<void> {
  const details = ({ kind }: OpenJob) => kind;
  await recordAction(context, admin, { action: 'jobRetried', subject: id, details }, async (inside) => {
    const job = await inside.jobs.find(id);
    if (job?.isRunning) throw problems.jobRunning();
    if (!job || (await inside.jobs.tryAgain(id, context.clock.nowMs())) === 0) throw problems.jobUnknown();
    return job;
  });
}

/** Mails that were sent lately or are in the queue, newest first, without their text and most of the address. */
export async function listMail(
  { records }: AdminContext,
  { state, email, ...from }: From & { readonly state: 'sent' | 'queued'; readonly email: string },
): Promise<AdminPage<AdminMail>> {
  const to = email === '' ? undefined : emailKey(email);
  if (state === 'sent') {
    return pageOf(
      await records.sentMails.list({ ...onePage(from), to }),
      ({ id }) => id,
      ({ id, atMs, shownTo, subject }): AdminMail => ({ id, at: atMs, to: shownTo, subject, state: 'sent' }),
    );
  }
  const { rows: jobs, next } = pageOf(
    await records.jobs.page({ ...onePage(from), kind: MAIL_JOB }),
    ({ id }) => id,
    (job) => job,
  );
  const rows = await Promise.all(
    jobs.map(async ({ id, createdAtMs, hasGivenUp }) => {
      const message = (await records.jobs.payloadOf(id)) as MailMessage | undefined;
      if (!message || (to !== undefined && emailKey(message.to) !== to)) return [];
      const state = hasGivenUp ? ('failed' as const) : ('waiting' as const);
      return [{ id, at: createdAtMs, to: shortAddress(message.to), subject: message.subject, state }];
    }),
  );
  return { rows: rows.flat(), next };
}

/** What admins did, newest first. */
export async function listTrail({ records }: AdminContext, from: From): Promise<AdminPage<AdminTrailEntry>> {
  return pageOf(
    await records.trail.list(onePage(from)),
    ({ id }) => id,
    ({ id, atMs, by, action, subject, details }) => ({ id, at: atMs, by, action, subject, details }),
  );
}

function shownJob({ id, kind, createdAtMs, runAtMs, attempts, lastError, hasGivenUp }: OpenJob): AdminJob {
  const reason = lastError ?? null;
  return { id, kind, createdAt: createdAtMs, runAt: runAtMs, attempts, reason, hasFailed: hasGivenUp };
}
