import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@paperwage/api-contract';
import { requestsPerSecond } from './http-load.ts';
import type { Finding } from './timing.ts';
import { finding, median } from './timing.ts';

const OURS_PORT = 3301;
const BARE_PORT = 3302;
const ROUNDS = 15;
const ROUND_MS = 1_000;
const WARM_UP_MS = 4_000;
const READY_WITHIN_MS = 15_000;
const NO_LIMIT = '100000000';

const body = JSON.stringify({
  grossPay: 3017.5,
  payFrequency: 'BI_WEEKLY',
  state: 'TX',
  grossPayType: 'PAY_PER_PERIOD',
  payDate: Date.UTC(2026, 10, 20),
  federalFilingStatusType: 'SINGLE',
  grossPayYTD: 0,
  dependents2020: 0,
  stateFillingStatus: 'S',
});

async function serve(script: string, port: number, args: readonly string[] = []): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PORT: String(port),
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    CALCULATIONS_PER_MINUTE: NO_LIMIT,
    DATA_DIR: '.cache/bench-data',
  };
  const child = spawn(process.execPath, [script, ...args], { env, stdio: 'ignore' });
  const until = performance.now() + READY_WITHIN_MS;
  while (performance.now() < until) {
    const answer = await fetch(`http://127.0.0.1:${port}${endpoints.calculateSalary.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }).catch(() => undefined);
    if (answer?.status === 200) return child;
    await sleep(100);
  }
  child.kill();
  throw new Error(`${script} did not answer on port ${port}`);
}

/** Our call beside a bare route with the same body and validation, turn by turn. */
export async function salaryHttpFindings(): Promise<Finding[]> {
  const serverScript = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
  const ours = await serve(serverScript, OURS_PORT);
  const bare = await serve(fileURLToPath(import.meta.url), BARE_PORT, ['bare-server']);
  try {
    const rates = { ours: [] as number[], bare: [] as number[] };
    const target = (port: number) => ({ port, path: endpoints.calculateSalary.path, body });
    await requestsPerSecond(target(OURS_PORT), WARM_UP_MS);
    await requestsPerSecond(target(BARE_PORT), WARM_UP_MS);
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.ours.push(await requestsPerSecond(target(OURS_PORT), ROUND_MS));
      rates.bare.push(await requestsPerSecond(target(BARE_PORT), ROUND_MS));
    }
    const own = median(rates.ours);
    const peer = median(rates.bare);
    // Of turns that followed each other, since the machine's own speed changes more between turns than the servers'.
    const share = median(rates.ours.map((rate, round) => rate / rates.bare[round]!));
    return [
      { what: 'POST /api/salary-calculate', measured: `${Math.round(own)} requests/s`, bar: '', met: true },
      {
        what: 'Bare Fastify route, same body and validation',
        measured: `${Math.round(peer)} requests/s`,
        bar: '',
        met: true,
      },
      finding('salary-calculate against the bare route', share * 100, '%', { atLeast: 60 }),
    ];
  } finally {
    ours.kill('SIGTERM');
    bare.kill('SIGTERM');
  }
}
