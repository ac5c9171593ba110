import { Problem } from './problem-type.ts';

/** The refusals of accounts and of signing in. */
export const accountProblems = {
  userNotFound: () => new Problem('userNotFound', 404, 'User not found. Please check your email.'),

  wrongPassword: () => new Problem('wrongPassword', 401, 'Wrong password. Please check your password.'),

  invalidCredentials: () => new Problem('invalidCredentials', 403, 'Invalid credentials'),

  profileMissing: () => new Problem('profileMissing', 404, 'Something went wrong'),

  tooManySignIns: (waitSeconds: number) =>
    new Problem(
      'tooManySignIns',
      429,
      'Access to this account has been temporarily disabled due to many failed login attempts. You can immediately ' +
        'restore it by resetting your password or you can try again later.',
      { retryAfterSeconds: waitSeconds },
    ),

  tooManyMails: (waitSeconds: number) =>
    new Problem(
      'tooManyMails',
      429,
      'Several messages were sent to this address already. Look into your inbox and your spam folder, or try again in an hour.',
      { retryAfterSeconds: waitSeconds },
    ),

  emailTaken: () =>
    new Problem('emailTaken', 409, 'There is an account with this e-mail address. Log in, or choose another address.'),

  passwordWeak: (path: string, reason: string) => {
    const message = `This password is easy to guess. ${reason} Choose another.`;
    return new Problem('passwordWeak', 422, message, { issues: [{ path, code: 'passwordWeak', message }] });
  },

  verifySignedIn: () =>
    new Problem(
      'verifySignedIn',
      403,
      'Log in first, with the address your account has now, then open the link in the mail again. If you have no ' +
        'account here, leave it: nothing happens.',
    ),
  linkNotGood: () => new Problem('linkNotGood', 410, 'This link was used already or is too old. Ask for a new one.'),

  secondFactorNeeded: () =>
    new Problem('secondFactorNeeded', 401, 'Enter the code of your authenticator app, or a recovery code.'),

  secondFactorWrong: () =>
    new Problem(
      'secondFactorWrong',
      403,
      'This code is wrong or was used already. Wait for the next one and try again.',
    ),

  secondFactorOn: () =>
    new Problem('secondFactorOn', 409, 'An authenticator app is set up already. Remove it before you set up another.'),

  secondFactorNotBegun: () =>
    new Problem('secondFactorNotBegun', 409, 'Set up the authenticator app first, then enter its code.'),

  passkeyNotGood: () =>
    new Problem('passkeyNotGood', 403, 'This passkey was not accepted. Try again, or sign in another way.'),

  passkeyUnknown: () => new Problem('passkeyUnknown', 404, 'This passkey was removed already.'),

  tooManyPasskeys: (most: number) =>
    new Problem('tooManyPasskeys', 409, `An account has ${most} passkeys at most. Remove one before you add another.`),

  phoneCodeWrong: () =>
    new Problem(
      'phoneCodeWrong',
      403,
      'This is not the code of the last text message. Check the six digits, or have a new code sent.',
    ),

  phoneCodeOver: () =>
    new Problem('phoneCodeOver', 410, 'This code was used, tried too often or is too old. Have a new code sent.'),

  tooManyPhoneCodes: (waitSeconds: number) =>
    new Problem(
      'tooManyPhoneCodes',
      429,
      'Several codes were sent already. Look for the last text message, try again later, or log in another way.',
      { retryAfterSeconds: waitSeconds },
    ),

  phoneTaken: () =>
    new Problem('phoneTaken', 409, 'This number opens another account here. Log in to that one and remove it there.'),

  phoneThere: () =>
    new Problem('phoneThere', 409, 'An account has one phone number. Remove yours before you add another.'),

  phoneMissing: () => new Problem('phoneMissing', 404, 'The phone number was removed already.'),

  socialUnknown: () => new Problem('socialUnknown', 404, 'This way to log in is not offered. Choose another.'),

  socialCancelled: (name: string) =>
    new Problem('socialCancelled', 403, `You have turned back at ${name}. Try again, or log in another way.`),

  socialNotGood: (name: string) =>
    new Problem('socialNotGood', 403, `${name} did not confirm who you are. Try again, or log in another way.`),

  socialUnreachable: (name: string) =>
    new Problem('socialUnreachable', 503, `${name} cannot be reached. Try again in a moment, or log in another way.`, {
      retryAfterSeconds: 30,
    }),

  socialOver: () => new Problem('socialOver', 410, 'This took too long, or was begun in another browser. Begin again.'),

  socialEmailUnproven: (name: string) =>
    new Problem(
      'socialEmailUnproven',
      403,
      `${name} does not say that your e-mail address is proven. Sign up with e-mail and password, then connect ${name} in My profile.`,
    ),

  socialLinkFirst: (name: string) =>
    new Problem(
      'socialLinkFirst',
      409,
      `There is an account with this e-mail address already. Log in with its password or by e-mail link first, then connect ${name} in My profile.`,
    ),

  socialTaken: (name: string) =>
    new Problem('socialTaken', 409, `This account at ${name} opens another account here. Disconnect it there first.`),

  socialNotConnected: () => new Problem('socialNotConnected', 404, 'This was disconnected already.'),

  signInAgain: () =>
    new Problem('signInAgain', 403, 'Sign in again first: this needs a sign-in of the last ten minutes.'),

  signedOut: () => new Problem('signedOut', 401, 'Your sign-in has ended. Sign in again.'),

  sessionUnknown: () => new Problem('sessionUnknown', 404, 'This device is signed out already.'),

  otherSite: () =>
    new Problem(
      'otherSite',
      403,
      'This request came from another website and was refused. Open the page here and try again.',
    ),
};
