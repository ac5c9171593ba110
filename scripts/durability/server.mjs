import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const builtMain = join(fileURLToPath(new URL('../..', import.meta.url)), 'apps/server/dist/main.js');
const START_WITHIN_MS = 60_000;

/**
 * Starts a built server on a free port. `kill` ends it at once, as a power cut would. With CLOCK_STARTS_AT in the environment,
 * its clock starts there. Rejects, with what the server said, when it does not start.
 */
export async function startServer(environment, main = builtMain) {
  const started = performance.now();
  const clock = environment.CLOCK_STARTS_AT
    ? ['--import', new URL('../peers/moved-clock.mjs', import.meta.url).href]
    : [];
  const child = spawn(process.execPath, [...clock, main], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'fatal',
      // With plans, documents of accounts that paid nothing are samples, which nobody keeps.
      BILLING: 'off',
      APP_CHECK_DIFFICULTY: '1',
      APP_CHECKS_PER_MINUTE: '1000000',
      DOCUMENTS_PER_MINUTE: '1000000',
      DRAFT_SAVES_PER_MINUTE: '1000000',
      ACCOUNT_ATTEMPTS_PER_HOUR: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  let output = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The server did not start in time.')), START_WITHIN_MS);
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /^Paperwage is at (\S+)$/m.exec(output)?.[1];
      if (!found) return;
      clearTimeout(late);
      resolve(found);
    });
    void ended.then((code) => reject(new Error(`The server ended with ${code} instead of starting. ${errors}`)));
  });
  return {
    address,
    pid: child.pid,
    startedInMs: performance.now() - started,
    /** What it wrote to its output. */
    said: () => output,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
