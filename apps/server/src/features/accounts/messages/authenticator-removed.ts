import type { MailMessage } from '../../../ports/mail.ts';

/** Tells that the account no longer asks for codes of an authenticator app. */
export function authenticatorRemovedMessage(to: string, resetAddress: string): MailMessage {
  return {
    to,
    subject: 'The authenticator app was removed from your account',
    text: `From now on, the password alone is enough to log in to your Paperwage account.

If this was not you, choose a new password at once, which ends all sessions:

${resetAddress}
`,
  };
}
