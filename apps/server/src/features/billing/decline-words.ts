import type { OrderDecline } from '@paperwage/api-contract';
import type { DeclineReason } from '../../ports/billing/decline-reason.ts';

const DECLINES: Readonly<Record<DeclineReason, OrderDecline>> = {
  declined: {
    code: 'cardDeclined',
    path: 'cardNumber',
    message: 'Your bank declined this card. Nothing was charged. Check the number and date, or use another card.',
  },
  insufficientFunds: {
    code: 'insufficientFunds',
    path: 'cardNumber',
    message: 'This card doesn’t have enough money on it. Nothing was charged. Use another card.',
  },
  expiredCard: {
    code: 'cardExpired',
    path: 'expiration',
    message: 'This card has expired. Nothing was charged. Check the date, or use another card.',
  },
  wrongSecurityCode: {
    code: 'securityCodeWrong',
    path: 'cvc',
    message: 'The security code is wrong. Nothing was charged. Check the code on your card.',
  },
  tokenWrong: {
    code: 'paymentTokenWrong',
    path: 'cardNumber',
    message: 'We couldn’t use these card details. Nothing was charged. Enter the card again.',
  },
  authenticationFailed: {
    code: 'authenticationFailed',
    path: 'cardNumber',
    message: 'Your bank asked you to confirm this payment, and that didn’t happen. Nothing was charged. Try again.',
  },
};

const RENEWAL_REASONS: Readonly<Record<DeclineReason, string>> = {
  declined: 'was declined',
  insufficientFunds: 'doesn’t have enough money on it',
  expiredCard: 'has expired',
  wrongSecurityCode: 'was declined',
  tokenWrong: 'was declined',
  authenticationFailed: 'needs you to confirm the payment',
};

/** Which card field to check, and what the message says. */
export function declineOf(reason: DeclineReason): OrderDecline {
  return DECLINES[reason];
}

/** What is wrong with a saved card, after its name: `Visa ending in 4242 was declined.` */
export function whyRenewalFailed(reason: DeclineReason): string {
  return RENEWAL_REASONS[reason];
}
