import { median, timedMs } from './timing.ts';

const SIDES = ['ours', 'reactPdf', 'chromium'] as const;
type Side = (typeof SIDES)[number];

export interface Comparison<Sample> {
  /** How each side makes a document. */
  readonly make: Readonly<Record<Side, (sample: Sample) => unknown>>;
  /** The document of a number; other numbers give other documents. */
  readonly sample: (seed: number) => Sample;
  /** Documents that one side makes before it is the turn of the next: as a server does, one after another. */
  readonly inATurn: number;
  readonly turns: number;
  /** Each side first works for so long that its code is compiled: a server's first seconds are not its speed. */
  readonly warmUpMs: number;
}

/** Median milliseconds that a document takes on each side, turn by turn in one run. */
export async function comparedSides<Sample>(of: Comparison<Sample>): Promise<Readonly<Record<Side, number>>> {
  const { make, sample, inATurn, turns, warmUpMs } = of;
  const samplesFrom = (seed: number) => Array.from({ length: inATurn }, (_, index) => sample(seed + index));
  for (const side of SIDES) {
    const samples = samplesFrom(1);
    const until = performance.now() + warmUpMs;
    for (let index = 0; performance.now() < until; index += 1) await make[side](samples[index % inATurn]!);
  }
  const times: Record<Side, number[]> = { ours: [], reactPdf: [], chromium: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    const samples = samplesFrom(1000 + turn * inATurn);
    for (const side of SIDES) {
      const took = await timedMs(async () => {
        for (const one of samples) await make[side](one);
      });
      times[side].push(took / inATurn);
    }
  }
  return { ours: median(times.ours), reactPdf: median(times.reactPdf), chromium: median(times.chromium) };
}
