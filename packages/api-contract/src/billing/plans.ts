import type { Cents, Rate } from '@paperwage/values';
import { add, applyRate, cents } from '@paperwage/values';

export const PLAN_IDS = ['monthly', 'yearly'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** What a subscription costs and how it renews. */
export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly priceCents: Cents;
  /** How long a payment lasts. */
  readonly months: number;
  /** The period in a price, as in “$12.00 a month”. */
  readonly period: 'month' | 'year';
  /** How many days before a renewal we email a reminder. */
  readonly reminderDays: number;
}

export const SUBSCRIPTION_NAME = 'Paperwage Pro';

export const PLANS: Readonly<Record<PlanId, Plan>> = {
  monthly: {
    id: 'monthly',
    name: `${SUBSCRIPTION_NAME}, monthly`,
    priceCents: cents(1200),
    months: 1,
    period: 'month',
    reminderDays: 7,
  },
  yearly: {
    id: 'yearly',
    name: `${SUBSCRIPTION_NAME}, yearly`,
    priceCents: cents(9600),
    months: 12,
    period: 'year',
    reminderDays: 14,
  },
};

/** A feature of a plan, with a few words of detail. */
export interface Feature {
  readonly name: string;
  readonly detail?: string;
}

export const FREE_FEATURES: readonly Feature[] = [
  { name: 'Pay stub, invoice, W-2 and 1099 builders' },
  { name: 'Federal and state taxes, explained line by line' },
  { name: 'Drafts saved as you type', detail: 'in your account once you sign up' },
  { name: 'PDF download with the SAMPLE mark' },
];

export const SUBSCRIPTION_FEATURES: readonly Feature[] = [
  { name: 'Everything in Free, issued without the mark' },
  { name: 'Verification code and QR', detail: 'pay stubs and invoices' },
  { name: 'Excel file', detail: 'live formulas for the totals' },
  { name: 'History of every document you issue', detail: 'next pay stub in one click' },
];

/** For how many days after the first payment we refund it in full. */
export const REFUND_DAYS = 14;

/** How many days after a failed renewal we try the card again. */
export const RETRY_DAYS = [3, 7] as const;

/** How many days after a failed renewal the subscription ends. */
export const GRACE_DAYS = 10;

/** What a payment costs, in cents. */
export interface PlanPrice {
  readonly priceCents: Cents;
  readonly taxCents: Cents;
  readonly totalCents: Cents;
}

/** The price of a plan with sales tax, rounded to a cent. */
export function planPrice({ priceCents }: Plan, salesTax: Rate): PlanPrice {
  const taxCents = applyRate(priceCents, salesTax);
  return { priceCents, taxCents, totalCents: add(priceCents, taxCents) };
}
