import type { MailMessage } from '../../../ports/mail.ts';

/** Tells that the password is another one now. */
export function passwordChangedMessage(to: string, forgotPasswordAddress: string): MailMessage {
  return {
    to,
    subject: 'Your password was changed',
    text: `The password of your Paperwage account was changed, and other devices were logged out.

If this was not you, choose a new password now:

${forgotPasswordAddress}
`,
  };
}
