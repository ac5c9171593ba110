/**
 * The addresses of the calls of profile.ts, apart from the schemas, so that a page carries no more than it needs.
 */
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

/** Connecting a firm, so that it opens the account: begun like signing in there, for one who knows the password. */
export const beginConnectPath = '/api/profile/social/begin';
export const disconnectPath = '/api/profile/social/:provider/remove';

/** How the account may be entered. */
export const accountSecurityPath = '/api/profile/security';

/** All own data as a ZIP of JSON and PDF files. */
export const exportPath = '/api/profile/export';

/** Deletes the account with all that is in it, at once and for good. */
export const deleteAccountPath = '/api/profile/delete-account';
