import { PLANS } from '@paperwage/api-contract';
import type { CalendarDate } from '@paperwage/values';
import type { StoredOrder } from '../../ports/billing/billing-records.ts';
import type { ChargeOutcome, PaymentGateway, SavedCard } from '../../ports/billing/payment-gateway.ts';
import type { Records } from '../../ports/records.ts';
import { REFUND_ORDER_JOB } from '../jobs/job-kinds.ts';
import { addForgetCard, applyEvent, findSubscriber, lockSubscriber, type Subscriber } from './apply-event.ts';
import type { BillingContext } from './billing-context.ts';
import { gatewayOf, todayOf } from './billing-context.ts';
import { isOver } from './subscription.ts';

/** How long a person may take to pay an order. After that nobody waits for it, and it is abandoned. */
export const ORDER_LIFE_MS = 60 * 60_000;

/** Signals that a job should ask again. */
class OrderStillOpen extends Error {
  override readonly name = 'OrderStillOpen';
}

/** Whether the outcome of an order is still unknown. */
export function isOpen({ status }: Pick<StoredOrder, 'status'>): boolean {
  return status === 'pending' || status === 'authenticationNeeded';
}

/**
 * Finds out the outcome of an order, charges it if the gateway never heard of it, and does what follows, once. Rejects if
 * the gateway can't be asked. Settling the same order at the same time, again or much later does no harm.
 */
export async function settleOrder(context: BillingContext, orderId: string): Promise<void> {
  const order = await context.records.orders.find(orderId);
  if (!order) return;
  const outcome = await outcomeOf(context, order);
  if (outcome) await applyOutcome(context, order, outcome);
}

async function outcomeOf(context: BillingContext, order: StoredOrder): Promise<ChargeOutcome | undefined> {
  const gateway = gatewayOf(context);
  const known = await gateway.lookUp(order.id);
  if (!isOpen(order)) return known;
  const isGivenUp =
    order.content.isOwnerGone ||
    (order.content.purpose === 'first' && order.createdAtMs + ORDER_LIFE_MS <= context.clock.nowMs());
  if ((isGivenUp || !(await isWaitedFor(context, order))) && known?.status !== 'paid' && known?.status !== 'declined')
    return gateway.abandon(order.id, order.content.sentAtMs);
  return known ? withoutPerson(gateway, order, known) : chargeOrder(context, order);
}

/** Whether a subscription waits for it; a renewal that no subscription waits for is abandoned. */
async function isWaitedFor(context: BillingContext, { id, userId, content }: StoredOrder): Promise<boolean> {
  if (content.purpose === 'first') return true;
  const { state } = await findSubscriber(context, userId);
  return (state.status === 'active' || state.status === 'pastDue') && state.renewalOrderId === id;
}

/**
 * Charges an order that is open. The gateway knows an order by its id, so that asking twice doesn't charge twice. Rejects
 * if the answer was lost; `settleOrder` then finds out.
 */
export async function chargeOrder(context: BillingContext, order: StoredOrder): Promise<ChargeOutcome> {
  const { id, content } = order;
  const { source, totalCents: amountCents, plan } = content;
  if (!source) throw new Error('An open order has something to charge');
  const gateway = gatewayOf(context);
  const description = PLANS[plan].name;
  const claimSending = (arrivesWithinMs: number) => claim(context, order, arrivesWithinMs);
  const charge = { orderId: id, amountCents, description, source, claimSending };
  return withoutPerson(gateway, order, await gateway.charge(charge));
}

/** See `Charge.claimSending`: a killed server may have sent a charge that is still on its way. */
async function claim(
  { records, clock }: BillingContext,
  { id, userId }: StoredOrder,
  arrivesWithinMs: number,
): Promise<boolean> {
  const nowMs = clock.nowMs();
  return records.transaction(async (inside) => {
    await inside.subscriptions.lock(userId);
    const order = await inside.orders.find(id);
    if (!order || !isOpen(order)) return false;
    const { sentAtMs } = order.content;
    if (sentAtMs !== undefined && nowMs < sentAtMs + arrivesWithinMs) return false;
    await inside.orders.save({ ...order, content: { ...order.content, sentAtMs: nowMs } });
    return true;
  });
}

/** Nobody is there to confirm a renewal: it counts as declined. */
async function withoutPerson(
  gateway: PaymentGateway,
  { id, content }: StoredOrder,
  outcome: ChargeOutcome,
): Promise<ChargeOutcome> {
  if (outcome.status !== 'authenticationNeeded' || content.purpose === 'first') return outcome;
  const abandoned = await gateway.abandon(id, content.sentAtMs);
  return abandoned.status === 'declined' ? { status: 'declined', reason: 'authenticationFailed' } : abandoned;
}

