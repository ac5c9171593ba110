import type { OrderDecline } from '@paperwage/api-contract';
import { REFUND_DAYS, SUBSCRIPTION_NAME } from '@paperwage/api-contract';
import { Problem } from './problem-type.ts';

/** The refusals of plans, payments and receipts. */
export const billingProblems = {
  billingOff: () => new Problem('billingOff', 404, 'There are no plans here. Everything is included.'),

  planNeeded: () =>
    new Problem(
      'planNeeded',
      402,
      `Issued documents and Excel files are part of ${SUBSCRIPTION_NAME}. Your work is safe. See the plans at /pricing.`,
    ),

  alreadySubscribed: () =>
    new Problem('alreadySubscribed', 409, `You already have ${SUBSCRIPTION_NAME}. Nothing more was charged.`),

  subscriptionMissing: () =>
    new Problem('subscriptionMissing', 409, 'You can’t do that with your subscription right now. Reload the page.'),

  emailMissing: () => new Problem('emailMissing', 422, 'Enter an email for the receipt.'),

  orderUnknown: () => new Problem('orderUnknown', 404, 'We can’t find this order.'),

  receiptUnknown: () => new Problem('receiptUnknown', 404, 'We can’t find this receipt.'),

  cardRefused: ({ code, path, message }: OrderDecline) =>
    new Problem('cardRefused', 422, message, { issues: [{ path, code, message }] }),

  refundTooLate: () =>
    new Problem(
      'refundTooLate',
      409,
      `We can refund only the first payment, within ${REFUND_DAYS} days, while the subscription is on.`,
    ),

  refundedAlready: () => new Problem('refundedAlready', 409, 'This payment was already refunded.'),

  eventUnreadable: () => new Problem('eventUnreadable', 400, 'The card processor signed this, but it isn’t an event.'),

  eventRefused: () => new Problem('eventRefused', 403, 'The card processor didn’t sign this.'),

  paymentsUnavailable: (cause: unknown) =>
    new Problem(
      'paymentsUnavailable',
      503,
      'We can’t reach the card processor right now. Nothing was charged. Wait a minute and try again.',
      { retryAfterSeconds: 60, cause },
    ),
};
