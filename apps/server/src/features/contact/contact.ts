import { DAY_MS } from '@paperwage/values';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MailMessage } from '../../ports/mail.ts';
import type { Records } from '../../ports/records.ts';
import type { ContactMessage } from '../../ports/admin/review-records.ts';
import { emailKey } from '../accounts/account-context.ts';
import { MAIL_JOB } from '../jobs/job-kinds.ts';
import { hideNumbers } from '../full-ssns/hide-numbers.ts';

/** Anyone can enter any address, so it must not receive more emails than one person who writes again would cause. */
const CONFIRMATIONS_A_DAY = 3;

interface Needs extends Pick<Config, 'company' | 'publicUrl'> {
  readonly records: Records;
  readonly clock: Clock;
}

/**
 * Stores a message from the contact page, mails it to the people who run the site, and tells the sender that it arrived.
 * Numbers of people, employers and cards are cut out first.
 */
export async function sendContactMessage(context: Needs, given: ContactMessage): Promise<void> {
  const { records, clock, company } = context;
  const nowMs = clock.nowMs();
  const message = { ...given, message: hideNumbers(given.message), name: hideNumbers(given.name) };
  const { count } = await records.attempts.add(`contact\0${emailKey(message.email)}`, DAY_MS, nowMs);
  await records.transaction(async (inside) => {
    const id = await inside.review.addMessage(message, nowMs);
    const mail = (payload: MailMessage) => inside.jobs.add({ kind: MAIL_JOB, payload, runAtMs: nowMs });
    await mail(messageForUs(company.email, message, `${context.publicUrl}/admin/messages/${id}`));
    if (count <= CONFIRMATIONS_A_DAY) await mail(confirmationMessage(message.email, company));
  });
}

function messageForUs(to: string, { name, email, message }: ContactMessage, href: string): MailMessage {
  return {
    to,
    subject: 'New message from the contact page',
    text: `${name} <${email}> wrote:

${message}

Answer it here, so that the answer is sent and kept with it:
${href}
`,
  };
}

/** It doesn't repeat the message: the address may be someone else’s. */
function confirmationMessage(to: string, { name, phone }: Config['company']): MailMessage {
  return {
    to,
    subject: 'We got your message',
    text: `Thank you for writing to ${name}. A person will read your message and answer at this address. You can also call
${phone}.

If you didn’t write to us, someone entered your address by mistake. You don’t need to do anything.
`,
  };
}
