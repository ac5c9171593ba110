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
      'We already sent several messages to this email. Check your inbox and spam folder, or try again in an hour.',
      { retryAfterSeconds: waitSeconds },
    ),

  emailTaken: () =>
    new Problem('emailTaken', 409, 'There’s already an account with this email. Log in, or use another email.'),

  passwordWeak: (path: string, reason: string) => {
    const message = `This password is easy to guess. ${reason} Choose another.`;
    return new Problem('passwordWeak', 422, message, { issues: [{ path, code: 'passwordWeak', message }] });
  },

  verifySignedIn: () =>
    new Problem(
      'verifySignedIn',
      403,
      'Log in first, with the email your account has now, then open the link in the email again. If you have no ' +
        'account here, ignore it.',
    ),
  linkNotGood: () => new Problem('linkNotGood', 410, 'This link was already used or has expired. Get a new one.'),

  secondFactorNeeded: () =>
    new Problem('secondFactorNeeded', 401, 'Enter the code from your authenticator app, or a recovery code.'),

  secondFactorWrong: () =>
    new Problem(
      'secondFactorWrong',
      403,
      'This code is wrong or was already used. Wait for the next one and try again.',
    ),

  secondFactorOn: () =>
    new Problem(
      'secondFactorOn',
      409,
      'You already set up an authenticator app. Turn it off before you set up ' + 'another.',
    ),

  secondFactorNotBegun: () =>
    new Problem('secondFactorNotBegun', 409, 'Set up the authenticator app first, then enter its code.'),

  passkeyNotGood: () =>
    new Problem('passkeyNotGood', 403, 'This passkey didn’t work. Try again, or log in another way.'),

  passkeyUnknown: () => new Problem('passkeyUnknown', 404, 'This passkey was already removed.'),

  tooManyPasskeys: (most: number) =>
    new Problem(
      'tooManyPasskeys',
      409,
      `You have ${most} passkeys, which is the limit. Remove one before you add ` + 'another.',
    ),

  phoneCodeWrong: () =>
    new Problem(
      'phoneCodeWrong',
      403,
      'This isn’t the code in our last text message. Check the 6 digits, or get a new code.',
    ),

  phoneCodeOver: () =>
    new Problem(
      'phoneCodeOver',
      410,
      'This code was already used, tried too many times or has expired. Get a new ' + 'code.',
    ),

  tooManyPhoneCodes: (waitSeconds: number) =>
    new Problem(
      'tooManyPhoneCodes',
      429,
      'We already sent several codes. Find our last text message, try again later, or log in another way.',
      { retryAfterSeconds: waitSeconds },
    ),

  phoneTaken: () =>
    new Problem('phoneTaken', 409, 'This number belongs to another account. Log in to that one and remove it there.'),

  phoneThere: () =>
    new Problem('phoneThere', 409, 'You can have one phone number. Remove yours before you add another.'),

  phoneMissing: () => new Problem('phoneMissing', 404, 'The phone number was already removed.'),

  socialUnknown: () => new Problem('socialUnknown', 404, 'You can’t log in this way here. Choose another way.'),

  socialCanceled: (name: string) =>
    new Problem('socialCanceled', 403, `You canceled at ${name}. Try again, or log in another way.`),

  socialNotGood: (name: string) =>
    new Problem('socialNotGood', 403, `${name} couldn’t confirm who you are. Try again, or log in another way.`),

  socialUnreachable: (name: string) =>
    new Problem('socialUnreachable', 503, `We can’t reach ${name}. Try again in a moment, or log in another way.`, {
      retryAfterSeconds: 30,
    }),

  socialOver: () => new Problem('socialOver', 410, 'This took too long or started in another browser. Start again.'),

  socialEmailUnproven: (name: string) =>
    new Problem(
      'socialEmailUnproven',
      403,
      `${name} hasn’t confirmed your email. Sign up with email and password, then connect ${name} in My profile.`,
    ),

  socialLinkFirst: (name: string) =>
    new Problem(
      'socialLinkFirst',
      409,
      'There’s already an account with this email. Log in with its password or a login link first, then connect ' +
        `${name} in My profile.`,
    ),

  socialTaken: (name: string) =>
    new Problem(
      'socialTaken',
      409,
      `This ${name} account is connected to another account here. Disconnect it ` + 'there first.',
    ),

  socialNotConnected: () => new Problem('socialNotConnected', 404, 'This was already disconnected.'),

  signInAgain: () =>
    new Problem(
      'signInAgain',
      403,
      'Log in again first. For this, you must have logged in within the last 10 ' + 'minutes.',
    ),

  signedOut: () => new Problem('signedOut', 401, 'You’ve been logged out. Log in again.'),

  sessionUnknown: () => new Problem('sessionUnknown', 404, 'This device is already logged out.'),

  otherSite: () =>
    new Problem(
      'otherSite',
      403,
      'We refused this request because it came from another website. Open the page here and try again.',
    ),
};
