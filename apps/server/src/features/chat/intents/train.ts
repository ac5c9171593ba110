import { DIMENSIONS, featuresOf } from './features.ts';
import type { Example, Rarity, Vector } from './weights.ts';
import { likelihoodsOf, vectorOf } from './weights.ts';

/** What is learned from sample questions: a row of weights per feature, a column per intent. */
export interface Learned extends Rarity {
  readonly intents: readonly string[];
  readonly weights: readonly Float32Array[];
}

/** A feature in fewer examples means nothing yet. */
const LEAST_EXAMPLES = 2;
const ROUNDS = 14;
const FIRST_STEP = 4;
const SMALLEST_GRADIENT = 0.003;

/** Multinomial logistic regression by stochastic gradient descent; the same examples give the same weights. */
export function train(examples: readonly Example[]): Learned {
  const counts = new Map<string, number>();
  for (const { text } of examples) {
    for (const name of featuresOf(text).keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const used = [...counts].filter(([, count]) => count >= LEAST_EXAMPLES);
  const rarity: Rarity = {
    rows: new Map(used.map(([name], row) => [name, row])),
    rarity: Float32Array.from(used, ([, count]) => Math.log((examples.length + 1) / (count + 0.5))),
    unknown: Math.log(examples.length),
  };
  const intents = [...new Set(examples.map(({ intent }) => intent))];
  const columns = new Map(intents.map((intent, column) => [intent, column]));
  const inputs = examples.map(({ text, intent }) => ({ vector: vectorOf(text, rarity), column: columns.get(intent)! }));
  const weights = Array.from({ length: used.length + DIMENSIONS }, () => new Float32Array(intents.length));
  const random = createRandom();
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(inputs, random);
    const step = FIRST_STEP / (1 + round * 0.3);
    for (const { vector, column } of inputs) {
      const gradient = likelihoodsOf(scoresOf(vector, weights, intents.length));
      gradient[column]! -= 1;
      const steep = [...gradient.keys()].filter((at) => Math.abs(gradient[at]!) > SMALLEST_GRADIENT);
      for (const [row, value] of vector) {
        for (const at of steep) weights[row]![at]! -= step * value * gradient[at]!;
      }
    }
  }
  return { ...rarity, intents, weights };
}

function scoresOf(vector: Vector, weights: readonly Float32Array[], count: number): Float64Array {
  const scores = new Float64Array(count);
  for (const [row, value] of vector) {
    const ofRow = weights[row]!;
    for (let at = 0; at < count; at += 1) scores[at]! += value * ofRow[at]!;
  }
  return scores;
}

/** Numbers from 0 to 1, the same each time. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

function shuffle(list: unknown[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

/**
 * The learned weights as stored in a file: in 127ths of the largest, without zeros. A row is the number of its pairs in
 * two bytes, then for each weight how many columns it is after the last one, and the weight.
 */
export function packed({ intents, rows, rarity, unknown, weights }: Learned) {
  const largest = Math.max(...weights.map((row) => row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)));
  const bytes: number[] = [];
  for (const row of weights) {
    const pairs: number[] = [];
    let last = 0;
    row.forEach((value, column) => {
      const weight = Math.round((value / largest) * 127);
      if (weight === 0) return;
      // A gap of more than a byte is split into steps without a weight.
      for (; column - last > 0xff; last += 0xff) pairs.push(0xff, 0);
      pairs.push(column - last, weight & 0xff);
      last = column;
    });
    bytes.push((pairs.length / 2) & 0xff, pairs.length >> 9, ...pairs);
  }
  return {
    intents,
    features: [...rows.keys()].join('\n'),
    rarity: Buffer.from(Uint16Array.from(rarity, (value) => Math.round(value * 1_000)).buffer).toString('base64'),
    unknown,
    unit: largest / 127,
    weights: Buffer.from(bytes).toString('base64'),
  };
}

export type Packed = ReturnType<typeof packed>;
