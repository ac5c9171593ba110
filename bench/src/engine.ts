import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { measureEngine } from '@paperwage/payroll/bench';
import { STATE_CODES } from '@paperwage/values';
import type { Finding } from './timing.ts';
import { finding, median } from './timing.ts';

const ROUNDS = 5;
const COLD_ROUNDS = 5;
const PLAIN_BAR = 50_000;
const EXPLAINED_BAR = 10_000;
const COLD_BAR_MS = 30;

/** Written by the build of the benchmark, beside it. */
const coldScript = fileURLToPath(new URL('./cold/cold.js', import.meta.url));

/**
 * Calculations a second on one core, and milliseconds of one calculation as the only work of a process. Every calculation
 * makes its working, so one figure stands beside the bar for those with explanations and the higher one for those
 * without.
 */
export async function engineFindings(): Promise<Finding[]> {
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rates.push((await measureEngine()).calculationsPerSecond);
  const rate = median(rates);
  const cold = STATE_CODES.map(coldMs).sort((a, b) => a - b);
  return [
    speed('Pay engine, every state and year, against the bar without explanations', rate, PLAIN_BAR),
    speed('The same, with explanations, which are always made', rate, EXPLAINED_BAR),
    coldFinding('One calculation from a cold process, the middle state', median(cold)),
    coldFinding('The same, the slowest state', cold.at(-1) ?? Number.NaN),
  ];
}

function speed(what: string, rate: number, bar: number): Finding {
  return withRatio(finding(what, rate, 'calculations/s', { atLeast: bar }), rate / bar);
}

function coldFinding(what: string, ms: number): Finding {
  return withRatio(finding(what, ms, 'ms', { atMost: COLD_BAR_MS }), ms / COLD_BAR_MS);
}

function withRatio(found: Finding, ratio: number): Finding {
  return { ...found, measured: `${found.measured}, ${ratio.toFixed(2)} times the bar` };
}

/** From the first line of a new process to the answer, the middle of several processes. */
function coldMs(state: string): number {
  const once = () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [coldScript, state], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`A calculation for ${state} failed: ${stderr}`);
    return Number(stdout);
  };
  return median(Array.from({ length: COLD_ROUNDS }, once));
}
