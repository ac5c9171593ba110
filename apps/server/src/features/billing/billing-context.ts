import type { PlanId, PlanPrice } from '@paperwage/api-contract';
import { planPrice, PLANS } from '@paperwage/api-contract';
import type { CalendarDate } from '@paperwage/values';
import { dayIn } from '@paperwage/values';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DocumentRenderer } from '../../ports/documents/document-renderer.ts';
import type { PaymentGateway } from '../../ports/billing/payment-gateway.ts';
import type { Records } from '../../ports/records.ts';
import { problems } from '../../problems/problem.ts';

/** What the use cases of billing need. */
export interface BillingContext extends Pick<Config, 'billing' | 'company' | 'publicUrl'> {
  readonly records: Records;
  readonly clock: Clock;
  readonly renderer: DocumentRenderer;
  /** Absent where there are no plans. */
  readonly payments: PaymentGateway | undefined;
}

/** The gateway. Throws the problem `billingOff` where there are no plans. */
export function gatewayOf({ payments }: Pick<BillingContext, 'payments'>): PaymentGateway {
  if (!payments) throw problems.billingOff();
  return payments;
}

/** The gateway's answer to a read-only request. Throws `paymentsUnavailable` if there is none. */
export async function orUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw problems.paymentsUnavailable(error);
  }
}

/** Whether no money moves here. */
export function isTest({ billing }: Pick<BillingContext, 'billing'>): boolean {
  return billing.gateway.kind === 'sandbox';
}

/** The day that subscriptions go by: the company's, the same for every server. */
export function todayOf({ clock, billing }: Pick<BillingContext, 'clock' | 'billing'>): CalendarDate {
  return dayIn(billing.timeZone, clock.nowMs());
}

/** What a plan costs here. */
export function priceOf({ billing }: Pick<BillingContext, 'billing'>, plan: PlanId): PlanPrice {
  return planPrice(PLANS[plan], billing.salesTax.rate);
}
