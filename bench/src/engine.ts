import { measureEngine } from '@paperwage/payroll/bench';
import type { Finding } from './timing.ts';
import { finding, median } from './timing.ts';

const ROUNDS = 5;

/** Calculations a second on one core, each with its whole working. */
export function engineFindings(): Finding[] {
  const rates = Array.from({ length: ROUNDS }, () => measureEngine().calculationsPerSecond);
  return [finding('Pay engine, with working', median(rates), 'calculations/s', { atLeast: 50_000 })];
}
