/** A message to send; its payload is a `MailMessage`. Add it in the transaction that gives the reason for it. */
export const MAIL_JOB = 'mail';

/** A link that somebody asked for, who may have an account or not; its payload is a `LinkRequest`. */
export const LINK_JOB = 'accountLink';

/** A code for a phone that somebody asked for; its payload is a `PhoneCodeRequest`. */
export const PHONE_CODE_JOB = 'phoneCode';

/** Files whose rows are gone for good; its payload is their names. */
export const REMOVE_FILES_JOB = 'remove-files';

/** What requests that were under way when an account was deleted may have kept for it; its payload is the id of the user. */
export const REMOVE_REST_JOB = 'remove-rest';
