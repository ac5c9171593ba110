import Stripe from 'stripe';
import { z } from 'zod';
import type { DeclineReason } from '../../ports/billing/decline-reason.ts';
import type { CardSummary, GatewayEvent, SavedCard } from '../../ports/billing/payment-gateway.ts';
import { problems } from '../../problems/problem.ts';

/** Each card is kept with its own Stripe customer: both are needed to charge it. */
export interface KeptCard {
  readonly customer: string;
  readonly method: string;
}

export const joinReference = ({ customer, method }: KeptCard) => `${customer}/${method}`;

/** What `joinReference` joined. */
export function splitReference(reference: string): KeptCard {
  const [customer = '', method = ''] = reference.split('/');
  return { customer, method };
}

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

type CardDetails = Pick<Stripe.PaymentMethod.Card, 'brand' | 'exp_month' | 'exp_year'> & { last4: string | null };

/** A card as we show it. */
export function summaryOf({ brand, last4, exp_month: month, exp_year: year }: CardDetails): CardSummary {
  const expires = `${String(month).padStart(2, '0')}/${String(year).slice(-2)}`;
  return { brand: BRANDS[brand] ?? brand, last4: last4 ?? '', expires };
}

/** The card that paid an intent, whose charge came with it. */
export function savedCard(intent: Stripe.PaymentIntent): SavedCard {
  const { payment_method_details: details } = intent.latest_charge as Stripe.Charge;
  const reference = joinReference({ customer: idOf(intent.customer), method: idOf(intent.payment_method) });
  return { reference, ...summaryOf(details!.card as CardDetails) };
}

const idOf = (given: string | { readonly id: string } | null) =>
  typeof given === 'string' ? given : (given?.id ?? '');

const REASONS: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expiredCard',
  incorrect_cvc: 'wrongSecurityCode',
  invalid_cvc: 'wrongSecurityCode',
  authentication_required: 'authenticationFailed',
  payment_intent_authentication_failure: 'authenticationFailed',
};

/** Why a card was declined. The bank's own code says more than Stripe's. */
export function stripeDeclineReason(failure: {
  readonly code?: string;
  readonly decline_code?: string;
}): DeclineReason {
  return REASONS[failure.decline_code ?? ''] ?? REASONS[failure.code ?? ''] ?? 'declined';
}

const stripeEventSchema = z.object({
  id: z.string(),
  data: z.object({ object: z.object({ metadata: z.record(z.string(), z.string()).nullish() }) }),
});

/**
 * The events in a request that Stripe signed; undefined for any other request. Throws `eventUnreadable` if it isn't an
 * event.
 */
export async function readEvents(
  stripe: Stripe,
  secret: string,
  body: Uint8Array,
  signature: string | readonly string[] | undefined,
): Promise<readonly GatewayEvent[] | undefined> {
  if (typeof signature !== 'string') return undefined;
  try {
    const event = await stripe.webhooks.constructEventAsync(Buffer.from(body), signature, secret);
    const { id, data } = stripeEventSchema.parse(event);
    const orderId = data.object.metadata?.['orderId'];
    // Events about anything but our orders are ignored.
    return orderId === undefined ? [] : [{ id, orderId }];
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
    if (error instanceof SyntaxError || error instanceof TypeError || error instanceof z.ZodError) {
      throw problems.eventUnreadable();
    }
    throw error;
  }
}
