import type { MailMessage } from '../../../ports/mail.ts';

/** Asks whether an address is the account's own. */
export function verifyAddressMessage(to: string, link: string): MailMessage {
  return {
    to,
    subject: 'Confirm your e-mail address',
    text: `Open this link to confirm that this address belongs to your Paperwage account:

${link}

The link works for three days, in a browser that is logged in to the account. If you did not use this address at
Paperwage, leave it: nothing happens.
`,
  };
}
