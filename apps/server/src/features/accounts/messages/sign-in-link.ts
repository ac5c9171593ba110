import type { MailMessage } from '../../../ports/mail.ts';

/** Lets somebody in without a password. While the address was never confirmed, the way in clears all others. */
export function signInLinkMessage(to: string, link: string, isValidEmail: boolean): MailMessage {
  const clears = isValidEmail
    ? ''
    : `
This address was never confirmed. So that nobody else can have a way into the account, logging in by this link takes away
the password and every other way in that was set before; choose a new password under My profile then.
`;
  return {
    to,
    subject: 'Your link to log in',
    text: `Open this link to log in to Paperwage:

${link}

The link works once, within the next 15 minutes. If you did not ask for it, do not open it and do not pass it on.
${clears}`,
  };
}
