import Stripe from 'stripe';
import type { StripeKeys } from '../../config/billing-variables.ts';
import { timeOfId } from '../../ids.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DeclineReason } from '../../ports/billing/decline-reason.ts';
import type { CardHolder, Charge, ChargeOutcome, PaymentGateway } from '../../ports/billing/payment-gateway.ts';
import type { KeptCard } from './stripe-answers.ts';
import {
  joinReference,
  readEvents,
  stripeDeclineReason,
  savedCard,
  splitReference,
  summaryOf,
} from './stripe-answers.ts';

const TIMEOUT_MS = 20_000;
/** Stripe remembers an idempotency key for at least 24 hours. */
const KEY_KNOWN_MS = 20 * 3_600_000;
/** An intent needs an amount before the card, and so the order's amount, is known; this amount is never charged. */
const AMOUNT_BEFORE_CHARGE_CENTS = 100;
/** As https://docs.stripe.com/security/guide lists them; Link, which has more, is off. */
const BROWSER_ORIGINS = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  asked: ['https://api.stripe.com'],
};
const WITH_CHARGE = { expand: ['latest_charge'] };

interface StripeContext {
  readonly keys: StripeKeys;
  readonly clock: Clock;
  /** Where Stripe is, if not at its usual address. */
  readonly at?: { readonly protocol: 'http' | 'https'; readonly host: string; readonly port: number };
}

/**
 * Payments by Stripe. Each order has one intent there, found by creating it again with the same idempotency key: that
 * also returns intents created a moment ago, which a search does not. A declined intent is canceled.
 */
export function stripeGateway({ keys, clock, at }: StripeContext): PaymentGateway {
  const stripe = new Stripe(keys.secretKey, { timeout: TIMEOUT_MS, telemetry: false, ...at });
  const intents = stripeIntents(stripe, clock);

  return {
    sandbox: undefined,
    tokenizerUrl: '',
    publishableKey: keys.publishableKey,
    browserOrigins: BROWSER_ORIGINS,
    async createTokenizeToken() {
      const setup = await stripe.setupIntents.create({ usage: 'off_session', allowed_payment_method_types: ['card'] });
      return setup.client_secret!;
    },
    charge: (charge) => chargeOrder(stripe, intents, charge),
    async lookUp(orderId) {
      const intent = await intents.find(orderId);
      return isUntouched(intent) ? undefined : intents.standOf(intent);
    },
    async abandon(orderId) {
      const intent = await intents.find(orderId);
      const outcome = isUntouched(intent) ? undefined : await intents.standOf(intent);
      if (outcome?.status === 'paid' || outcome?.status === 'declined') return outcome;
      return intents.decline(intent, outcome ? 'authenticationFailed' : 'declined');
    },
    async refund(orderId) {
      const intent = await intents.find(orderId);
      try {
        await stripe.refunds.create({ payment_intent: intent.id }, { idempotencyKey: `refund-${orderId}` });
      } catch (error) {
        if (codeOf(error) !== 'charge_already_refunded') throw error;
      }
    },
    async saveCard(paymentToken, holder) {
      const kept = await keepCard(stripe, paymentToken, holder);
      if ('declined' in kept) return kept;
      const { card } = await stripe.paymentMethods.retrieve(kept.method);
      return { reference: joinReference(kept), ...summaryOf(card!) };
    },
    async forgetCard(reference) {
      try {
        await stripe.customers.del(splitReference(reference).customer);
      } catch (error) {
        if (codeOf(error) !== 'resource_missing') throw error;
      }
    },
    readEvents: (body, headers) => readEvents(stripe, keys.webhookSecret, body, headers['stripe-signature']),
  };
}

async function chargeOrder(
  stripe: Stripe,
  intents: Intents,
  { orderId, amountCents, description, source }: Charge,
): Promise<ChargeOutcome> {
  const intent = await intents.find(orderId);
  if (!isUntouched(intent)) return intents.standOf(intent);
  const card =
    source.kind === 'saved'
      ? splitReference(source.reference)
      : await keepCard(stripe, source.paymentToken, source.holder, `customer-${orderId}`);
  if ('declined' in card) return intents.decline(intent, card.declined);
  try {
    await stripe.paymentIntents.update(intent.id, { amount: amountCents, description, customer: card.customer });
    const how =
      source.kind === 'saved'
        ? { off_session: true }
        : { return_url: source.returnUrl, setup_future_usage: 'off_session' as const };
    await stripe.paymentIntents.confirm(
      intent.id,
      { payment_method: card.method, ...how },
      { idempotencyKey: `confirm-${orderId}` },
    );
  } catch (error) {
    if (isAboutCard(error)) return intents.decline(intent, 'tokenWrong');
    if (!(error instanceof Stripe.errors.StripeCardError) && !isOfState(error)) throw error;
  }
  return intents.standOf(await intents.retrieve(intent.id));
}

