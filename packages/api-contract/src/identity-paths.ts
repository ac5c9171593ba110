/**
 * The addresses of the calls of identity.ts, apart from the schemas, so that a page carries no more than it needs.
 */
export const signUpPath = '/api/sign-up';
export const signInPath = '/api/sign-in';

/** Sends a link to sign in without a password. Answers the same whether the account exists or not. */
export const sendEmailLinkPath = '/api/email-link/send';
export const signInByLinkPath = '/api/email-link/sign-in';

/** Sends a link to choose a new password. Answers the same whether the account exists or not. */
export const forgotPasswordPath = '/api/forgot-password';

/** Chooses a new password, ends every session, and lifts a block after too many attempts. */
export const resetPasswordPath = '/api/reset-password';

/** Says that the mail address is the user's own. The mail goes out again by `sendVerificationPath`, for the signed-in. */
export const verifyEmailPath = '/api/verify-email';
export const sendVerificationPath = '/api/profile/send-verification';

/** Passkeys, where `identityOptionsPath` says there are any. A passkey asks for the second factor by itself. */
export const beginPasskeySignInPath = '/api/passkey/begin';
export const passkeySignInPath = '/api/passkey/sign-in';

/**
 * The embedded provider: exchanges a custom token for an ID token. The refresh token is set as a cookie that scripts
 * cannot read and that only goes to these two calls.
 */
export const exchangeTokenPath = '/api/identity/token';

/** A new ID token for the refresh cookie, which is replaced. Refused with `signedOut` when there is none that is good. */
export const refreshTokenPath = '/api/identity/refresh';

/** The public keys of the embedded provider, as RFC 7517 writes them. */
export const jwksPath = '/.well-known/jwks.json';

/** Creates the server session of the ID token in the `Authorization` header. */
export const loginPath = '/api/login';

/** Ends the server session of the cookie. */
export const logoutPath = '/api/logout';

/** `GET` ends all sessions of the user; it is the same path as above, told apart by the method. */
export const logoutEverywherePath = '/api/logout';

/**
 * Signing in at another firm. The page asks where to go and goes there; the firm sends the browser to the callback, which
 * leads to `/auth/social#token=…`, and that page ends it.
 */
export const beginSocialPath = '/api/social/begin';
export const finishSocialPath = '/api/social/sign-in';

/** What the sign-in page may offer; asked for without an account. */
export const identityOptionsPath = '/api/identity/options';
