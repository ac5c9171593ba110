import type { PlanId } from '@paperwage/api-contract';
import type { CalendarDate } from '@paperwage/values';
import type { Page } from '../page.ts';
import type { DeclineReason } from './decline-reason.ts';
import type { CardHolder, CardSummary, Charge, SavedCard } from './payment-gateway.ts';

/** A subscription with the card that pays for it. `State` is the one of `features/billing/subscription.ts`. */
export interface StoredSubscription<State = unknown> {
  readonly state: State;
  readonly card: SavedCard | null;
  /** Whose card it is, and where receipts go. */
  readonly holder: CardHolder | null;
}

export interface SubscriptionRecords {
  find(userId: string): Promise<StoredSubscription | undefined>;
  /**
   * The same in a transaction, locked until it ends: whatever changes a user's subscription and orders does so under this
   * lock.
   */
  lock(userId: string): Promise<StoredSubscription | undefined>;
  /** Replaces it. From `dueOn` on, `due` includes it; never without a day. */
  save(userId: string, subscription: StoredSubscription, dueOn: CalendarDate | undefined): Promise<void>;
  /** Everyone's, by user id, newest first. */
  list(page: Page): Promise<readonly { readonly userId: string; readonly subscription: StoredSubscription }[]>;
  /** Users whose subscription has something to do by a day. */
  due(today: CalendarDate, limit: number): Promise<readonly string[]>;
  remove(userId: string): Promise<void>;
}

export type OrderStatus = 'pending' | 'authenticationNeeded' | 'paid' | 'declined' | 'refunded';

/** One payment, from the first attempt to its receipt. */
export interface StoredOrder {
  readonly id: string;
  readonly userId: string;
  readonly status: OrderStatus;
  readonly createdAtMs: number;
  /** Once it is paid, and not for nothing. */
  readonly receiptNumber: string | null;
  readonly content: OrderContent;
}

export interface OrderContent {
  /** The first of a subscription, which a person waits for, or a renewal. */
  readonly purpose: 'first' | 'renewal';
  readonly plan: PlanId;
  readonly priceCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  readonly salesTaxPercent: string;
  /** What to charge; dropped once the outcome is known. */
  readonly source: Charge['source'] | null;
  /** When the charge went out last, to a gateway that takes no idempotency keys. */
  readonly sentAtMs?: number;
  readonly card: CardSummary | null;
  readonly authenticationUrl: string | null;
  readonly decline: DeclineReason | null;
  /** What it paid for, and when. */
  readonly paid: { readonly on: CalendarDate; readonly from: CalendarDate; readonly through: CalendarDate } | null;
  /** When it was refunded. Absent in refunds from before this was stored. */
  readonly refundedOn?: CalendarDate;
  /** Who paid and who was paid, as the receipt says. */
  readonly holder: CardHolder;
  readonly seller: { readonly name: string; readonly address: string; readonly email: string; readonly phone: string };
  /** The account was deleted: a payment that still arrives is refunded. */
  readonly isOwnerGone: boolean;
  /** No money moved: it was paid in the sandbox. Absent in orders from before this was stored. */
  readonly isTest?: boolean;
}

export interface OrderRecords {
  add(order: StoredOrder): Promise<void>;
  find(id: string): Promise<StoredOrder | undefined>;
  /** Replaces what can change. Only call it under the lock of the user's subscription. */
  save(order: StoredOrder): Promise<void>;
  findByReceipt(receiptNumber: string): Promise<StoredOrder | undefined>;
  /** Everyone's orders, newest first. */
  list(page: Page): Promise<readonly StoredOrder[]>;
  /** Orders of a user, newest first. */
  listOf(userId: string): Promise<readonly StoredOrder[]>;
  /** Orders whose receipt goes to an email, no matter who made them, newest first. */
  listOfEmail(email: string): Promise<readonly StoredOrder[]>;
  /** Deletes a user's orders that were never paid, or were refunded and have no receipt. */
  removeWithoutReceipt(userId: string): Promise<void>;
  /** Ids of orders that aren't settled, made before a time, after an id. */
  open(beforeMs: number, after: string, limit: number): Promise<readonly string[]>;
  /** The next receipt number of a year, from 1. In a transaction that fails it isn't used up. */
  nextReceiptNumber(year: number): Promise<number>;
}
