import type { VisitEvent } from '@paperwage/api-contract';
import type { Analytics, VisitReport } from '../../ports/analytics.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Identity } from '../../ports/accounts/identity.ts';
import type { Records } from '../../ports/records.ts';
import type { PaymentGateway } from '../../ports/billing/payment-gateway.ts';
import { hasAccess } from '../billing/access.ts';
import { ANALYTICS_JOB } from '../jobs/job-kinds.ts';

/** Settings, prices and habits change: older visits say little. */
export const VISITS_KEPT_DAYS = 400;

interface Needs {
  readonly records: Records;
  readonly clock: Clock;
  /** Absent where nobody else counts visits. */
  readonly analytics: Analytics | undefined;
  /** Absent where there are no plans. */
  readonly payments: PaymentGateway | undefined;
}

/** What came from a page. */
interface Recorded {
  readonly visit: string;
  readonly source: string;
  readonly events: readonly VisitEvent[];
  readonly user: Identity | undefined;
}

/** Stores a visit's events and has them sent on. Repeated events are counted once. */
export async function recordEvents(services: Needs, { visit, source, events, user }: Recorded): Promise<void> {
  const { records, clock, analytics } = services;
  const atMs = clock.nowMs();
  await records.visits.add(visit, [{ name: 'visited', detail: source }, ...events], atMs);
  if (!analytics) return;
  const account = user && {
    pseudonym: await records.visits.pseudonymOf(user.userId),
    hasPlan: await hasAccess(services, user.userId),
  };
  const payload: VisitReport = { visit, atMs, source, events, ...(account && { account }) };
  await records.jobs.add({ kind: ANALYTICS_JOB, payload, runAtMs: atMs });
}
