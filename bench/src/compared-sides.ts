import { median } from './timing.ts';

const SIDES = ['ours', 'reactPdf', 'chromium'] as const;
type Side = (typeof SIDES)[number];

export interface Comparison<Sample> {
  /** How each side makes a document. */
  readonly make: Readonly<Record<Side, (sample: Sample) => unknown>>;
  /** The document of a number; other numbers give other documents. */
  readonly sample: (seed: number) => Sample;
  /**
   * How long one side works before it is the turn of the next, at one document after another as a server does. All work
   * equally long: were it equally many documents, the fastest would be measured on what the slower ones left of caches.
   */
  readonly turnMs: number;
  readonly turns: number;
  /** Each side first works for so long that its code is compiled: a server's first seconds are not its speed. */
  readonly warmUpMs: number;
}

/** Documents of a turn, which no side has seen before it; one that makes more of them begins again. */
const IN_A_TURN = 200;

/** Median milliseconds that a document takes on each side, turn by turn in one run. */
export async function comparedSides<Sample>(of: Comparison<Sample>): Promise<Readonly<Record<Side, number>>> {
  const { make, sample, turnMs, turns, warmUpMs } = of;
  const samplesFrom = (seed: number) => Array.from({ length: IN_A_TURN }, (_, index) => sample(seed + index));
  const perDocumentMs = async (side: Side, samples: readonly Sample[], forMs: number) => {
    const started = performance.now();
    for (let made = 1; ; made += 1) {
      await make[side](samples[made % IN_A_TURN]!);
      const tookMs = performance.now() - started;
      if (tookMs >= forMs) return tookMs / made;
    }
  };
  for (const side of SIDES) await perDocumentMs(side, samplesFrom(1), warmUpMs);
  const times: Record<Side, number[]> = { ours: [], reactPdf: [], chromium: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    const samples = samplesFrom(1000 + turn * IN_A_TURN);
    for (const side of SIDES) times[side].push(await perDocumentMs(side, samples, turnMs));
  }
  return { ours: median(times.ours), reactPdf: median(times.reactPdf), chromium: median(times.chromium) };
}
