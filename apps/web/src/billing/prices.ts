import type { PlanId, PlanPrice, SiteConfig } from '@paperwage/api-contract';
import { planPrice, PLANS } from '@paperwage/api-contract';
import type { CalendarDate, Cents } from '@paperwage/values';
import {
  addDays,
  addMonths,
  dayIn,
  dayOf,
  formatDollars,
  formatRate,
  formatShortDate,
  parseRate,
  subtract,
  times,
  yearOf,
  ZERO,
} from '@paperwage/values';
import type { Rate } from '@paperwage/values';
import { useSiteConfig } from '../shell/site-config.ts';
import { dayText } from '../ui/day-text.ts';

/** How people pay at this site. */
export interface Prices {
  /** There are no plans: everything is unlocked for who is logged in. */
  readonly isOff: boolean;
  /** No money moves. */
  readonly isTest: boolean;
  readonly billing: SiteConfig['billing'];
  /** Such as `8.25%`; nothing where there is no sales tax. */
  readonly salesTax: string | undefined;
  readonly priceOf: (plan: PlanId) => PlanPrice;
}

/** What plans cost here, with sales tax. */
export function usePrices(): Prices {
  const { billing } = useSiteConfig();
  const rate = parseRate(billing.salesTaxPercent) ?? NO_TAX;
  return {
    isOff: billing.mode === 'off',
    isTest: billing.mode === 'sandbox',
    billing,
    salesTax: rate === NO_TAX ? undefined : formatRate(rate),
    priceOf: (plan) => planPrice(PLANS[plan], rate),
  };
}

const NO_TAX = 0 as Rate;

/** The day by which subscriptions go, on the server too. */
export function billingToday({ timeZone }: Pick<SiteConfig['billing'], 'timeZone'>): CalendarDate {
  return dayIn(timeZone, Date.now());
}

/** The day on which a subscription that starts today renews first. */
export function firstRenewal(plan: PlanId, today: CalendarDate): CalendarDate {
  return addMonths(today, PLANS[plan].months);
}

/** The last day that a payment made today pays for. */
export function lastPaidDay(plan: PlanId, today: CalendarDate): CalendarDate {
  return addDays(firstRenewal(plan, today), -1);
}

/** `on the 23rd of each month`, `every year on November 23`. */
export function renewalRhythm(plan: PlanId, renewsOn: CalendarDate): string {
  if (plan === 'yearly') return `every year on ${formatShortDate(renewsOn)}`;
  const day = dayOf(renewsOn);
  return day <= 28 ? `on the ${ordinal(day)} of each month` : 'every month';
}

function ordinal(day: number): string {
  const ending = day >= 11 && day <= 13 ? undefined : ['th', 'st', 'nd', 'rd'][day % 10];
  return `${day}${ending ?? 'th'}`;
}

/** `Nov 23 to Dec 22, 2026`; both years where they differ. */
export function periodText(from: CalendarDate, through: CalendarDate): string {
  const isSameYear = yearOf(from) === yearOf(through);
  return `${isSameYear ? formatShortDate(from) : dayText(from)} to ${dayText(through)}`;
}

/** `$12.00`. The contract answers whole cents. */
export function dollarText(amount: number): string {
  return formatDollars(amount as Cents);
}

/** What a year costs less by the year than by the month; before tax unless the prices say otherwise. */
export function yearlySaving(priceOf = (plan: PlanId): Cents => PLANS[plan].priceCents): Cents {
  const saved = subtract(times(priceOf('monthly'), PLANS.yearly.months), priceOf('yearly'));
  return saved > ZERO ? saved : ZERO;
}
