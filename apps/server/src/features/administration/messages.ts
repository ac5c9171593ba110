import type { AdminMessage } from '@paperwage/api-contract';
import { ADMIN_PAGE_ROWS } from '@paperwage/api-contract';
import { formatLongDate, fromTimestamp } from '@paperwage/values';
import type { MailMessage } from '../../ports/mail.ts';
import type { ContactMessage, Waiting } from '../../ports/admin/review-records.ts';
import { problems } from '../../problems/problem.ts';
import { MAIL_JOB } from '../jobs/job-kinds.ts';
import type { Admin, AdminContext } from './admin.ts';
import { recordAction } from './admin.ts';
import type { AdminPage } from './admin-page.ts';
import { pageOf } from './admin-page.ts';
import type { StatePage } from './reports.ts';

/** Messages from the contact page, newest first. */
export async function listMessages(
  { records }: AdminContext,
  { before, state }: StatePage,
): Promise<AdminPage<AdminMessage>> {
  const page = { limit: ADMIN_PAGE_ROWS + 1, before, isOpen: state === 'open' };
  return pageOf(await records.review.messages(page), ({ id }) => id, shownMessage);
}

/** Throws `messageUnknown`. */
export async function readMessage({ records }: AdminContext, id: string): Promise<AdminMessage> {
  const found = await records.review.findMessage(id);
  if (!found) throw problems.messageUnknown();
  return shownMessage(found);
}

/**
 * Closes a message, and emails the answer if there is one. Throws `messageUnknown`, and `messageClosed` if another admin
 * was first.
 */
export async function closeMessage(context: AdminContext, admin: Admin, id: string, answer: string): Promise<void> {
  const details = answer === '' ? 'Without an email' : 'Answered by email';
  await recordAction(context, admin, { action: 'messageClosed', subject: id, details }, async (inside) => {
    const found = await inside.review.findMessage(id);
    if (!found) throw problems.messageUnknown();
    const atMs = context.clock.nowMs();
    if (!(await inside.review.decideMessage(id, { atMs, by: admin.email, answer }))) {
      const decided = await inside.review.findMessage(id);
      throw problems.messageClosed(decided?.decision?.by ?? 'Another admin');
    }
    if (answer === '') return;
    const payload = answerMessage(found, answer);
    await inside.jobs.add({ kind: MAIL_JOB, payload, runAtMs: atMs });
  });
}

function answerMessage({ atMs, item }: Waiting<ContactMessage>, answer: string): MailMessage {
  return {
    to: item.email,
    subject: 'Answer to your message',
    text: `${answer}

You wrote on ${formatLongDate(fromTimestamp(atMs)!)}:

${item.message.replace(/^/gm, '> ')}
`,
  };
}

function shownMessage({ id, atMs, item, decision }: Waiting<ContactMessage>): AdminMessage {
  const { name, email, message } = item;
  const { answer = '', by = '' } = decision ?? {};
  return { id, at: atMs, name, email, message, decision: decision ? { at: decision.atMs, by, answer } : null };
}
