import type { MailMessage } from '../../../ports/mail.ts';

/** Lets somebody in without a password. */
export function signInLinkMessage(to: string, link: string): MailMessage {
  return {
    to,
    subject: 'Your link to log in',
    text: `Open this link to log in to Paperwage:

${link}

The link works once, within the next 15 minutes. If you did not ask for it, do not open it and do not pass it on.
`,
  };
}
