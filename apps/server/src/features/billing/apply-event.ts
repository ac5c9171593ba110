import type { PlanId } from '@paperwage/api-contract';
import { addDays, yearOf } from '@paperwage/values';
import type { OrderContent, StoredOrder, StoredSubscription } from '../../ports/billing/billing-records.ts';
import type { CardHolder, Charge } from '../../ports/billing/payment-gateway.ts';
import type { Records } from '../../ports/records.ts';
import { FORGET_CARD_JOB, MAIL_JOB, REFUND_ORDER_JOB, SETTLE_ORDER_JOB } from '../jobs/job-kinds.ts';
import type { BillingContext } from './billing-context.ts';
import { isTest, priceOf, todayOf } from './billing-context.ts';
import { changeSubscription } from './change-subscription.ts';
import { receiptMessage, subscriptionMessage } from './billing-messages.ts';
import type { Subscription, SubscriptionEffect, SubscriptionEvent } from './subscription.ts';
import { isOver, nextDayOf } from './subscription.ts';

/** A subscription with the card that pays for it. */
export type Subscriber = StoredSubscription<Subscription>;

/** How long to wait before asking for the outcome of an order that a request charges. */
const SETTLE_AFTER_MS = 60_000;

/** The subscription of a user, locked for the rest of the transaction. */
export async function lockSubscriber(inside: Records, userId: string): Promise<Subscriber> {
  return ((await inside.subscriptions.lock(userId)) as Subscriber | undefined) ?? NOBODY;
}

/** The subscription of a user, as it is. */
export async function findSubscriber({ records }: { readonly records: Records }, userId: string): Promise<Subscriber> {
  return ((await records.subscriptions.find(userId)) as Subscriber | undefined) ?? NOBODY;
}

const NOBODY: Subscriber = { state: { status: 'none' }, card: null, holder: null };

/**
 * Takes a locked subscription through an event, with everything that follows, in the same transaction. Undefined, with
 * nothing changed, if the state doesn't allow it.
 */
export async function applyEvent(
  context: BillingContext,
  inside: Records,
  userId: string,
  before: Subscriber,
  event: SubscriptionEvent,
): Promise<Subscriber | undefined> {
  const change = changeSubscription(before.state, event);
  if (!change) return undefined;
  const [state, effects] = change;
  const after: Subscriber = { ...before, state, card: isOver(state) ? null : before.card };
  for (const effect of effects) await carryOut(context, inside, userId, after, effect);
  if (before.card && !after.card) await addForgetCard(context, inside, before.card.reference);
  await inside.subscriptions.save(userId, after, nextDayOf(state));
  return after;
}

/** Makes the gateway delete a card that is no longer used. */
export async function addForgetCard({ clock }: BillingContext, inside: Records, reference: string): Promise<void> {
  await inside.jobs.add({ kind: FORGET_CARD_JOB, payload: reference, runAtMs: clock.nowMs() });
}

async function carryOut(
  context: BillingContext,
  inside: Records,
  userId: string,
  subscriber: Subscriber,
  effect: SubscriptionEffect,
): Promise<void> {
  const nowMs = context.clock.nowMs();
  switch (effect.kind) {
    case 'charge': {
      const { card, holder } = subscriber;
      if (!card || !holder) throw new Error('A subscription that renews has a card');
      const source = { kind: 'saved', reference: card.reference } as const;
      const { orderId: id, plan } = effect;
      const order = newOrder(context, { id, userId, plan, purpose: 'renewal', source, holder });
      await inside.orders.add(order);
      await inside.jobs.add({ kind: SETTLE_ORDER_JOB, payload: order.id, runAtMs: nowMs });
      return;
    }
    case 'refund':
      await inside.jobs.add({ kind: REFUND_ORDER_JOB, payload: effect.orderId, runAtMs: nowMs });
      return;
    case 'receipt': {
      const order = await giveReceipt(context, inside, effect, subscriber);
      const owner = (await inside.accounts.find(userId))?.email;
      const message = receiptMessage(context, order, effect.renewsOn, owner);
      await inside.jobs.add({ kind: MAIL_JOB, payload: message, runAtMs: nowMs });
      return;
    }
    case 'mail': {
      const to = (await inside.accounts.find(userId))?.email ?? subscriber.holder?.email;
      if (to === undefined) return;
      const { mail } = effect;
      const order = 'orderId' in mail ? await inside.orders.find(mail.orderId) : undefined;
      const message = subscriptionMessage(context, to, mail, { card: subscriber.card, order });
      await inside.jobs.add({ kind: MAIL_JOB, payload: message, runAtMs: nowMs });
      return;
    }
  }
}

/** Numbers a paid order. The number is taken in the transaction that settles the payment, so that none is left out. */
async function giveReceipt(
  context: BillingContext,
  inside: Records,
  { orderId, renewsOn }: Extract<SubscriptionEffect, { kind: 'receipt' }>,
  { state }: Subscriber,
): Promise<StoredOrder> {
  const order = await inside.orders.find(orderId);
  if (!order || isOver(state)) throw new Error('A receipt is for a paid order of a subscription');
  const on = todayOf(context);
  const number = await inside.orders.nextReceiptNumber(yearOf(on));
  const receiptNumber = `PW-${yearOf(on)}-${String(number).padStart(6, '0')}`;
  const paid = { on, from: state.periodStart, through: addDays(renewsOn, -1) };
  const numbered = { ...order, receiptNumber, content: { ...order.content, paid } };
  await inside.orders.save(numbered);
  return numbered;
}

interface NewOrder {
  readonly id: string;
  readonly userId: string;
  readonly plan: PlanId;
  readonly purpose: OrderContent['purpose'];
  readonly source: Charge['source'];
  readonly holder: CardHolder;
}

/** An order at today's price. */
export function newOrder(
  context: BillingContext,
  { id, userId, plan, purpose, source, holder }: NewOrder,
): StoredOrder {
  const { company, billing, clock } = context;
  const { name, address, email, phone } = company;
  const content: OrderContent = {
    purpose,
    plan,
    ...priceOf(context, plan),
    salesTaxPercent: billing.salesTax.percent,
    source,
    card: null,
    authenticationUrl: null,
    decline: null,
    paid: null,
    holder,
    seller: { name, address, email, phone },
    isOwnerGone: false,
    isTest: isTest(context),
  };
  return { id, userId, status: 'pending', createdAtMs: clock.nowMs(), receiptNumber: null, content };
}

/** Schedules a check of an order's outcome, for after the request that charges it has had its time. */
export async function addSettling({ clock }: BillingContext, inside: Records, orderId: string): Promise<void> {
  await inside.jobs.add({ kind: SETTLE_ORDER_JOB, payload: orderId, runAtMs: clock.nowMs() + SETTLE_AFTER_MS });
}
