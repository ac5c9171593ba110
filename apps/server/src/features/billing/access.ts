import type { Subscription as ShownSubscription } from '@paperwage/api-contract';
import type { CalendarDate } from '@paperwage/values';
import { fromTimestamp } from '@paperwage/values';
import type { Identity } from '../../ports/accounts/identity.ts';
import { problems } from '../../problems/problem.ts';
import { requireNotStopped } from '../fair-use/fair-use.ts';
import { findSubscriber } from './apply-event.ts';
import type { BillingContext } from './billing-context.ts';
import { isAccessGiven, isOver } from './subscription.ts';

type Needs = Pick<BillingContext, 'records' | 'clock' | 'payments'>;

/** Whether a signed-in user may issue documents: with a subscription, or where there are no plans. */
export async function hasAccess(services: Needs, userId: string): Promise<boolean> {
  return (await subscriptionInProfile(services, userId)).isActive;
}

const HALF_A_DAY_MS = 43_200_000;

/** The day in the earliest time zone: a paid day lasts until it is over there too. */
function earliestDay(nowMs: number): CalendarDate {
  return fromTimestamp(nowMs - HALF_A_DAY_MS)!;
}

/** The subscription as the profile has it. */
export async function subscriptionInProfile(services: Needs, userId: string): Promise<ShownSubscription> {
  if (!services.payments) return { isActive: true, subscriptionType: null };
  const { state } = await findSubscriber(services, userId);
  const isActive = isAccessGiven(state, earliestDay(services.clock.nowMs()));
  return { isActive, subscriptionType: isActive && !isOver(state) ? state.plan : null };
}

/**
 * Who may issue documents and make workbooks: users with a plan or, without plans on this server, signed-in users. A user
 * without a plan who is stopped from issuing is not sent to pay for one. Throws `signInNeeded`, `issuingStopped` and
 * `planNeeded`.
 */
export async function requireIssuer(
  services: Needs,
  user: Identity | undefined,
  appealEmail: string,
): Promise<Identity> {
  if (!user) throw problems.signInNeeded();
  if (await hasAccess(services, user.userId)) return user;
  await requireNotStopped(services.records, user.userId, appealEmail);
  throw problems.planNeeded();
}

/** Whether documents that nobody issues are samples: where there are plans, and issuing is part of one. */
export function areSamples({ payments }: Pick<Needs, 'payments'>): boolean {
  return payments !== undefined;
}
