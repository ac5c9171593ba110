import { randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { cents, formatMoney } from '@paperwage/values';
import type { StickyPlace } from '../../config/billing-variables.ts';
import { newId, timeOfId } from '../../ids.ts';
import type { Clock } from '../../ports/clock.ts';
import type {
  CardHolder,
  Charge,
  ChargeOutcome,
  GatewayEvent,
  PaymentGateway,
} from '../../ports/billing/payment-gateway.ts';
import type { StickyAnswer } from './sticky-orders.ts';
import { cardOf, outcomeOf, stickyDeclineReason, stickyOrders } from './sticky-orders.ts';

const TIMEOUT_MS = 30_000;
/** Longer than any request is in progress, even from a server that is gone: what hasn't arrived by then never will. */
const LATEST_ARRIVAL_MS = 10 * 60_000;

interface StickyContext {
  readonly place: StickyPlace;
  /** Authenticates postbacks; without one, none are accepted. */
  readonly eventsSecret: string | undefined;
  readonly clock: Clock;
  readonly timeoutMs?: number;
}

/**
 * Payments by sticky.io, or any service with its protocol. Our order is its `click_id`. It has no idempotency keys, so we
 * look for an order before making it, and don't make it again while an earlier request may still arrive.
 */
export function stickyGateway({ place, eventsSecret, clock, timeoutMs = TIMEOUT_MS }: StickyContext): PaymentGateway {
  const orders = stickyOrders(place, timeoutMs);
  const underWay = new Map<string, Promise<ChargeOutcome>>();

  async function lookUp(orderId: string): Promise<ChargeOutcome | undefined> {
    const order = await orders.find(orderId, clock.nowMs());
    return order && outcomeOf(order);
  }

  async function chargeOnce({ orderId, amountCents, description, source, ...charge }: Charge): Promise<ChargeOutcome> {
    const earlier = await lookUp(orderId);
    if (earlier) return earlier;
    if (!(await charge.claimSending(LATEST_ARRIVAL_MS))) return { status: 'pending' };
    const order = orderOf(place, orderId, amountCents, description);
    const answer =
      source.kind === 'saved'
        ? await orders.call('new_order_card_on_file', { ...order, previousOrderId: source.reference })
        : await orders.call('new_order', {
            ...{ ...order, ...personOf(source.holder), payment_token: source.paymentToken },
            three_d_redirect_url: source.returnUrl,
          });
    return (await lookUp(orderId)) ?? { status: 'declined', reason: declineIn(answer) };
  }

  return {
    sandbox: undefined,
    tokenizerUrl: `${place.url}/api`,
    publishableKey: '',
    browserOrigins: undefined,
    createTokenizeToken: () => orders.createBearer(),
    lookUp,
    charge(charge) {
      const running = underWay.get(charge.orderId);
      if (running) return running;
      const started = chargeOnce(charge).finally(() => underWay.delete(charge.orderId));
      underWay.set(charge.orderId, started);
      return started;
    },
    async abandon(orderId, sentAtMs = timeOfId(orderId)) {
      const found = await orders.find(orderId, clock.nowMs());
      if (!found) {
        if (clock.nowMs() - sentAtMs < LATEST_ARRIVAL_MS) throw new Error('The order may still arrive');
        return { status: 'declined', reason: 'declined' };
      }
      const outcome = outcomeOf(found);
      if (outcome.status === 'paid' || outcome.status === 'declined') return outcome;
      await orders.perform('order_void', { order_id: found.order_id });
      return (await lookUp(orderId))!;
    },
    async refund(orderId) {
      const order = await orders.find(orderId, clock.nowMs());
      if (!order) throw new Error('sticky.io knows no such order');
      const outcome = outcomeOf(order);
      if (outcome.status !== 'paid' || outcome.isRefunded) return;
      // The whole amount, so that sticky.io refuses a second refund.
      const whole = { order_id: order.order_id, amount: order.order_total, keep_recurring: 0 };
      const { response_code: code } = await orders.call('order_refund', whole);
      const now = code === '100' ? undefined : await lookUp(orderId);
      if (now && !(now.status === 'paid' && now.isRefunded)) throw new Error(`sticky.io refused a refund with ${code}`);
    },
    async saveCard(paymentToken, holder) {
      // Saving a card there takes an order, here one for nothing.
      const id = newId(clock.nowMs());
      const order = { ...orderOf(place, id, 0, 'Card on file'), ...personOf(holder), payment_token: paymentToken };
      const answer = await orders.call('new_order', order);
      const kept = await orders.find(id, clock.nowMs());
      if (kept && outcomeOf(kept).status === 'paid') return cardOf(kept);
      return { declined: declineIn(answer) };
    },
    // It has no call to delete an order's card; charging it takes the order number, which we no longer keep.
    forgetCard: () => Promise.resolve(),
    readEvents: (body, headers) => Promise.resolve(readPostback(eventsSecret, body, headers.authorization)),
  };
}

function orderOf(place: StickyPlace, orderId: string, amountCents: number, description: string) {
  const product = { offer_id: place.offer, product_id: place.product, billing_model_id: place.billingModel };
  return {
    ...{ campaignId: place.campaign, shippingId: place.shipping, click_id: orderId, notes: description },
    ...{ tranType: 'Sale', ipAddress: '127.0.0.1' },
    offers: [{ ...product, quantity: 1, price: formatMoney(cents(amountCents)).replaceAll(',', '') }],
  };
}

const DECLINED = '800';

/** Why a call created no order. Throws if the reason isn't about the card: then nothing is known. */
function declineIn({ response_code: code, decline_reason: declined, error_message: message }: StickyAnswer) {
  const reason = stickyDeclineReason(`${declined} ${message}`);
  if (code !== DECLINED && reason !== 'tokenWrong') throw new Error(`sticky.io answered an order with ${code}`);
  return reason;
}

/** They require a full address. We ask only for the ZIP code, which is what banks compare. */
function personOf({ firstName, lastName, zip, email }: CardHolder) {
  const address = { Address1: 'N/A', City: 'N/A', State: 'N/A', Zip: zip, Country: 'US' };
  const shipping = Object.fromEntries(Object.entries(address).map(([name, value]) => [`shipping${name}`, value]));
  return { firstName, lastName, email, phone: '', ...shipping, billingSameAsShipping: 'YES' };
}

const postbackSchema = z.object({ id: z.string().max(200).optional(), click_id: z.uuid() });

/** A postback authenticates with its configured password. What it says about the order isn't trusted: we look the order up. */
function readPostback(
  secret: string | undefined,
  body: Uint8Array,
  authorization: string | readonly string[] | undefined,
): readonly GatewayEvent[] | undefined {
  const expected = Buffer.from(`Basic ${Buffer.from(`paperwage:${secret}`).toString('base64')}`);
  const given = Buffer.from(typeof authorization === 'string' ? authorization : '');
  if (secret === undefined || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const event = postbackSchema.safeParse(parseJson(Buffer.from(body).toString('utf8')));
  // An order of the same company that isn't ours is ignored.
  return event.success ? [{ id: event.data.id ?? randomUUID(), orderId: event.data.click_id }] : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
