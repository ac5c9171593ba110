/** The middle of the measured values; the benchmark reports medians, so that one hiccup does not decide. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value below which the given share (0 to 1) of the measured values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Milliseconds that the work took. */
export async function timedMs(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** One measured figure beside its bar. */
export interface Finding {
  readonly what: string;
  readonly measured: string;
  readonly bar: string;
  readonly met: boolean;
}

/** A finding on a number that must reach, or stay under, its bar. */
export function finding(
  what: string,
  value: number,
  unit: string,
  bar: { atLeast: number } | { atMost: number },
): Finding {
  const rounded = value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(2);
  const met = 'atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost;
  const limit =
    'atLeast' in bar
      ? `at least ${bar.atLeast.toLocaleString('en-US')}`
      : `at most ${bar.atMost.toLocaleString('en-US')}`;
  return { what, measured: `${rounded} ${unit}`, bar: `${limit} ${unit}`, met };
}

/** A time without a bar: milliseconds. */
export function told(what: string, ms: number): Finding {
  return { what, measured: `${ms.toFixed(ms < 10 ? 2 : 1)} ms`, bar: '', met: true };
}
