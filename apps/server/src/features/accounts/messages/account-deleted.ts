import type { MailMessage } from '../../../ports/mail.ts';

/** Tells that the account is no more. */
export function accountDeletedMessage(to: string): MailMessage {
  return {
    to,
    subject: 'Your account was deleted',
    text: `Your Paperwage account and everything in it were deleted, as was asked for with its password. Nothing more is kept
under this address, and this is the last mail to it.
`,
  };
}
