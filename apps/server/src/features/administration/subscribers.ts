import type { AdminOrder, AdminSubscriber, AdminSubscription } from '@paperwage/api-contract';
import { ADMIN_PAGE_ROWS } from '@paperwage/api-contract';
import { cents, formatDollars } from '@paperwage/values';
import type { StoredOrder } from '../../ports/billing/billing-records.ts';
import { problems } from '../../problems/problem.ts';
import { emailKey } from '../accounts/account-context.ts';
import type { Subscriber } from '../billing/apply-event.ts';
import { findSubscriber, lockSubscriber } from '../billing/apply-event.ts';
import { grantRefund, showSubscription } from '../billing/manage-subscription.ts';
import { isOver } from '../billing/subscription.ts';
import { gatewayOf } from '../billing/billing-context.ts';
import type { Admin, AdminContext } from './admin.ts';
import { recordAction } from './admin.ts';
import type { AdminPage } from './admin-page.ts';
import { pageOf } from './admin-page.ts';

export interface Search {
  readonly before?: string | undefined;
  /** Empty for all. */
  readonly search: string;
}

const RECEIPT_NUMBER = /^PW-\d{4}-\d{6,}$/;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Orders, newest first; a search finds those of an email, either the account's or the receipt's, or the one with a number. */
export async function listOrders(context: AdminContext, { before, search }: Search): Promise<AdminPage<AdminOrder>> {
  if (search === '') {
    return pageOf(
      await context.records.orders.list({ limit: ADMIN_PAGE_ROWS + 1, before }),
      ({ id }) => id,
      shownOrder,
    );
  }
  const found = await findOrders(context, search);
  return { rows: found.slice(0, ADMIN_PAGE_ROWS).map(shownOrder), next: null };
}

/** Subscriptions, newest accounts first; a search finds those of an email or an order. */
export async function listSubscriptions(
  context: AdminContext,
  { before, search }: Search,
): Promise<AdminPage<AdminSubscription>> {
  const page = { limit: ADMIN_PAGE_ROWS + 1, before };
  const found =
    search === '' ? await context.records.subscriptions.list(page) : await findSubscriptions(context, search);
  const { rows, next } = pageOf(
    found,
    ({ userId }) => userId,
    (row) => row,
  );
  const shown = rows.map(({ userId, subscription }) => shownRow(context, userId, subscription as Subscriber));
  return { rows: await Promise.all(shown), next };
}

/** A subscription with its payments. Throws `subscriberUnknown` and `billingOff`. */
export async function readSubscriber(context: AdminContext, userId: string): Promise<AdminSubscriber> {
  gatewayOf(context);
  const { records } = context;
  const subscriber = await findSubscriber(context, userId);
  const orders = await records.orders.listOf(userId);
  if (subscriber.state.status === 'none' && orders.length === 0) throw problems.subscriberUnknown();
  const account = await records.accounts.find(userId);
  const row = await shownRow(context, userId, subscriber);
  const firstOrderId = isOver(subscriber.state) ? undefined : subscriber.state.firstOrderId;
  const refundable = row.refundableThrough === null ? undefined : orders.find(({ id }) => id === firstOrderId);
  return {
    ...row,
    firstName: account?.firstName ?? '',
    lastName: account?.lastName ?? '',
    joinedAt: account?.createdAtMs ?? null,
    refundableOrder: refundable ? shownOrder(refundable) : null,
    orders: orders.map(shownOrder),
  };
}

/**
 * Refunds the first payment of a subscription in full and ends it at once. The order is passed, so that only what the
 * admin saw is refunded. Throws what `grantRefund` throws.
 */
export async function refundSubscriber(
  context: AdminContext,
  admin: Admin,
  { userId, orderId }: { readonly userId: string; readonly orderId: string },
): Promise<AdminSubscriber> {
  gatewayOf(context);
  const details = ({ receiptNumber, content }: StoredOrder) =>
    [receiptNumber ?? orderId, formatDollars(cents(content.totalCents))].join(', ');
  await recordAction(context, admin, { action: 'refunded', subject: userId, details }, async (inside) => {
    const { state } = await lockSubscriber(inside, userId);
    const order = await inside.orders.find(orderId);
    if (order?.userId === userId && order.status === 'refunded') throw problems.refundedAlready();
    if (!order || isOver(state) || state.firstOrderId !== orderId) throw problems.refundTooLate();
    await grantRefund({ ...context, records: inside }, userId);
    return order;
  });
  return readSubscriber(context, userId);
}

async function findOrders(context: AdminContext, search: string): Promise<readonly StoredOrder[]> {
  const { orders } = context.records;
  if (search.includes('@')) {
    const userId = await accountOf(context, search);
    const ofAccount = userId === undefined ? [] : await orders.listOf(userId);
    const byReceipt = await orders.listOfEmail(search);
    const found = new Map([...ofAccount, ...byReceipt].map((order) => [order.id, order]));
    return [...found.values()].toSorted((one, other) => (one.id < other.id ? 1 : -1));
  }
  const order = await findOrder(context, search);
  return order ? [order] : [];
}

async function findOrder({ records }: AdminContext, search: string): Promise<StoredOrder | undefined> {
  const number = search.toUpperCase();
  if (RECEIPT_NUMBER.test(number)) return records.orders.findByReceipt(number);
  const id = search.toLowerCase();
  return ID.test(id) ? records.orders.find(id) : undefined;
}

async function accountOf({ records }: AdminContext, email: string): Promise<string | undefined> {
  return (await records.accounts.findByEmail(emailKey(email)))?.id;
}

async function findSubscriptions(context: AdminContext, search: string) {
  const { subscriptions } = context.records;
  const account = search.includes('@') ? await accountOf(context, search) : undefined;
  const buyers = (await findOrders(context, search)).map(({ userId }) => userId);
  const users = [...new Set([...(account === undefined ? [] : [account]), ...buyers])].slice(0, ADMIN_PAGE_ROWS);
  const found = await Promise.all(
    users.map(async (userId) => ({ userId, subscription: await subscriptions.find(userId) })),
  );
  return found.flatMap(({ userId, subscription }) => (subscription ? [{ userId, subscription }] : []));
}

async function shownRow(context: AdminContext, userId: string, subscriber: Subscriber): Promise<AdminSubscription> {
  const email = (await context.records.accounts.find(userId))?.email ?? subscriber.holder?.email ?? '';
  // Without the card, which admins don't need.
  const { status, plan, nextPlan, paidThrough, renewsOn, refundableThrough } = showSubscription(context, subscriber);
  const endedOn = subscriber.state.status === 'ended' ? subscriber.state.endedOn : null;
  return { userId, email, status, plan, nextPlan, paidThrough, renewsOn, refundableThrough, endedOn };
}

function shownOrder({ id, userId, status, createdAtMs, receiptNumber, content }: StoredOrder): AdminOrder {
  const { plan, totalCents, purpose, holder } = content;
  return { id, userId, status, plan, totalCents, purpose, email: holder.email, createdAt: createdAtMs, receiptNumber };
}
