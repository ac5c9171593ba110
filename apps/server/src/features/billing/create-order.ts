import type { CreateOrderRequest, Order } from '@paperwage/api-contract';
import { addDays } from '@paperwage/values';
import { newId } from '../../ids.ts';
import type { StoredOrder } from '../../ports/billing/billing-records.ts';
import type { CardHolder } from '../../ports/billing/payment-gateway.ts';
import { problems } from '../../problems/problem.ts';
import { requireNotStopped } from '../fair-use/fair-use.ts';
import { idForMark, markedId, requestMark } from '../idempotency/request-mark.ts';
import { addSettling, lockSubscriber, newOrder } from './apply-event.ts';
import type { BillingContext } from './billing-context.ts';
import { gatewayOf, orUnavailable } from './billing-context.ts';
import { declineOf } from './decline-words.ts';
import { applyOutcome, chargeOrder, isOpen, settleOrder } from './settle-order.ts';
import { isOver } from './subscription.ts';

const CALL = 'create-order';

export interface Ordering {
  readonly userId: string;
  readonly request: CreateOrderRequest;
  /** The idempotency key. */
  readonly key: string | undefined;
}

/**
 * Pays for a subscription. Answers an order as it is: paid, declined, waiting for the person's bank, or pending if the
 * gateway's answer was lost; then it settles by itself. With a key that was used before, or while an earlier order of the
 * user isn't settled, answers that order and charges nothing. Throws `alreadySubscribed`, `issuingStopped`, `emailMissing`,
 * `billingOff` and `idempotencyKeyReused`.
 */
export async function createOrder(context: BillingContext, ordering: Ordering): Promise<Order> {
  gatewayOf(context);
  const { userId, request, key } = ordering;
  // If the card is sent again, its token is different.
  const mark = requestMark({ plan: request.plan });
  const before = key === undefined ? undefined : await context.records.idempotency.find({ userId, call: CALL, key });
  if (before !== undefined) return readOrder(context, userId, idForMark(before, mark));
  const unsettled = await settleEarlier(context, userId);
  if (unsettled) return shownOrder(unsettled);
  // Nobody pays for what they can't use.
  await requireNotStopped(context.records, userId, context.company.email);
  const holder = await holderOf(context, userId, request);
  const order = await enterOrder(context, ordering, mark, holder);
  if (order.isEarlier) return readOrder(context, userId, order.entered.id);
  // If the answer is lost, the job finds out; the person is asked to wait.
  const outcome = await chargeOrder(context, order.entered).catch(() => ({ status: 'pending' }) as const);
  return shownOrder((await applyOutcome(context, order.entered, outcome)) ?? order.entered);
}

/** An order of a user. If it isn't settled, the gateway is asked first. Throws `orderUnknown` and `billingOff`. */
export async function readOrder(context: BillingContext, userId: string, orderId: string): Promise<Order> {
  gatewayOf(context);
  const order = await ownOrder(context, userId, orderId);
  if (!isOpen(order)) return shownOrder(order);
  await settleOrder(context, orderId).catch(() => undefined);
  return shownOrder(await ownOrder(context, userId, orderId));
}

/** The first payment of a user that isn't settled, as it is known. */
export async function openOrderOf({ records }: BillingContext, userId: string): Promise<Order | null> {
  const open = await findOpenOrder(records, userId);
  return open ? shownOrder(open) : null;
}

async function findOpenOrder(records: BillingContext['records'], userId: string): Promise<StoredOrder | undefined> {
  const orders = await records.orders.listOf(userId);
  return orders.find((order) => order.content.purpose === 'first' && isOpen(order));
}

async function ownOrder({ records }: BillingContext, userId: string, orderId: string): Promise<StoredOrder> {
  const order = await records.orders.find(orderId);
  if (order?.userId !== userId) throw problems.orderUnknown();
  return order;
}

/** Settles the user's earlier order. Returns it if it can still be charged, or just was. */
async function settleEarlier(context: BillingContext, userId: string): Promise<StoredOrder | undefined> {
  const { records } = context;
  const earlier = await findOpenOrder(records, userId);
  if (!earlier) return undefined;
  await settleOrder(context, earlier.id).catch(() => undefined);
  const now = await records.orders.find(earlier.id);
  if (now?.status !== 'authenticationNeeded') return now?.status === 'declined' ? undefined : now;
  // Someone who enters another card won't confirm the first one any more.
  const outcome = await orUnavailable(gatewayOf(context).abandon(earlier.id, now.content.sentAtMs));
  const abandoned = await applyOutcome(context, earlier, outcome);
  return abandoned?.status === 'declined' ? undefined : abandoned;
}

async function holderOf({ records }: BillingContext, userId: string, request: CreateOrderRequest): Promise<CardHolder> {
  const { firstName, lastName, receiptName, zip } = request;
  const email = request.email ?? (await records.accounts.find(userId))?.email;
  if (email === undefined) throw problems.emailMissing();
  return { firstName, lastName, zip, email, ...(receiptName && { receiptName }) };
}

/** The order as stored, or the one that another request of the user stored in the meantime. */
async function enterOrder(
  context: BillingContext,
  { userId, request, key }: Ordering,
  mark: string,
  holder: CardHolder,
): Promise<{ readonly entered: StoredOrder; readonly isEarlier: boolean }> {
  const { paymentToken, plan } = request;
  const id = newId(context.clock.nowMs());
  const returnUrl = `${context.publicUrl}/checkout/success?order=${id}`;
  const source = { kind: 'token', paymentToken, holder, returnUrl } as const;
  const order = newOrder(context, { id, userId, plan, purpose: 'first', source, holder });
  return context.records.transaction(async (inside) => {
    const { state } = await lockSubscriber(inside, userId);
    const orders = await inside.orders.listOf(userId);
    const entry = { userId, call: CALL, createdId: markedId(id, mark), createdAtMs: context.clock.nowMs() };
    const sameKey = key === undefined ? undefined : await inside.idempotency.find({ ...entry, key });
    const sameId = sameKey === undefined ? undefined : idForMark(sameKey, mark);
    const earlier = orders.find((other) =>
      sameId === undefined ? other.content.purpose === 'first' && isOpen(other) : other.id === sameId,
    );
    if (earlier) return { entered: earlier, isEarlier: true };
    if (!isOver(state)) throw problems.alreadySubscribed();
    if (key !== undefined) await inside.idempotency.take({ ...entry, key });
    await inside.orders.add(order);
    await addSettling(context, inside, id);
    return { entered: order, isEarlier: false };
  });
}

/** An order as the user sees it. */
function shownOrder({ id, status, createdAtMs: createdAt, receiptNumber, content }: StoredOrder): Order {
  const { plan, priceCents, taxCents, totalCents, authenticationUrl, decline, paid } = content;
  const renewsOn = paid ? addDays(paid.through, 1) : null;
  const shown = { id, status, plan, priceCents, taxCents, totalCents, createdAt, receiptNumber, renewsOn };
  return { ...shown, authenticationUrl, decline: decline && declineOf(decline) };
}

/** The bearer for the card service. Throws `billingOff` and `paymentsUnavailable`. */
export function createTokenizeToken(context: BillingContext): Promise<string> {
  return orUnavailable(gatewayOf(context).createTokenizeToken());
}
