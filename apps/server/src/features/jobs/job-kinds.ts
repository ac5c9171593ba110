/** A message to send; its payload is a `MailMessage`. Add it in the transaction that causes it. */
export const MAIL_JOB = 'mail';

/** A link requested for an address with or without an account; its payload is a `LinkRequest`. */
export const LINK_JOB = 'accountLink';

/** A code requested for a phone; its payload is a `PhoneCodeRequest`. */
export const PHONE_CODE_JOB = 'phoneCode';

/** Files whose rows are gone for good; its payload is their names. */
export const REMOVE_FILES_JOB = 'remove-files';

/** An order whose outcome isn't known; its payload is the order's id. */
export const SETTLE_ORDER_JOB = 'settle-order';

/** A paid order to refund in full; its payload is the order's id. */
export const REFUND_ORDER_JOB = 'refund-order';

/** A card for the gateway to delete; its payload is what the gateway knows it by. */
export const FORGET_CARD_JOB = 'forget-card';

/** Events of a visit to send on; its payload is a `VisitReport`. */
export const ANALYTICS_JOB = 'analytics';

/** Data that requests running when an account was deleted may have stored for it; its payload is the user's id. */
export const REMOVE_REST_JOB = 'remove-rest';
