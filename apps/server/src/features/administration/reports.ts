import type { AdminReport, AdminReportRow } from '@paperwage/api-contract';
import { ADMIN_PAGE_ROWS } from '@paperwage/api-contract';
import type { DocumentReport, Waiting } from '../../ports/review-records.ts';
import { problems } from '../../problem.ts';
import { MAIL_JOB } from '../jobs/job-kinds.ts';
import { hideNumbers } from '../whole-numbers/hide-numbers.ts';
import { verifyCode, verifyFile } from '../verification/verify.ts';
import type { Admin, AdminContext } from './admin.ts';
import { recordAction } from './admin.ts';
import { reportAnswerMessage } from './admin-messages.ts';
import type { AdminPage } from './admin-page.ts';
import { pageOf } from './admin-page.ts';

export interface StatePage {
  readonly before?: string | undefined;
  readonly state: 'open' | 'closed';
}

/** Reports of documents, newest first. */
export async function listReports(
  { records }: AdminContext,
  { before, state }: StatePage,
): Promise<AdminPage<AdminReportRow>> {
  const page = { limit: ADMIN_PAGE_ROWS + 1, before, isOpen: state === 'open' };
  return pageOf(await records.review.reports(page), ({ id }) => id, shownReport);
}

/** A report, and what anyone who checks its document is told. Throws `reportUnknown`. */
export async function readReport(context: AdminContext, id: string): Promise<AdminReport> {
  const found = await context.records.review.findReport(id);
  if (!found) throw problems.reportUnknown();
  const { email = null, code = null, sha256 = null } = found.item;
  const told =
    code === null ? await verifyFile(context, { sha256: sha256!, codes: [] }) : await verifyCode(context, { code });
  // Only a code in a file, or figures, get the other answers; neither is in a report.
  const result = told.result === 'changed' || told.result === 'matches' ? 'unknown' : told.result;
  const verification = { result, issuedAt: 'issuedAt' in told ? told.issuedAt : null };
  return { ...shownReport(found), email, code, sha256, verification };
}

/**
 * Closes a report. An answer goes to the reporter by mail, if they gave an address; otherwise it is a note. Throws
 * `reportUnknown`, and `reportClosed` where another admin was first.
 */
export async function closeReport(context: AdminContext, admin: Admin, id: string, answer: string): Promise<void> {
  const details = (isMailed: boolean) => (isMailed ? 'Answered by email' : 'Without an email');
  await recordAction(context, admin, { action: 'reportClosed', subject: id, details }, async (inside) => {
    const found = await inside.review.findReport(id);
    if (!found) throw problems.reportUnknown();
    const atMs = context.clock.nowMs();
    if (!(await inside.review.decideReport(id, { atMs, by: admin.email, answer }))) {
      const decided = await inside.review.findReport(id);
      throw problems.reportClosed(decided?.decision?.by ?? 'Another admin');
    }
    const { email } = found.item;
    if (email === undefined || answer === '') return false;
    const payload = reportAnswerMessage(email, found, answer);
    await inside.jobs.add({ kind: MAIL_JOB, payload, runAtMs: atMs });
    return true;
  });
}

function shownReport({ id, atMs, item, decision }: Waiting<DocumentReport>): AdminReportRow {
  const { reason, details, email } = item;
  const { answer = '', by = '' } = decision ?? {};
  return {
    id,
    at: atMs,
    reason,
    details: hideNumbers(details),
    hasEmail: email !== undefined,
    decision: decision ? { at: decision.atMs, by, answer } : null,
  };
}
