/** The addresses of the calls, apart from their schemas. */

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
 * Logging in with another provider. The page asks where to go and goes there; the provider sends the browser to the callback, which
 * leads to `/auth/social#token=…`, and that page ends it.
 */
export const beginSocialPath = '/api/social/begin';
export const finishSocialPath = '/api/social/sign-in';

/** What the sign-in page may offer; asked for without an account. */
export const identityOptionsPath = '/api/identity/options';

/**
 * Signing in by a code that is sent to a phone, where `identityOptionsPath` says that it is offered. The first answers a
 * ticket, the same whether the number opens an account or not; the second takes ticket and code.
 */
export const sendPhoneCodePath = '/api/phone-code/send';
export const signInByPhonePath = '/api/phone-code/sign-in';

/** The number of an account: begin sends a code to it, confirm keeps the number once the code has come back. */
export const beginPhonePath = '/api/profile/phone/begin';
export const confirmPhonePath = '/api/profile/phone/confirm';
export const removePhonePath = '/api/profile/phone/remove';

export const profileDataPath = '/api/profile/profile-data';

/** A new mail address takes effect at once and is unproven until the link in the mail to it is opened. */
export const updateProfilePath = '/api/profile/update-profile';

/** Ends every other session. The page then asks for the notice by mail with `notifyPasswordUpdatedPath`. */
export const changePasswordPath = '/api/profile/change-password';
export const notifyPasswordUpdatedPath = '/api/profile/notify-password-updated';
export const sessionsPath = '/api/profile/sessions';
export const endSessionPath = '/api/profile/sessions/:id/end';

/** The authenticator app: begin gives the secret, confirm turns it on with a first code, remove turns it off. */
export const beginSecondFactorPath = '/api/profile/second-factor/begin';
export const confirmSecondFactorPath = '/api/profile/second-factor/confirm';
export const removeSecondFactorPath = '/api/profile/second-factor/remove';

/** A passkey: begin gives what to ask the browser for, add keeps what it answered. */
export const beginPasskeyPath = '/api/profile/passkeys/begin';
export const addPasskeyPath = '/api/profile/passkeys/add';
export const renamePasskeyPath = '/api/profile/passkeys/:id/rename';
export const removePasskeyPath = '/api/profile/passkeys/:id/remove';

/** Connecting a provider, so that it opens the account: begun like signing in there, for one who knows the password. */
export const beginConnectPath = '/api/profile/social/begin';
export const disconnectPath = '/api/profile/social/:provider/remove';

/** How the account may be entered. */
export const accountSecurityPath = '/api/profile/security';

/** All own data as a ZIP of JSON and PDF files. */
export const exportPath = '/api/profile/export';

/** Deletes the account with all that is in it, at once and for good. */
export const deleteAccountPath = '/api/profile/delete-account';

export const saveDraftPath = '/api/save-draft';
export const saveDraftChangePath = '/api/save-draft-change';
export const draftsPath = '/api/profile/drafts';
export const draftPath = '/api/profile/drafts/:id';
export const restoreDraftPath = '/api/profile/drafts/:id/restore';
export const documentsPath = '/api/profile/documents/filter/:type';
export const documentPath = '/api/profile/documents/:id';
export const documentFilePath = '/api/profile/documents/:id/file';
export const deleteDocumentPath = '/api/profile/documents/:id/delete';
export const restoreDocumentPath = '/api/profile/documents/:id/restore';
export const logosPath = '/api/logos';
export const logoPath = '/api/logos/:folder/:name';
export const addressBookPath = '/api/profile/address-book';
export const addressBookEntryPath = '/api/profile/address-book/:id';
export const wholeNumbersPath = '/api/profile/whole-numbers';

/** `POST`, with `generateDocumentRequestSchema`; the file is the body, its name is in `content-disposition`. */
export const generatePdfPath = '/api/documents/generate-pdf';
/** `POST`, the same for the workbook. */
export const generateXlsxPath = '/api/documents/generate-xlsx';

/** `GET`, with `taxRulesQuerySchema`; answers `taxRulesAnswerSchema`. */
export const taxRulesPath = '/api/tax-rules';
