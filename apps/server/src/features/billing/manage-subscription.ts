import type { PlanId, SubscriptionDetails, SubscriptionState } from '@paperwage/api-contract';
import { addDays } from '@paperwage/values';
import { newId } from '../../ids.ts';
import type { CardSummary, SavedCard } from '../../ports/billing/payment-gateway.ts';
import { problems } from '../../problems/problem.ts';
import { requireNotStopped } from '../fair-use/fair-use.ts';
import { addForgetCard, applyEvent, findSubscriber, lockSubscriber, type Subscriber } from './apply-event.ts';
import type { BillingContext } from './billing-context.ts';
import { gatewayOf, orUnavailable, priceOf, todayOf } from './billing-context.ts';
import { openOrderOf } from './create-order.ts';
import { declineOf } from './decline-words.ts';
import { settleOrder } from './settle-order.ts';
import type { Subscription, SubscriptionEvent } from './subscription.ts';
import { endOf, isOver, refundableThrough, retriesOf } from './subscription.ts';

/** The user's subscription, and the payment that may begin one. Throws `billingOff`. */
export async function readSubscription(context: BillingContext, userId: string): Promise<SubscriptionState> {
  gatewayOf(context);
  const openOrder = await openOrderOf(context, userId);
  return { ...showSubscription(context, await findSubscriber(context, userId)), openOrder };
}

/** Cancels it. Throws `subscriptionMissing` and `billingOff`. */
export function stopSubscription(context: BillingContext, userId: string): Promise<SubscriptionDetails> {
  return change(context, userId, { kind: 'stopped', today: todayOf(context) });
}

/** Undoes its cancellation. Throws `subscriptionMissing`, `issuingStopped` and `billingOff`. */
export async function resumeSubscription(context: BillingContext, userId: string): Promise<SubscriptionDetails> {
  await requireNotStopped(context.records, userId, context.company.email);
  return change(context, userId, { kind: 'resumed', today: todayOf(context) });
}

/** Changes the plan from the next renewal on. Throws `subscriptionMissing`, `issuingStopped` and `billingOff`. */
export async function choosePlan(context: BillingContext, userId: string, plan: PlanId): Promise<SubscriptionDetails> {
  await requireNotStopped(context.records, userId, context.company.email);
  return change(context, userId, { kind: 'planChosen', plan, today: todayOf(context) });
}

/**
 * Refunds the first payment in full and ends the subscription at once, for an admin. Throws `refundTooLate` if it was paid
 * more than `REFUND_DAYS` ago or isn't the only one, and `billingOff`.
 */
export function grantRefund(context: BillingContext, userId: string): Promise<SubscriptionDetails> {
  return change(context, userId, { kind: 'refundGranted', today: todayOf(context) }, problems.refundTooLate);
}

async function change(
  context: BillingContext,
  userId: string,
  event: SubscriptionEvent,
  refusal = problems.subscriptionMissing,
): Promise<SubscriptionDetails> {
  gatewayOf(context);
  return context.records.transaction(async (inside) => {
    const after = await applyEvent(context, inside, userId, await lockSubscriber(inside, userId), event);
    if (!after) throw refusal();
    return showSubscription(context, after);
  });
}

/**
 * Pays with another card from now on, and at once for a renewal that wasn't paid. Throws `cardRefused`,
 * `subscriptionMissing` and `billingOff`.
 */
export async function replaceCard(
  context: BillingContext,
  userId: string,
  paymentToken: string,
): Promise<SubscriptionDetails> {
  const gateway = gatewayOf(context);
  const { state, holder } = await findSubscriber(context, userId);
  if (isOver(state) || !holder) throw problems.subscriptionMissing();
  const saved = await orUnavailable(gateway.saveCard(paymentToken, holder));
  if ('declined' in saved) throw problems.cardRefused(declineOf(saved.declined));
  const newOrderId = newId(context.clock.nowMs());
  const after = await context.records.transaction(async (inside) => {
    const before = await lockSubscriber(inside, userId);
    const event = { kind: 'cardReplaced', today: todayOf(context), newOrderId } as const;
    const changed = await applyEvent(context, inside, userId, { ...before, card: saved }, event);
    if (changed && before.card) await addForgetCard(context, inside, before.card.reference);
    return changed;
  });
  if (!after) {
    await gateway.forgetCard(saved.reference);
    throw problems.subscriptionMissing();
  }
  // If the gateway doesn't answer, the job keeps asking.
  if (renewalOf(after.state) === newOrderId) await settleOrder(context, newOrderId).catch(() => undefined);
  const paid = await context.records.orders.find(newOrderId);
  if (paid?.content.decline) throw problems.cardRefused(declineOf(paid.content.decline));
  return showSubscription(context, await findSubscriber(context, userId));
}

function renewalOf(state: Subscription): string | null {
  return state.status === 'active' || state.status === 'pastDue' ? state.renewalOrderId : null;
}

/** A subscription as it is shown. */
export function showSubscription(context: BillingContext, { state, card }: Subscriber): SubscriptionDetails {
  if (isOver(state)) return { ...NOTHING, status: state.status, plan: state.status === 'ended' ? state.plan : null };
  const { status, plan, nextPlan, renewsOn, firstOrderId, paidOrderId } = state;
  const isRefundable = firstOrderId === paidOrderId && refundableThrough(state) >= todayOf(context);
  return {
    status,
    plan,
    nextPlan,
    paidThrough: addDays(renewsOn, -1),
    renewsOn: status === 'canceled' ? null : renewsOn,
    renewalCents: status === 'canceled' ? null : priceOf(context, nextPlan).totalCents,
    card: card && shownCard(card),
    pastDue: state.status === 'pastDue' ? shownPastDue(context, state) : null,
    refundableThrough: isRefundable ? refundableThrough(state) : null,
  };
}

const NOTHING: SubscriptionDetails = {
  status: 'none',
  plan: null,
  nextPlan: null,
  paidThrough: null,
  renewsOn: null,
  renewalCents: null,
  card: null,
  pastDue: null,
  refundableThrough: null,
};

function shownCard({ brand, last4, expires }: SavedCard): CardSummary {
  return { brand, last4, expires };
}

function shownPastDue(
  context: BillingContext,
  state: Extract<Subscription, { status: 'pastDue' }>,
): NonNullable<SubscriptionDetails['pastDue']> {
  return {
    amountCents: priceOf(context, state.nextPlan).totalCents,
    dueOn: state.renewsOn,
    retriesOn: [...retriesOf(state)],
    endsOn: endOf(state),
    decline: declineOf(state.reason),
  };
}
