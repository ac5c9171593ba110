import { problems } from '../../problems/problem.ts';
import { SETTLE_ORDER_JOB } from '../jobs/job-kinds.ts';
import type { BillingContext } from './billing-context.ts';
import { gatewayOf } from './billing-context.ts';

const REMEMBERED_MS = 90 * 86_400_000;

/**
 * Takes events of the gateway. Each only says which order to look at, so that repetition and order don't matter. Throws
 * `eventRefused` if the gateway didn't sign them, `eventUnreadable` if it signed something else, and `billingOff`.
 */
export async function receiveEvents(
  context: BillingContext,
  body: Uint8Array,
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): Promise<void> {
  const events = await gatewayOf(context).readEvents(body, headers);
  if (!events) throw problems.eventRefused();
  const nowMs = context.clock.nowMs();
  await context.records.transaction(async (inside) => {
    for (const { id, orderId } of events) {
      if (!(await inside.oneTime.spend(`payment-event:${id}`, nowMs + REMEMBERED_MS))) continue;
      await inside.jobs.add({ kind: SETTLE_ORDER_JOB, payload: orderId, runAtMs: nowMs });
    }
  });
}