/** Stores the outcome of an order, with all that follows, and returns the order as it is then. */
export async function applyOutcome(
  context: BillingContext,
  { id, userId }: StoredOrder,
  outcome: ChargeOutcome,
): Promise<StoredOrder | undefined> {
  return context.records.transaction(async (inside) => {
    const subscriber = await lockSubscriber(inside, userId);
    const order = await inside.orders.find(id);
    if (!order) return undefined;
    await follow(context, inside, subscriber, order, outcome);
    if (order.content.isOwnerGone) await inside.subscriptions.remove(userId);
    return inside.orders.find(id);
  });
}

async function follow(
  context: BillingContext,
  inside: Records,
  subscriber: Subscriber,
  order: StoredOrder,
  outcome: ChargeOutcome,
): Promise<void> {
  const settled = { ...order.content, source: null, authenticationUrl: null };
  switch (outcome.status) {
    case 'pending':
      return;
    case 'authenticationNeeded': {
      if (!isOpen(order)) return;
      const content = { ...order.content, authenticationUrl: outcome.url };
      return inside.orders.save({ ...order, status: 'authenticationNeeded', content });
    }
    case 'declined': {
      if (!isOpen(order)) return;
      const { reason } = outcome;
      await inside.orders.save({ ...order, status: 'declined', content: { ...settled, decline: reason } });
      if (order.content.purpose === 'first') return;
      const event = { kind: 'renewalDeclined', orderId: order.id, reason, today: todayOf(context) } as const;
      await applyEvent(context, inside, order.userId, subscriber, event);
      return;
    }
    case 'paid':
      return followPayment(context, inside, subscriber, { ...order, content: settled }, outcome);
  }
}

async function followPayment(
  context: BillingContext,
  inside: Records,
  subscriber: Subscriber,
  order: StoredOrder,
  { card: saved, isRefunded }: Extract<ChargeOutcome, { status: 'paid' }>,
): Promise<void> {
  const { id: orderId, userId, content } = order;
  const today = todayOf(context);
  let after = subscriber;
  const isNew = order.status !== 'paid' && order.status !== 'refunded';
  if (isNew) {
    const { brand, last4, expires } = saved;
    await inside.orders.save({
      ...order,
      status: 'paid',
      content: { ...content, decline: null, card: { brand, last4, expires } },
    });
    after = await takePayment(context, inside, subscriber, order, saved);
  }
  if (!isRefunded || order.status === 'refunded') return;
  const event = { kind: 'refundedElsewhere', orderId, today } as const;
  await applyEvent(context, inside, userId, after, event);
  const paid = await inside.orders.find(orderId);
  if (paid) await inside.orders.save(refunded(paid, todayOf(context)));
}

function refunded(order: StoredOrder, refundedOn: CalendarDate): StoredOrder {
  return { ...order, status: 'refunded', content: { ...order.content, refundedOn } };
}

/** What a payment starts or continues. One without a purpose is refunded, and its card is deleted. */
async function takePayment(
  context: BillingContext,
  inside: Records,
  subscriber: Subscriber,
  { id: orderId, userId, content }: StoredOrder,
  card: SavedCard,
): Promise<Subscriber> {
  if (content.isOwnerGone) {
    await inside.jobs.add({ kind: REFUND_ORDER_JOB, payload: orderId, runAtMs: context.clock.nowMs() });
    await addForgetCard(context, inside, card.reference);
    return subscriber;
  }
  const today = todayOf(context);
  if (content.purpose === 'renewal') {
    return (
      (await applyEvent(context, inside, userId, subscriber, { kind: 'renewalPaid', orderId, today })) ?? subscriber
    );
  }
  const begins = isOver(subscriber.state);
  if (!begins && subscriber.card?.reference !== card.reference) await addForgetCard(context, inside, card.reference);
  const before = begins ? { ...subscriber, card, holder: content.holder } : subscriber;
  const event = { kind: 'firstPaid', orderId, plan: content.plan, today } as const;
  return (await applyEvent(context, inside, userId, before, event)) ?? subscriber;
}

/** The job that settles an order: it is retried until there is an answer, or nobody waits for it any more. */
export async function settleUntilKnown(context: BillingContext, orderId: string): Promise<void> {
  await settleOrder(context, orderId);
  const order = await context.records.orders.find(orderId);
  const isYoung = order !== undefined && order.createdAtMs + ORDER_LIFE_MS > context.clock.nowMs();
  if (order && isOpen(order) && isYoung) throw new OrderStillOpen();
}

/** Gives back all of a paid order. */
export async function refundOrder(context: BillingContext, orderId: string): Promise<void> {
  const order = await context.records.orders.find(orderId);
  if (order?.status !== 'paid') return;
  await gatewayOf(context).refund(orderId);
  await context.records.transaction(async (inside) => {
    await inside.subscriptions.lock(order.userId);
    const paid = await inside.orders.find(orderId);
    if (paid) await inside.orders.save(refunded(paid, todayOf(context)));
    if (order.content.isOwnerGone) await inside.subscriptions.remove(order.userId);
  });
}
