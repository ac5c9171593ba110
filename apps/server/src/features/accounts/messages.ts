import type { MailMessage } from '../../ports/mail.ts';
import type { TextMessage } from '../../ports/text-messages.ts';

/** Asks the user to confirm the account's address. */
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

/** Asks the user to confirm the new address for the account. */
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

/** Notifies the current address that a change to a new one was requested. */
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

/** Notifies the old address that the account has a new one. */
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

/** Logs the user in without a password. If the address was never confirmed, this removes all other ways to sign in. */
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

/** Lets a user who forgot the password choose a new one. */
export function resetPasswordMessage(to: string, link: string): MailMessage {
  return {
    to,
    subject: 'Choose a new password',
    text: `Open this link to choose a new password for your Paperwage account:

${link}

The link works once, within the next hour. If you did not ask for it, your password stays as it is.
`,
  };
}

/** Notifies the user that the password was changed. */
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

/** Notifies the user that the account now asks for codes from an authenticator app. */
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

/** Notifies the user that the account no longer asks for codes from an authenticator app. */
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

/** Notifies the user of a new way to sign in; `way` reads like `your account at Google`. */
export function signInMethodAddedMessage(to: string, way: string, accountAddress: string): MailMessage {
  return {
    to,
    subject: 'A new way to log in was added to your account',
    text: `You can now log in to your Paperwage account with ${way}.

If this was not you, take it away under My profile and choose a new password:

${accountAddress}
`,
  };
}

/** Notifies the user that the account was deleted. */
export function accountDeletedMessage(to: string): MailMessage {
  return {
    to,
    subject: 'Your account was deleted',
    text: `Your Paperwage account and everything in it were deleted, as was asked for with its password. Nothing more is kept
under this address, and this is the last mail to it.
`,
  };
}

/**
 * Sends a code to a phone. The last line is for the phone: it offers the code only on this site's pages, so that a
 * look-alike site gets nothing filled in (WICG, Origin-bound one-time codes delivered via SMS).
 */
export function phoneCodeMessage(to: string, code: string, publicUrl: string): TextMessage {
  return {
    to,
    text: `${code} is your Paperwage code. It is good for ten minutes. Never share it: we do not ask for it.

@${new URL(publicUrl).hostname} #${code}
`,
  };
}
