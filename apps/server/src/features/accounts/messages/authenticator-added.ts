import type { MailMessage } from '../../../ports/mail.ts';

/** Tells that the account now asks for codes of an authenticator app. */
export function authenticatorAddedMessage(to: string, contactAddress: string): MailMessage {
  return {
    to,
    subject: 'An authenticator app was added to your account',
    text: `From now on, logging in to your Paperwage account asks for a code of an authenticator app.

If this was not you, write to us at once:

${contactAddress}
`,
  };
}
