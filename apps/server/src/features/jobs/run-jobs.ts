import type { Clock } from '../../ports/clock.ts';
import type { Job } from '../../ports/job-records.ts';
import type { Records } from '../../ports/records.ts';
import { describeError } from './describe-error.ts';

/** Does one kind of job. A job may run twice if a server dies at its end, so repeating it must do no harm. */
export type JobHandler<Payload = never> = (payload: Payload) => Promise<unknown>;
export type JobHandlers = Readonly<Record<string, JobHandler>>;

/** A recurring job. */
export interface RecurringJob {
  readonly kind: string;
  readonly everyMs: number;
}

const CLAIM_MS = 120_000;
const MAX_ATTEMPTS = 12;
const FIRST_WAIT_MS = 5_000;
const WAIT_GROWS = 3;
const LONGEST_WAIT_MS = 6 * 3_600_000;

export interface JobRun {
  readonly records: Records;
  readonly handlers: JobHandlers;
  readonly recurring?: readonly RecurringJob[];
  readonly clock: Clock;
  readonly report: (event: { kind: string; attempts: number; reason?: string; gaveUp?: boolean }) => void;
}

/** Runs every due job, including recurring ones, one after the other, and returns how many there were. */
export async function runDueJobs(run: JobRun): Promise<number> {
  const nowMs = run.clock.nowMs();
  for (const job of run.recurring ?? []) await run.records.jobs.addRecurring({ ...job, nowMs });
  let count = 0;
  for (;;) {
    const job = await run.records.jobs.claim(run.clock.nowMs(), CLAIM_MS);
    if (!job) return count;
    count += 1;
    await runJob(run, job);
  }
}

async function runJob({ records, handlers, clock, report }: JobRun, job: Job): Promise<void> {
  const { kind, attempts } = job;
  try {
    const handler = handlers[kind];
    if (!handler) throw new Error('No part of this server does jobs of this kind');
    // `JobPayloads` decides what is added, and what its handler takes.
    await handler(job.payload as never);
    await records.jobs.finish(job);
    report({ kind, attempts });
  } catch (error) {
    const gaveUp = attempts >= MAX_ATTEMPTS;
    const reason = describeError(error);
    await records.jobs.putBack(job, reason, gaveUp ? undefined : clock.nowMs() + waitAfter(attempts));
    report({ kind, attempts, reason, gaveUp });
  }
}

/** Three times as long each time: 5 s at first, then up to six hours; twelve attempts take nearly a day. */
function waitAfter(attempts: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * WAIT_GROWS ** (attempts - 1));
}
