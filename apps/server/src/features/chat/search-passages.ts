import MiniSearch from 'minisearch';
import askedAs from './asked-as.json' with { type: 'json' };
import type { Passage } from '../../ports/chat-answers.ts';
import { allTermsOf, isEmptyWord, termsOf } from './word-forms.ts';

/** A passage that may answer a question. */
export interface FoundPassage {
  readonly passage: Passage;
  /** From 0 to 1: how much of the question it is about, and how close it comes to a way in which people ask for it. */
  readonly fit: number;
  /** Words of the question that it hasn’t. */
  readonly missing: number;
}

/** Ways in which people ask for a passage, besides its title. */
const ASKED_AS: Readonly<Record<string, readonly string[]>> = askedAs;

const MOST_FOUND = 5;
const SHORTEST_MISSPELLED = 5;
/** Two letters wrong in words as long as that. */
const LONG_WORD = 8;
/** An amount or a count that no page has says little. */
const UNKNOWN_NUMBER_WEIGHT = 0.5;
/** What a word counts that was found by a misspelling. */
const MISSPELLED_WEIGHT = 0.8;
/** What a word counts in a close match that says nothing: it only tells two equal ones apart. */
const EMPTY_WEIGHT = 0.1;
/** A word that many pages have still says what is asked. */
const LEAST_WEIGHT = 1.5;
/** How much a close match of the whole question counts beside the words that are found anywhere in a passage. */
const CLOSENESS_WEIGHT = 0.6;

interface Indexed {
  readonly id: number;
  readonly asked: string;
  readonly page: string;
  readonly text: string;
}

/** A search over passages by the words of a question, in any of their forms, with spelling mistakes. */
export function createPassageSearch(passages: readonly Passage[]): (question: string) => readonly FoundPassage[] {
  const documents = passages.map((passage, id): Indexed => ({
    id,
    asked: [passage.title, ...(ASKED_AS[passage.href] ?? [])].join(' \n '),
    page: passage.page ?? '',
    text: passage.text.join(' \n '),
  }));
  const index = new MiniSearch<Indexed>({
    fields: ['asked', 'page', 'text'],
    tokenize: (text) => [...termsOf(text)],
    processTerm: (term) => term,
    searchOptions: { boost: { asked: 3, page: 1, text: 1 }, combineWith: 'OR', tokenize: (text) => text.split(' ') },
  });
  index.addAll(documents);
  const weightOf = termWeights(documents);
  const waysToAsk = passages.map(({ title, href }) =>
    [title, ...(ASKED_AS[href] ?? [])]
      .filter((text) => termsOf(text).length > 0)
      .map((text) => weighted(allTermsOf(text), (term) => weightOf.get(term) ?? 0)),
  );
  return (question) => {
    const asked = [...new Set(termsOf(question))].map((term) => correctTerm(term, weightOf));
    if (asked.length === 0) return [];
    const weights = new Map(asked.map(({ term, weight }) => [term, weight]));
    const whole = new Map([...weighted(allTermsOf(question).filter(isEmptyWord), () => 0), ...weights]);
    const total = sum(weights.values());
    const found = index.search([...weights.keys()].join(' ')).map((result): FoundPassage => {
      const id = Number(result.id);
      const words = new Set(result.queryTerms);
      const covered = sum([...words].map((word) => weights.get(word) ?? 0)) / total;
      const closeness = Math.max(0, ...waysToAsk[id]!.map((way) => closenessOf(whole, way)));
      return {
        passage: passages[id]!,
        fit: CLOSENESS_WEIGHT * closeness + (1 - CLOSENESS_WEIGHT) * covered,
        missing: asked.filter(({ term }) => !words.has(term) && !/^\d+$/.test(term)).length,
      };
    });
    return found.sort((a, b) => b.fit - a.fit).slice(0, MOST_FOUND);
  };
}

type WeightOf = ReadonlyMap<string, number>;

/** How much each term says: the rarer, the more. */
function termWeights(documents: readonly Indexed[]): WeightOf {
  const counts = new Map<string, number>();
  for (const { asked, page, text } of documents) {
    for (const term of new Set(termsOf(`${asked} \n ${page} \n ${text}`)))
      counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return new Map(
    [...counts].map(([term, count]) => [term, Math.max(LEAST_WEIGHT, Math.log(1 + documents.length / count))]),
  );
}

/** The term itself, or the one it is a misspelling of; what is none of ours keeps the weight of the rarest. */
function correctTerm(term: string, weightOf: WeightOf): { readonly term: string; readonly weight: number } {
  const weight = weightOf.get(term);
  if (weight !== undefined) return { term, weight };
  if (/^\d+$/.test(term)) return { term, weight: UNKNOWN_NUMBER_WEIGHT };
  const rarest = Math.max(...weightOf.values());
  const most = term.length >= LONG_WORD ? 2 : term.length >= SHORTEST_MISSPELLED ? 1 : 0;
  let [nearest, least] = [term, most + 1];
  for (const known of most === 0 || /\d/.test(term) ? [] : weightOf.keys()) {
    const distance = known[0] === term[0] ? lettersWrong(term, known, least) : least;
    if (distance < least) [nearest, least] = [known, distance];
  }
  return nearest === term
    ? { term, weight: rarest }
    : { term: nearest, weight: weightOf.get(nearest)! * MISSPELLED_WEIGHT };
}

/** Letters that are missing, too many or others, two that changed places as one (optimal string alignment); at most `limit`. */
function lettersWrong(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let wrong = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) wrong = Math.min(wrong, before[j - 2]! + 1);
      next.push(wrong);
    }
    [before, row] = [row, next];
  }
  return Math.min(limit, row[b.length]!);
}

/** Each term once with what it counts. */
function weighted(terms: readonly string[], weightOf: (term: string) => number): WeightOf {
  return new Map(terms.map((term) => [term, isEmptyWord(term) ? EMPTY_WEIGHT : weightOf(term)]));
}

/** What a question and a way to ask have in common, of both of them (Dice), by the weight of the terms. */
function closenessOf(asked: WeightOf, way: WeightOf): number {
  const shared = sum([...asked].map(([term, weight]) => (way.has(term) ? weight : 0)));
  return (2 * shared) / (sum(asked.values()) + sum(way.values()));
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
