import { newId } from '../../ids.ts';
import { applyEvent, lockSubscriber } from './apply-event.ts';
import type { BillingContext } from './billing-context.ts';
import { todayOf } from './billing-context.ts';
import { ORDER_LIFE_MS, settleOrder } from './settle-order.ts';

const AT_ONCE = 200;

/**
 * Handles today's reminders, renewals, retries and endings, and settles orders whose jobs gave up. One failure doesn't
 * hold up the others; the first is thrown at the end.
 */
export async function runBillingDay(context: BillingContext): Promise<void> {
  if (!context.payments) return;
  const failures: unknown[] = [];
  const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => failures.push(error));
  await settleLeftOrders(context, attempt);
  await changeDueSubscriptions(context, attempt);
  if (failures.length > 0) throw failures[0];
}

type Attempt = (work: Promise<unknown>) => Promise<unknown>;

async function settleLeftOrders(context: BillingContext, attempt: Attempt): Promise<void> {
  const before = context.clock.nowMs() - ORDER_LIFE_MS;
  for (let after = ''; ;) {
    const ids = await context.records.orders.open(before, after, AT_ONCE);
    for (const id of ids) await attempt(settleOrder(context, id));
    if (ids.length < AT_ONCE) return;
    after = ids.at(-1)!;
  }
}

async function changeDueSubscriptions(context: BillingContext, attempt: Attempt): Promise<void> {
  const today = todayOf(context);
  const seen = new Set<string>();
  for (;;) {
    const users = await context.records.subscriptions.due(today, AT_ONCE);
    const fresh = users.filter((userId) => !seen.has(userId));
    for (const userId of fresh) {
      seen.add(userId);
      await attempt(changeDue(context, userId));
    }
    if (fresh.length === 0) return;
  }
}

async function changeDue(context: BillingContext, userId: string): Promise<void> {
  const event = { kind: 'dayCame', today: todayOf(context), newOrderId: newId(context.clock.nowMs()) } as const;
  await context.records.transaction(async (inside) => {
    await applyEvent(context, inside, userId, await lockSubscriber(inside, userId), event);
  });
}
