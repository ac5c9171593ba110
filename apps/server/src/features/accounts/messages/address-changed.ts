import type { MailMessage } from '../../../ports/mail.ts';

/** Tells the old address that the account has another one now. */
export function addressChangedMessage(to: string, contactAddress: string): MailMessage {
  return {
    to,
    subject: 'The e-mail address of your account was changed',
    text: `Your Paperwage account has another e-mail address now, and no longer uses this one.

If this was not you, write to us at once:

${contactAddress}
`,
  };
}
