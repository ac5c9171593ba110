import { createTransport } from 'nodemailer';
import type { Mail } from '../../ports/mail.ts';

const TIMEOUT_MS = 20_000;

/** Hands messages to a mail server. `url` is `smtp://` or `smtps://`, with user and password where it needs them. */
export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      // As a list of one, so that an address with a comma in its name isn't taken for two.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
  };
}
