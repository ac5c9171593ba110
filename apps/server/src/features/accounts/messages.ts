import { SUBSCRIPTION_NAME } from '@paperwage/api-contract';
import type { MailMessage } from '../../ports/mail.ts';
import type { TextMessage } from '../../ports/text-messages.ts';

/** Asks the user to confirm the account's address. */
export function verifyAddressMessage(to: string, link: string): MailMessage {
  return {
    to,
    subject: 'Confirm your email',
    text: `Open this link to confirm the email of your Paperwage account:

${link}

The link works for three days, in a browser where you’re logged in. If you didn’t sign up for Paperwage, ignore this email.
`,
  };
}

/** Asks the user to confirm the new address for the account. */
export function newAddressMessage(to: string, link: string): MailMessage {
  return {
    to,
    subject: 'Confirm your new email',
    text: `Open this link to use this email for your Paperwage account:

${link}

The link works for three days, in a browser where you’re logged in. Until you open it, log in with your old email. If you didn’t ask for this, ignore this email.
`,
  };
}

/** Notifies the current address that a change to a new one was requested. */
export function addressAskedForMessage(to: string, accountAddress: string): MailMessage {
  return {
    to,
    subject: 'Someone asked to change your email',
    text: `Someone who knows your Paperwage password asked to change the email of your account. We change it only when the link we sent to the new email is opened.

If this wasn’t you, change your password now and log out everywhere else:

${accountAddress}
`,
  };
}

/** Notifies the old address that the account has a new one. */
export function addressChangedMessage(to: string, contactAddress: string): MailMessage {
  return {
    to,
    subject: 'Your email was changed',
    text: `Your Paperwage account has a new email and no longer uses this one.

If this wasn’t you, contact us right away:

${contactAddress}
`,
  };
}

/** Logs the user in without a password. If the address was never confirmed, this removes all other ways to sign in. */
export function signInLinkMessage(to: string, link: string, isValidEmail: boolean): MailMessage {
  const clears = isValidEmail
    ? ''
    : `
You never confirmed this email. To keep others out of your account, logging in with this link removes the password and
every other way to log in. Then choose a new password under My profile.
`;
  return {
    to,
    subject: 'Your login link',
    text: `Open this link to log in to Paperwage:

${link}

The link works once, for the next 15 minutes. If you didn’t ask for it, don’t open it or share it. ${clears}`,
  };
}

/** Lets a user who forgot the password choose a new one. */
export function resetPasswordMessage(to: string, link: string): MailMessage {
  return {
    to,
    subject: 'Choose a new password',
    text: `Open this link to choose a new password for your Paperwage account:

${link}

The link works once, for the next hour. If you didn’t ask for it, ignore this email. Your password stays the same.
`,
  };
}

/** Notifies the user that the password was changed. */
export function passwordChangedMessage(to: string, forgotPasswordAddress: string): MailMessage {
  return {
    to,
    subject: 'Your password was changed',
    text: `Your Paperwage password was changed, and your other devices were logged out.

If this wasn’t you, choose a new password now:

${forgotPasswordAddress}
`,
  };
}

/** Notifies the user that the account now asks for codes from an authenticator app. */
export function authenticatorAddedMessage(to: string, contactAddress: string): MailMessage {
  return {
    to,
    subject: 'An authenticator app was added to your account',
    text: `Logging in to your Paperwage account now takes a code from an authenticator app.

If this wasn’t you, contact us right away:

${contactAddress}
`,
  };
}

/** Notifies the user that the account no longer asks for codes from an authenticator app. */
export function authenticatorRemovedMessage(to: string, resetAddress: string): MailMessage {
  return {
    to,
    subject: 'The authenticator app was removed from your account',
    text: `Logging in to your Paperwage account no longer takes a code from an app.

If this wasn’t you, choose a new password right away. That logs you out everywhere:

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

If this wasn’t you, remove it under My profile and choose a new password:

${accountAddress}
`,
  };
}

/** Notifies the user that the account was deleted, and with it the plan they had. */
export function accountDeletedMessage(to: string, hadPlan: boolean): MailMessage {
  const plan = hadPlan ? `\n${SUBSCRIPTION_NAME} ended with it. We charge nothing more.\n` : '';
  return {
    to,
    subject: 'Your account was deleted',
    text: `We deleted your Paperwage account and everything in it, as you asked. We keep nothing more under this email, and this is the last message we send to it.
${plan}`,
  };
}

/**
 * Sends a code to a phone. The last line is for the phone: it offers the code only on this site's pages, so that a
 * look-alike site gets nothing filled in (WICG, Origin-bound one-time codes delivered via SMS).
 */
export function phoneCodeMessage(to: string, code: string, publicUrl: string): TextMessage {
  return {
    to,
    text: `${code} is your Paperwage code. It works for 10 minutes. Don’t share it. We never ask for it.

@${new URL(publicUrl).hostname} #${code}
`,
  };
}
