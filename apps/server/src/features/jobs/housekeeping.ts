import type { Clock } from '../../ports/clock.ts';
import type { Records } from '../../ports/records.ts';

const EVERY_MS = 15 * 60_000;
const IDEMPOTENCY_KEPT_MS = 30 * 86_400_000;

/** Deletes what has expired. Any server may do so. */
export async function deleteExpired(records: Records, clock: Clock): Promise<void> {
  const nowMs = clock.nowMs();
  await records.forgetExpiredIdentity(nowMs);
  await records.idempotency.forgetBefore(nowMs - IDEMPOTENCY_KEPT_MS);
}

/** Deletes expired data periodically until stopped. A failure is reported and retried next time. */
export function startHousekeeping(
  { records, clock, report }: { records: Records; clock: Clock; report: (error: unknown) => void },
  everyMs = EVERY_MS,
): { readonly stop: () => Promise<void> } {
  let working = Promise.resolve();
  const timer = setInterval(() => {
    working = working.then(() => deleteExpired(records, clock)).catch(report);
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}
