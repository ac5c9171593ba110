import type { MailMessage } from '../../../ports/mail.ts';

/** Tells that an account can be entered in one more way; `way` is such as `your account at Google`. */
export function wayInAddedMessage(to: string, way: string, accountAddress: string): MailMessage {
  return {
    to,
    subject: 'A new way to log in was added to your account',
    text: `You can now log in to your Paperwage account with ${way}.

If this was not you, take it away under My profile and choose a new password:

${accountAddress}
`,
  };
}
