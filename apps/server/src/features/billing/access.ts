import type { Subscription as ShownSubscription } from '@paperwage/api-contract';
import type { Identity } from '../../ports/identity.ts';
import { problems } from '../../problem.ts';
import { findSubscriber } from './apply-event.ts';
import type { BillingContext } from './billing-context.ts';
import { todayOf } from './billing-context.ts';
import { isAccessGiven, isOver } from './subscription.ts';

type Needs = Pick<BillingContext, 'records' | 'clock' | 'payments'>;

/** Whether a signed-in user may issue documents: with a subscription, or where there are no plans. */
export async function hasAccess(services: Needs, userId: string): Promise<boolean> {
  return (await subscriptionInProfile(services, userId)).isActive;
}

/** The subscription as the profile has it. */
export async function subscriptionInProfile(services: Needs, userId: string): Promise<ShownSubscription> {
  if (!services.payments) return { isActive: true, subscriptionType: null };
  const { state } = await findSubscriber(services, userId);
  const isActive = isAccessGiven(state, todayOf(services));
  return { isActive, subscriptionType: isActive && !isOver(state) ? state.plan : null };
}

/**
 * Who may issue documents and make workbooks: whoever has a plan, or is signed in where there are no plans. Throws
 * `signInNeeded` and `planNeeded`.
 */
export async function requireIssuer(services: Needs, user: Identity | undefined): Promise<Identity> {
  if (!user) throw problems.signInNeeded();
  if (!(await hasAccess(services, user.userId))) throw problems.planNeeded();
  return user;
}

/** Whether documents that nobody issues are samples: where there are plans, and issuing is part of one. */
export function areSamples({ payments }: Pick<Needs, 'payments'>): boolean {
  return payments !== undefined;
}
