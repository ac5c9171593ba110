import { z } from 'zod';
import { DAY_MS } from '@paperwage/values';
import type { StickyPlace } from '../../config/billing-variables.ts';
import { timeOfId } from '../../ids.ts';
import type { DeclineReason } from '../../ports/billing/decline-reason.ts';
import type { ChargeOutcome, SavedCard } from '../../ports/billing/payment-gateway.ts';

/** The API's view of an order. Numbers are text there, like everything else. */
const orderViewSchema = z.object({
  order_id: z.coerce.string(),
  click_id: z.string().nullish(),
  order_status: z.coerce.string(),
  order_total: z.coerce.string(),
  amount_refunded_to_date: z.coerce.string().default('0'),
  cc_type: z.string().default(''),
  cc_number: z.string().default(''),
  cc_expires: z.string().default(''),
  decline_reason: z.string().default(''),
  /** For an order that waits for the person's bank. */
  redirect_url: z.string().optional(),
});
export type StickyOrder = z.output<typeof orderViewSchema>;

const answerSchema = z.looseObject({
  response_code: z.coerce.string(),
  error_message: z.string().default(''),
  decline_reason: z.string().default(''),
});
export type StickyAnswer = z.output<typeof answerSchema>;
const foundSchema = z.object({ data: z.union([z.record(z.string(), orderViewSchema), z.array(orderViewSchema)]) });

const NOTHING_FOUND = '333';
const DONE = '100';

/** The calls of version 1 of the API, over HTTP. Each rejects without an answer. */
export function stickyOrders({ url, user, password, campaign }: StickyPlace, timeoutMs: number) {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

  async function request(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      // If redirects were followed, the credentials would go wherever the answer says.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`sticky.io answered ${answer.status}`);
    return answer.json();
  }
  const call = async (name: string, body: object) => answerSchema.parse(await request('POST', `/api/v1/${name}`, body));

  return {
    call,
    /** A call that has to succeed. */
    async perform(name: string, body: object): Promise<void> {
      const { response_code: code } = await call(name, body);
      if (code !== DONE) throw new Error(`sticky.io answered ${name} with ${code}`);
    },
    async createBearer(): Promise<string> {
      const schema = z.object({ data: z.object({ token: z.string().min(1) }) });
      return schema.parse(await request('GET', '/api/v2/token/tokenize_payment')).data.token;
    },
    /** The order made for ours: if there are several, the paid one. */
    async find(orderId: string, nowMs: number): Promise<StickyOrder | undefined> {
      const answer = await call('order_find', {
        campaign_id: campaign,
        // Days start in another time zone there.
        start_date: dayOf(Math.min(timeOfId(orderId), nowMs) - DAY_MS),
        end_date: dayOf(nowMs + DAY_MS),
        criteria: { click_id: orderId },
        return_type: 'order_view',
      });
      if (answer.response_code === NOTHING_FOUND) return undefined;
      if (answer.response_code !== DONE) throw new Error(`sticky.io answered order_find with ${answer.response_code}`);
      const found = Object.values(foundSchema.parse(answer).data).filter(({ click_id: id }) => id === orderId);
      return found.find(isPaid) ?? found[0];
    },
  };
}

/** `MM/DD/YYYY`. */
function dayOf(timeMs: number): string {
  const [year, month, day] = new Date(timeMs).toISOString().slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
}

/** Approved, refunded or shipped. */
const isPaid = (order: StickyOrder) => ['2', '8'].includes(order.order_status) || isRefunded(order);

function isRefunded({ order_status: status, amount_refunded_to_date: refunded }: StickyOrder): boolean {
  return status === '6' && Number(refunded) > 0;
}

/** The status of an order, from the API's view of it. */
export function outcomeOf(order: StickyOrder): ChargeOutcome {
  if (isPaid(order)) return { status: 'paid', card: cardOf(order), isRefunded: isRefunded(order) };
  if (order.order_status === '11') {
    return order.redirect_url === undefined
      ? { status: 'pending' }
      : { status: 'authenticationNeeded', url: order.redirect_url };
  }
  return { status: 'declined', reason: stickyDeclineReason(order.decline_reason) };
}

/** Each bank words its reasons differently. */
export function stickyDeclineReason(text: string): DeclineReason {
  const found = REASONS.find(([pattern]) => pattern.test(text));
  return found ? found[1] : 'declined';
}

const REASONS: readonly (readonly [RegExp, DeclineReason])[] = [
  [/insufficient|not enough/i, 'insufficientFunds'],
  [/expir/i, 'expiredCard'],
  [/\bcvv|\bcvc|security code/i, 'wrongSecurityCode'],
  [/authenticat|3ds|3-d/i, 'authenticationFailed'],
  [/payment.?token/i, 'tokenWrong'],
];

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  master: 'Mastercard',
  mastercard: 'Mastercard',
  amex: 'American Express',
  'american-express': 'American Express',
  discover: 'Discover',
};

/** The card on file, which goes by the order it paid. */
export function cardOf({ order_id, cc_type, cc_number, cc_expires }: StickyOrder): SavedCard {
  return {
    reference: order_id,
    brand: BRANDS[cc_type.toLowerCase()] ?? cc_type,
    last4: cc_number.slice(-4),
    expires: `${cc_expires.slice(0, 2)}/${cc_expires.slice(-2)}`,
  };
}
