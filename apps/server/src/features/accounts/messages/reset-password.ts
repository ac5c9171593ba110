import type { MailMessage } from '../../../ports/mail.ts';

/** Lets somebody who forgot the password choose another. */
export function resetPasswordMessage(to: string, link: string): MailMessage {
  return {
    to,
    subject: 'Choose a new password',
    text: `Open this link to choose a new password for your Paperwage account:

${link}

The link works once, within the next hour. If you did not ask for it, your password stays as it is.
`,
  };
}
