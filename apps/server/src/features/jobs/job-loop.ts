import { describeError } from './describe-error.ts';
import { runDueJobs, type JobRun } from './run-jobs.ts';

const LOOK_EVERY_MS = 2_000;

/** Runs due jobs until stopped; `stop` waits for the current job. If the database is down, it tries again. */
export function startJobLoop(run: JobRun, everyMs = LOOK_EVERY_MS): { readonly stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const look = async () => {
    try {
      await runDueJobs(run);
    } catch (error) {
      run.report({ kind: 'looking for jobs', attempts: 1, reason: describeError(error) });
    }
    if (!isStopped) timer = setTimeout(next, everyMs);
  };
  let working = look();
  function next() {
    working = look();
  }
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}
