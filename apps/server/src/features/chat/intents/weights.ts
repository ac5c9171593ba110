import { featuresOf, meaningOf } from './features.ts';

/** A way to ask, and what for. */
export interface Example {
  readonly text: string;
  readonly intent: string;
}

/** How much each feature says: the rarer, the more. */
export interface Rarity {
  readonly rows: ReadonlyMap<string, number>;
  readonly rarity: Float32Array;
  /** Of a word that no example has. */
  readonly unknown: number;
}

export type Vector = readonly (readonly [row: number, value: number])[];

/** The vector of a question: its features by how rare they are, then its meaning. Each part is of length 1. */
export function vectorOf(text: string, { rows, rarity, unknown }: Rarity): Vector {
  const known: [number, number][] = [];
  let squares = 0;
  for (const [name, weight] of featuresOf(text)) {
    const row = rows.get(name);
    // A word that no example has is about something else; its pieces may be those of a misspelling.
    const value = row === undefined ? (name.startsWith('w:') ? weight * unknown : 0) : weight * rarity[row]!;
    if (row !== undefined) known.push([row, value]);
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  const meaning = meaningOf(text, (word) => {
    const row = rows.get(`<${word}>`.slice(0, 5)) ?? rows.get(`w:${word}`);
    return row === undefined ? unknown : rarity[row]!;
  });
  return [
    ...known.map(([row, value]) => [row, value / length] as const),
    ...[...meaning].map((value, at) => [rows.size + at, value] as const),
  ];
}

/** Likelihoods that add up to 1. */
export function likelihoodsOf(scores: Float64Array): Float64Array {
  const highest = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  const raised = scores.map((score) => Math.exp(score - highest));
  const sum = raised.reduce((total, value) => total + value, 0);
  return raised.map((value) => value / sum);
}
