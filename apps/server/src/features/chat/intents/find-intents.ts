import { isEmptyWord, termsOf } from '../reading/word-forms.ts';
import { misspelled } from '../reading/spelling.ts';
import { DIMENSIONS, generalized, hasMeaning } from './features.ts';
import type { Packed } from './train.ts';
import type { Rarity } from './weights.ts';
import { likelihoodsOf, vectorOf } from './weights.ts';

/** What a question may be about, and how likely it is. */
export interface FoundIntent {
  readonly intent: string;
  readonly likelihood: number;
  /** Words of the question that suggest a topic, but not this one. Only for the most likely intents. */
  readonly strayWords?: readonly string[];
}

/** Questions for someone else, or for nobody. */
export const NONE = '!none';
/** How much less likely each word that no example has makes it that the question is for us. */
const UNKNOWN_WORD = 0.75;
/** More than this are names and details of a long story. */
const MOST_UNKNOWN = 3;

/** From which rarity, and weight for an intent, a word suggests a topic. */
const TOPIC_WORD = { rarity: 3, weight: 7 };
/** Of which the stray words are looked for. */
const MOST_LIKELY = 8;

/** Finds a question's topics with what was learned from sample questions. The most likely come first. */
export function createIntentFinder(file: Packed): (question: string) => readonly FoundIntent[] {
  const names = file.features.split('\n');
  const bytes = Buffer.from(file.rarity, 'base64');
  const learned: Rarity = {
    rows: new Map(names.map((name, row) => [name, row])),
    rarity: Float32Array.from(names, (_, row) => bytes.readUInt16LE(row * 2) / 1_000),
    unknown: file.unknown,
  };
  const weights = rowsOf(Buffer.from(file.weights, 'base64'), names.length + DIMENSIONS);
  const words = new Set(names.flatMap((name) => (name.startsWith('w:') ? [name.slice(2)] : [])));
  return (asked) => {
    const question = spelled(asked, words);
    const scores = new Float64Array(file.intents.length);
    for (const [row, value] of vectorOf(question, learned)) {
      forEachWeight(weights[row]!, (column, weight) => {
        scores[column]! += value * file.unit * weight;
      });
    }
    const likelihoods = likelihoodsOf(scores);
    const terms = [...new Set(termsOf(generalized(question)))];
    const unknown = Math.min(terms.filter((term) => isUnknown(term, words)).length, MOST_UNKNOWN);
    const ofTopics = terms.flatMap((term) => {
      const row = learned.rows.get(`w:${term}`);
      if (row === undefined || learned.rarity[row]! < TOPIC_WORD.rarity || /\d/.test(term)) return [];
      const ofIntents = new Map<number, number>();
      forEachWeight(weights[row]!, (column, weight) => ofIntents.set(column, weight));
      return Math.max(0, ...ofIntents.values()) * file.unit >= TOPIC_WORD.weight ? [{ term, ofIntents }] : [];
    });
    return file.intents
      .map((intent, at) => ({
        intent,
        at,
        likelihood: likelihoods[at]! * (intent === NONE ? 1 : UNKNOWN_WORD ** unknown),
      }))
      .sort((a, b) => b.likelihood - a.likelihood)
      .map(({ intent, at, likelihood }, place) => {
        if (place >= MOST_LIKELY) return { intent, likelihood };
        const stray = ofTopics.filter(({ ofIntents }) => (ofIntents.get(at) ?? 0) <= 0);
        return { intent, likelihood, strayWords: stray.map(({ term }) => term) };
      });
  };
}

/** A question with each unknown word replaced by the known one it misspells. */
function spelled(question: string, words: ReadonlySet<string>): string {
  return generalized(question).replace(/[a-z]{4,}/g, (word) => {
    const [term = word] = termsOf(word);
    return words.has(term) || isEmptyWord(word) || hasMeaning(word) ? word : (misspelled(word, words) ?? word);
  });
}

/** The rows as `packed` writes them, each without its count. */
function rowsOf(bytes: Buffer, count: number): readonly Uint8Array[] {
  let at = 0;
  return Array.from({ length: count }, () => {
    const from = at + 2;
    at = from + bytes.readUInt16LE(at) * 2;
    return bytes.subarray(from, at);
  });
}

function forEachWeight(row: Uint8Array, take: (column: number, weight: number) => void): void {
  let column = 0;
  for (let at = 0; at < row.length; at += 2) {
    column += row[at]!;
    take(column, (row[at + 1]! << 24) >> 24);
  }
}

function isUnknown(term: string, words: ReadonlySet<string>): boolean {
  if (words.has(term) || isEmptyWord(term) || /\d/.test(term) || term.length < 3) return false;
  return misspelled(term, words) === undefined;
}
