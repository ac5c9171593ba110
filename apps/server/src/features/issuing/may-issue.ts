import type { Identity } from '../../ports/identity.ts';
import { problems } from '../../problem.ts';
import { hasAccess } from '../billing/access.ts';

type Needs = Parameters<typeof hasAccess>[0];

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
