import type { MailMessage } from '../../../ports/mail.ts';

/** Asks whether an address that is to take the place of another is the account's own. */
export function newAddressMessage(to: string, link: string): MailMessage {
  return {
    to,
    subject: 'Confirm your new e-mail address',
    text: `Open this link to have this address in your Paperwage account from now on:

${link}

The link works for three days, in a browser that is logged in to the account. Until then you log in with the address of
before. If you did not ask for this, leave it: nothing happens.
`,
  };
}
