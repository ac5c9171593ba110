import { createTransport } from 'nodemailer';
import type { MailMessage } from '../../ports/mail.ts';

/** A message as it would go over the wire (RFC 5322). */
export async function composeMessage(from: string, { to, subject, text }: MailMessage): Promise<Buffer> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message } = await composer.sendMail({ from, to: { name: '', address: to }, subject, text });
  return message as Buffer;
}
