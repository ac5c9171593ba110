import type { Clock } from '../../ports/clock.ts';
import type { Mail, MailMessage } from '../../ports/mail.ts';
import type { Records } from '../../ports/records.ts';

/** Sends a mail and notes that for an admin: subject, time and the shortened address. Rejects if it wasn't accepted. */
export async function sendMail(
  { mail, records, clock }: { readonly mail: Mail; readonly records: Records; readonly clock: Clock },
  message: MailMessage,
): Promise<void> {
  await mail.send(message);
  const { to, subject } = message;
  await records.sentMails.add({ to, shownTo: shortAddress(to), subject }, clock.nowMs());
}

/** `d•••@example.com`: enough to recognize an address one knows. */
export function shortAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}•••${at < 0 ? '' : address.slice(at)}`;
}
