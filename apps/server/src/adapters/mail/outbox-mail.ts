import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Clock } from '../../ports/clock.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Mail, MailMessage } from '../../ports/mail.ts';

/** Leaves messages as files, for a person or a program to send: a single machine needs no mail server. */
export function outboxMail(files: FileStore, from: string, clock: Clock): Mail {
  return {
    async send(message) {
      const stamp = new Date(clock.nowMs()).toISOString().replaceAll(/[:.]/g, '-');
      await files.put(`${stamp}-${randomUUID()}.eml`, await composeMessage(from, message));
    },
  };
}

/** A message as it would go over the wire (RFC 5322). */
async function composeMessage(from: string, { to, subject, text }: MailMessage): Promise<Buffer> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message } = await composer.sendMail({ from, to: { name: '', address: to }, subject, text });
  return message as Buffer;
}
