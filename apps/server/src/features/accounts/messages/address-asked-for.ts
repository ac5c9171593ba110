import type { MailMessage } from '../../../ports/mail.ts';

/** Tells the address of an account that another one is to take its place. */
export function addressAskedForMessage(to: string, accountAddress: string): MailMessage {
  return {
    to,
    subject: 'Another e-mail address for your account',
    text: `Somebody who knows the password of your Paperwage account asked for another e-mail address for it. This one stays
until the link in the mail to the new one is opened.

If this was not you, change your password and end all other sessions now:

${accountAddress}
`,
  };
}
