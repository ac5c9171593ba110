/** A message to send. Add it in the transaction that causes it. */
export const MAIL_JOB = 'mail';

/** A link requested for an address with or without an account. */
export const LINK_JOB = 'accountLink';

/** A code requested for a phone. */
export const PHONE_CODE_JOB = 'phoneCode';

/** Files whose rows are gone for good. */
export const REMOVE_FILES_JOB = 'remove-files';

/** An order whose outcome isn't known. */
export const SETTLE_ORDER_JOB = 'settle-order';

/** A paid order to refund in full. */
export const REFUND_ORDER_JOB = 'refund-order';

/** A card for the gateway to delete. */
export const FORGET_CARD_JOB = 'forget-card';

/** Events of a visit to send on. */
export const ANALYTICS_JOB = 'analytics';

/** Data that requests running when an account was deleted may have stored for it. */
export const REMOVE_REST_JOB = 'remove-rest';
