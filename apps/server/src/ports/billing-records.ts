import type { PlanId } from '@paperwage/api-contract';
import type { CalendarDate } from '@paperwage/values';
import type { Page } from './page.ts';
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
   * The same in a transaction, for all of which nobody else gets it: whatever is changed about a user's subscription and
   * orders is changed under this lock.
   */
  lock(userId: string): Promise<StoredSubscription | undefined>;
  /** Replaces it. On `dueOn` it is among those of `due`; never without a day. */
  save(userId: string, subscription: StoredSubscription, dueOn: CalendarDate | undefined): Promise<void>;
  /** Those of everybody, by the id of the user, newest first. */
  list(page: Page): Promise<readonly { readonly userId: string; readonly subscription: StoredSubscription }[]>;
  /** Users whose subscription has something to do by a day. */
  due(today: CalendarDate, limit: number): Promise<readonly string[]>;
  remove(userId: string): Promise<void>;
}

export type OrderStatus = 'pending' | 'authenticationNeeded' | 'paid' | 'declined' | 'refunded';

/** One payment, from the wish to pay to its receipt. */
export interface StoredOrder {
  readonly id: string;
  readonly userId: string;
  readonly status: OrderStatus;
  readonly createdAtMs: number;
  /** Once it is paid, and for something. */
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
  /** What to charge; dropped once it is known how the order came out. */
  readonly source: Charge['source'] | null;
  /** When the charge went out last, to a gateway that takes no idempotency keys. */
  readonly sentAtMs?: number;
  readonly card: CardSummary | null;
  readonly authenticationUrl: string | null;
  readonly decline: DeclineReason | null;
  /** What it paid for, and when. */
  readonly paid: { readonly on: CalendarDate; readonly from: CalendarDate; readonly through: CalendarDate } | null;
  /** When it was refunded. Absent in refunds of before this was kept. */
  readonly refundedOn?: CalendarDate;
  /** Who paid and who was paid, as the receipt says. */
  readonly holder: CardHolder;
  readonly seller: { readonly name: string; readonly address: string; readonly email: string; readonly phone: string };
  /** The account was deleted: a payment that still comes through goes back. */
  readonly isOwnerGone: boolean;
  /** No money moved: it was paid in the sandbox. Absent in orders of before this was kept. */
  readonly isTest?: boolean;
}

export interface OrderRecords {
  add(order: StoredOrder): Promise<void>;
  find(id: string): Promise<StoredOrder | undefined>;
  /** Replaces what can change. Only under the lock of the user's subscription. */
  save(order: StoredOrder): Promise<void>;
  findByReceipt(receiptNumber: string): Promise<StoredOrder | undefined>;
  /** Orders of everybody, newest first. */
  list(page: Page): Promise<readonly StoredOrder[]>;
  /** Orders of a user, newest first. */
  listOf(userId: string): Promise<readonly StoredOrder[]>;
  /** Orders whose receipt goes to an email, whoever made them, newest first. */
  listOfEmail(email: string): Promise<readonly StoredOrder[]>;
  /** Deletes a user's orders that came to nothing, or were refunded and have no receipt. */
  removeWithoutReceipt(userId: string): Promise<void>;
  /** Ids of orders that aren't settled, made before a time, after an id. */
  open(beforeMs: number, after: string, limit: number): Promise<readonly string[]>;
  /** The next receipt number of a year, from 1. In a transaction that fails it isn't used up. */
  nextReceiptNumber(year: number): Promise<number>;
}
