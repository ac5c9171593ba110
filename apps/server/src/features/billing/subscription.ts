import type { PlanId } from '@paperwage/api-contract';
import { GRACE_DAYS, PLANS, REFUND_DAYS, RETRY_DAYS } from '@paperwage/api-contract';
import type { CalendarDate } from '@paperwage/values';
import { addDays, addMonths, dateOf, daysInMonth, monthOf, yearOf } from '@paperwage/values';
import type { DeclineReason } from '../../ports/billing/decline-reason.ts';

/** What every subscription that isn't over has. */
export interface Terms {
  readonly plan: PlanId;
  /** From the next renewal on. */
  readonly nextPlan: PlanId;
  readonly firstOrderId: string;
  readonly firstPaidOn: CalendarDate;
  /** The payment for the current period. */
  readonly paidOrderId: string;
  readonly periodStart: CalendarDate;
  readonly renewsOn: CalendarDate;
  /** The day of the month on which it renews, if the month has it. */
  readonly renewalDay: number;
  /** Whether the user knows of the next renewal. It isn't charged before. */
  readonly isReminded: boolean;
}

export interface Active extends Terms {
  readonly status: 'active';
  /** The renewal that is being charged and isn't settled. */
  readonly renewalOrderId: string | null;
}

export interface PastDue extends Terms {
  readonly status: 'pastDue';
  readonly renewalOrderId: string | null;
  /** When the renewal was first declined. */
  readonly failedOn: CalendarDate;
  readonly reason: DeclineReason;
  /** How many of `RETRY_DAYS` are behind us. */
  readonly retries: number;
}

export interface Canceled extends Terms {
  readonly status: 'canceled';
}

export interface Ended {
  readonly status: 'ended';
  readonly plan: PlanId;
  readonly endedOn: CalendarDate;
  readonly why: 'canceled' | 'unpaid' | 'refunded';
}

export type Subscription = { readonly status: 'none' } | Active | PastDue | Canceled | Ended;

/** What happens to a subscription. `newOrderId` is the id of a renewal that the event may begin. */
export type SubscriptionEvent =
  | { readonly kind: 'firstPaid'; readonly orderId: string; readonly plan: PlanId; readonly today: CalendarDate }
  | { readonly kind: 'renewalPaid'; readonly orderId: string; readonly today: CalendarDate }
  | {
      readonly kind: 'renewalDeclined';
      readonly orderId: string;
      readonly reason: DeclineReason;
      readonly today: CalendarDate;
    }
  | { readonly kind: 'dayCame'; readonly today: CalendarDate; readonly newOrderId: string }
  | { readonly kind: 'stopped'; readonly today: CalendarDate }
  | { readonly kind: 'resumed'; readonly today: CalendarDate }
  | { readonly kind: 'planChosen'; readonly plan: PlanId; readonly today: CalendarDate }
  | { readonly kind: 'cardReplaced'; readonly today: CalendarDate; readonly newOrderId: string }
  | { readonly kind: 'refundGranted'; readonly today: CalendarDate }
  /** Someone refunded it on the gateway's own pages. */
  | { readonly kind: 'refundedElsewhere'; readonly orderId: string; readonly today: CalendarDate };

/** What is to be done with a change, in the same transaction. */
export type SubscriptionEffect =
  | { readonly kind: 'charge'; readonly orderId: string; readonly plan: PlanId; readonly periodStart: CalendarDate }
  | { readonly kind: 'refund'; readonly orderId: string }
  | { readonly kind: 'receipt'; readonly orderId: string; readonly renewsOn: CalendarDate }
  | { readonly kind: 'mail'; readonly mail: SubscriptionMail };

/** The mails about a subscription, with what they say. */
export type SubscriptionMail =
  | { readonly about: 'renewal'; readonly plan: PlanId; readonly renewsOn: CalendarDate }
  | { readonly about: 'canceled'; readonly lastDay: CalendarDate }
  | { readonly about: 'canceledUnpaid' }
  | { readonly about: 'resumed'; readonly plan: PlanId; readonly renewsOn: CalendarDate }
  | { readonly about: 'planChanged'; readonly plan: PlanId; readonly renewsOn: CalendarDate }
  | {
      readonly about: 'renewalFailed';
      readonly plan: PlanId;
      readonly reason: DeclineReason;
      readonly retriesOn: readonly CalendarDate[];
      readonly endsOn: CalendarDate;
    }
  | { readonly about: 'endedUnpaid' }
  | { readonly about: 'refunded'; readonly orderId: string }
  /** Paid twice, or after it was over. */
  | { readonly about: 'paidForNothing'; readonly orderId: string };

/** Whether it is over, or never began. */
export function isOver(state: Subscription): state is Ended | { readonly status: 'none' } {
  return state.status === 'none' || state.status === 'ended';
}

/** Whether documents may be issued. A canceled subscription is good through its last paid day, an unpaid one until it ends. */
export function isAccessGiven(state: Subscription, today: CalendarDate): boolean {
  if (state.status === 'pastDue' && state.renewalOrderId === null) return today < endOf(state);
  return state.status === 'canceled' ? today < state.renewsOn : !isOver(state);
}

/** The first day on which `dayCame` does something; undefined if it waits for a payment or is over. */
export function nextDayOf(state: Subscription): CalendarDate | undefined {
  if (isOver(state)) return undefined;
  if (state.status === 'canceled') return state.renewsOn;
  if (state.renewalOrderId !== null) return undefined;
  if (state.status === 'active') return state.isReminded ? state.renewsOn : reminderOf(state);
  return retriesOf(state)[0] ?? endOf(state);
}

/** When a card is tried again after a failed renewal. */
export function retriesOf({ failedOn, retries }: Pick<PastDue, 'failedOn' | 'retries'>): readonly CalendarDate[] {
  return RETRY_DAYS.slice(retries).map((days) => addDays(failedOn, days));
}

/** When a subscription ends if its renewal is not paid. */
export function endOf({ failedOn }: Pick<PastDue, 'failedOn'>): CalendarDate {
  return addDays(failedOn, GRACE_DAYS);
}

/** The last day on which the first payment is refunded. */
export function refundableThrough({ firstPaidOn }: Pick<Terms, 'firstPaidOn'>): CalendarDate {
  return addDays(firstPaidOn, REFUND_DAYS);
}

/** When the reminder of the next renewal is due. */
export function reminderOf({ renewsOn, nextPlan }: Terms): CalendarDate {
  return addDays(renewsOn, -PLANS[nextPlan].reminderDays);
}

/** The renewal after a period: on the same day of the month, or on its last day where there is none. */
export function renewalAfter(periodStart: CalendarDate, plan: PlanId, renewalDay: number): CalendarDate {
  const month = addMonths(periodStart, PLANS[plan].months);
  const [year, number] = [yearOf(month), monthOf(month)];
  return dateOf(year, number, Math.min(renewalDay, daysInMonth(year, number)))!;
}