/** Saves a card with its own Stripe customer, so that it can be charged again. */
async function keepCard(
  stripe: Stripe,
  method: string,
  { firstName, lastName, zip, email }: CardHolder,
  idempotencyKey?: string,
): Promise<KeptCard | { readonly declined: DeclineReason }> {
  const person = { name: `${firstName} ${lastName}`.trim(), email, address: { postal_code: zip, country: 'US' } };
  try {
    const options = idempotencyKey === undefined ? {} : { idempotencyKey };
    const { id: customer } = await stripe.customers.create({ ...person, payment_method: method }, options);
    return { customer, method };
  } catch (error) {
    if (isAboutCard(error)) return { declined: 'tokenWrong' };
    if (error instanceof Stripe.errors.StripeCardError) return { declined: stripeDeclineReason(error) };
    throw error;
  }
}

type Intents = ReturnType<typeof stripeIntents>;

/** The intents of orders. */
function stripeIntents(stripe: Stripe, clock: Clock) {
  const retrieve = (id: string) => stripe.paymentIntents.retrieve(id, WITH_CHARGE);

  async function find(orderId: string): Promise<Stripe.PaymentIntent> {
    if (clock.nowMs() - timeOfId(orderId) > KEY_KNOWN_MS) {
      const { data } = await stripe.paymentIntents.search({ query: `metadata['orderId']:'${orderId}'` });
      if (data[0]) return retrieve(data[0].id);
    }
    const { id } = await stripe.paymentIntents.create(
      {
        ...{ amount: AMOUNT_BEFORE_CHARGE_CENTS, currency: 'usd', allowed_payment_method_types: ['card'] },
        metadata: { orderId },
      },
      { idempotencyKey: `order-${orderId}` },
    );
    // A repeated request returns the original answer.
    return retrieve(id);
  }

  /** Makes sure that it is never paid, unless it already is. */
  async function decline(intent: Stripe.PaymentIntent, reason: DeclineReason): Promise<ChargeOutcome> {
    try {
      await stripe.paymentIntents.update(intent.id, { metadata: { declined: reason } });
      await stripe.paymentIntents.cancel(intent.id);
      return { status: 'declined', reason };
    } catch (error) {
      if (!isOfState(error)) throw error;
      const now = await retrieve(intent.id);
      if (now.status === 'requires_payment_method') throw error;
      return standOf(now);
    }
  }

  async function standOf(intent: Stripe.PaymentIntent): Promise<ChargeOutcome> {
    switch (intent.status) {
      case 'succeeded': {
        const { refunded } = intent.latest_charge as Stripe.Charge;
        return { status: 'paid', card: savedCard(intent), isRefunded: refunded };
      }
      case 'requires_action': {
        const url = intent.next_action?.redirect_to_url?.url;
        return url ? { status: 'authenticationNeeded', url } : { status: 'pending' };
      }
      case 'requires_payment_method':
        return decline(intent, stripeDeclineReason(intent.last_payment_error ?? {}));
      case 'canceled':
        return { status: 'declined', reason: (intent.metadata.declined as DeclineReason | undefined) ?? 'declined' };
      default:
        return { status: 'pending' };
    }
  }

  return { find, retrieve, decline, standOf };
}

/** No card was tried for it yet. */
const isUntouched = ({ status, last_payment_error: failure }: Stripe.PaymentIntent) =>
  status === 'requires_confirmation' || (status === 'requires_payment_method' && !failure);

const codeOf = (error: unknown) => (error instanceof Stripe.errors.StripeError ? error.code : undefined);

/** Another request was faster. */
const isOfState = (error: unknown) => codeOf(error) === 'payment_intent_unexpected_state';

/** There is no such card, it was used before, or it was deleted. */
const isAboutCard = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && /^(payment_method|customer)$/.test(error.param ?? '');
