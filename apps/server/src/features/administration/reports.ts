import type { AdminReport, AdminReportRow, RevocationReason } from '@paperwage/api-contract';
import { ADMIN_PAGE_ROWS, REVOCATION_SENTENCES } from '@paperwage/api-contract';
import { readTypedCode } from '@paperwage/documents';
import type { IssuedHead } from '../../ports/documents/issued-records.ts';
import type { Records } from '../../ports/records.ts';
import type { DocumentReport, Waiting } from '../../ports/admin/review-records.ts';
import { problems } from '../../problems/problem.ts';
import { MAIL_JOB } from '../jobs/job-kinds.ts';
import { hideNumbers } from '../full-ssns/hide-numbers.ts';
import type { Admin, AdminContext } from './admin.ts';
import { recordAction } from './admin.ts';
import { toAdminStop } from './issuing-stops.ts';
import { documentRevokedMessage, reportAnswerMessage } from './admin-messages.ts';
import type { AdminPage } from './admin-page.ts';
import { pageOf } from './admin-page.ts';

export interface StatePage {
  readonly before?: string | undefined;
  readonly state: 'open' | 'closed';
}

/** Stores a report for the admins, and counts it for the document if we issued it. */
export async function enterReport(
  { records, clock }: Pick<AdminContext, 'records' | 'clock'>,
  report: DocumentReport,
): Promise<void> {
  await records.transaction(async (inside) => {
    await inside.review.addReport(report, clock.nowMs());
    const document = await documentOf(inside, report);
    if (document) await inside.issued.countReport(document.id);
  });
}

/** Reports of documents, newest first. */
export async function listReports(
  { records }: AdminContext,
  { before, state }: StatePage,
): Promise<AdminPage<AdminReportRow>> {
  const page = { limit: ADMIN_PAGE_ROWS + 1, before, isOpen: state === 'open' };
  return pageOf(await records.review.reports(page), ({ id }) => id, shownReport);
}

/** A report, and what anyone who checks its document sees. Throws `reportUnknown`. */
export async function readReport(context: AdminContext, id: string): Promise<AdminReport> {
  const found = await context.records.review.findReport(id);
  if (!found) throw problems.reportUnknown();
  const { email = null, code = null, sha256 = null } = found.item;
  const { records } = context;
  const head = await documentOf(records, found.item);
  const newer = head && (await newestOf(records, head));
  const standing = await records.issued.standingHeads([head, newer].flatMap((one) => one?.id ?? []));
  const verification = {
    result: head && standing.has(head.id) ? (standingOf(head) ?? (code === null ? 'unchanged' : 'stands')) : 'unknown',
    issuedAt: head?.issuedAtMs ?? null,
    revokedFor: head?.end?.revokedFor,
  } as const;
  return {
    ...shownReport(found),
    email,
    code,
    sha256,
    verification,
    codeCount: head?.codes.length ?? 0,
    isDeleted: head !== undefined && !standing.has(head.id),
    isEnded: head?.end !== undefined,
    newer: newer ? { ...shownNewer(newer, placeOf(head, code)), isDeleted: !standing.has(newer.id) } : null,
    issuer: head ? await issuerOf(records, head.userId) : null,
  };
}

/**
 * Permanently revokes the reported document, or the one that replaced it: anyone who checks it sees why, and its issuer
 * gets an email. Throws `reportUnknown`, `documentUnknown`, `documentEnded`, and `reportOutdated` if it was replaced in
 * the meantime.
 */
export async function revokeReported(
  context: AdminContext,
  admin: Admin,
  {
    id,
    reason,
    newerId,
  }: { readonly id: string; readonly reason: RevocationReason; readonly newerId?: string | undefined },
): Promise<void> {
  const { clock, publicUrl, company } = context;
  const sentence = REVOCATION_SENTENCES[reason];
  const details = newerId !== undefined ? `${sentence} The document that replaced the reported one.` : sentence;
  const entry = { action: 'documentRevoked', subject: id, details } as const;
  await recordAction(context, admin, entry, async (inside) => {
    const found = await inside.review.findReport(id);
    if (!found) throw problems.reportUnknown();
    const reported = await documentOf(inside, found.item);
    const head = reported && newerId !== undefined ? await newestOf(inside, reported) : reported;
    if (!head) throw problems.documentUnknown();
    if (newerId !== undefined && head.id !== newerId) throw problems.reportOutdated();
    const atMs = clock.nowMs();
    if (!(await inside.issued.end(head.userId, head.id, { atMs, revokedFor: reason }))) {
      throw problems.documentEnded(standingOf(head) ?? 'revoked');
    }
    const account = await inside.accounts.find(head.userId);
    if (!account) return;
    const payload = documentRevokedMessage(account.email, head, { reason, publicUrl, appealEmail: company.email });
    await inside.jobs.add({ kind: MAIL_JOB, payload, runAtMs: atMs });
  });
}

/** The document that a report is about, even if deleted, since its owner can restore it. */
async function documentOf({ issued }: Records, { code, sha256 }: DocumentReport): Promise<IssuedHead | undefined> {
  if (code === undefined) return (await issued.ofFile(sha256!, true))[0]?.head;
  const typed = readTypedCode(code);
  return typed === undefined ? undefined : (await issued.ofCodes([typed], true))[0]?.head;
}

/** The last in the chain of replacements, even if deleted; undefined if there is none. */
async function newestOf({ issued }: Records, head: IssuedHead): Promise<IssuedHead | undefined> {
  let newestId: string | undefined;
  for (let next = head.end?.replacedBy; next !== undefined;) {
    newestId = next;
    next = (await issued.heads([next])).get(next)?.end?.replacedBy;
  }
  return newestId === undefined ? undefined : (await issued.heads([newestId])).get(newestId);
}

async function issuerOf({ review, issued }: Records, userId: string): Promise<AdminReport['issuer']> {
  const stop = await review.findStop(userId);
  const { documents, reports } = await issued.countsOf(userId);
  return { userId, documentCount: documents, reportCount: reports, stop: stop ? toAdminStop(stop) : null };
}

/** Which of the pay stubs issued together was reported; the first if the report is about the file. */
function placeOf({ codes }: IssuedHead, reported: string | null): number {
  return reported === null ? 0 : Math.max(0, codes.indexOf(readTypedCode(reported) ?? ''));
}

function shownNewer({ id, codes, issuedAtMs, end }: IssuedHead, place: number) {
  const code = codes[place] ?? codes[0] ?? null;
  return { id, code, codeCount: codes.length, issuedAt: issuedAtMs, isRevoked: end !== undefined };
}

/** How it ended; undefined while it is valid. */
function standingOf({ end }: IssuedHead): 'revoked' | 'replaced' | undefined {
  return end && (end.replacedBy === undefined ? 'revoked' : 'replaced');
}

/**
 * Closes a report. An answer is emailed to the reporter if they gave an address; otherwise it is a note. Throws
 * `reportUnknown`, and `reportClosed` if another admin was first.
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
