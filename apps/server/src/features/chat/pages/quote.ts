import type { ChatLink } from '@paperwage/api-contract';
import type { Passage } from '../../../ports/chat-answers.ts';
import { amountsIn } from '../reading/amounts.ts';
import { wholeDollars } from '../figures/answers.ts';
import { ANY_YEAR, plainQuestion, termsOf } from '../reading/word-forms.ts';

const LONGEST_QUOTE = 560;
/** With the list that its first paragraph introduces. */
const LONGEST_WITH_LIST = 900;
/** Long enough for most answers of the FAQ, and short enough for three of them on a phone. */
const LONGEST_EXCERPT = 280;
/** "Yes." means nothing by itself. */
const SHORTEST_EXCERPT = 30;

/**
 * The first paragraph, with the list that it introduces; that which has most of the question, those that have other words of it,
 * and what follows it while that is short; an answer of the FAQ from its start.
 */
export function quoteOf(passage: Passage, question: string): readonly string[] {
  const { kind, text } = passage;
  const asked = [...new Set(termsOf(question))].filter((term) => term !== ANY_YEAR);
  const found = text.map((paragraph) => {
    const terms = new Set(termsOf(paragraph));
    return asked.filter((term) => terms.has(term));
  });
  const counts = found.map(({ length }) => length);
  const isWhole = kind !== 'Blog' || text.join(' ').length <= LONGEST_QUOTE;
  const from = isWhole ? 0 : counts.indexOf(Math.max(...counts));
  const chosen = new Set([from]);
  let length = text[from]!.length;
  const add = (at: number, most = LONGEST_QUOTE): boolean => {
    if (length + text[at]!.length > most) return false;
    chosen.add(at);
    length += text[at]!.length;
    return true;
  };
  if (!isWhole) {
    const isOnlyOne = (term: string) => found.filter((terms) => terms.includes(term)).length === 1;
    found.forEach((terms, at) => {
      const more = terms.filter((term) => !found[from]!.includes(term));
      // One shared word may be chance; a form number isn’t.
      if (more.some((term) => isOnlyOne(term) && (more.length > 1 || /\d/.test(term)))) add(at);
    });
  }
  for (let at = from + 1; at < text.length && (chosen.has(at) || add(at)); at += 1);
  if (!chosen.has(0) && (text[0]!.endsWith(':') || !isExample(passage))) add(0, LONGEST_WITH_LIST);
  if (text[0]!.endsWith(':')) {
    for (let at = 1; at < text.length && (chosen.has(at) || add(at, LONGEST_WITH_LIST)); at += 1);
    if (!chosen.has(1) && chosen.size > 1) chosen.delete(0);
  }
  return [...chosen]
    .sort((a, b) => a - b)
    .map((at) => (text[at]!.length > LONGEST_QUOTE ? firstSentences(text[at]!) : text[at]!));
}

function sentencesOf(paragraph: string): readonly string[] {
  return paragraph.match(/.+?[.!?](?=\s|$)|.+$/g) ?? [paragraph];
}

/** A passage from its start, or an article from the sentence that has most words of the question, as far as there is room. */
export function excerptOf({ kind, text }: Passage, question: string): string {
  const asked = new Set(termsOf(question));
  const countOf = (sentence: string) => new Set(termsOf(sentence).filter((term) => asked.has(term))).size;
  const sentences = text.flatMap((paragraph) => joinedToSay(sentencesOf(paragraph)));
  const best = sentences.reduce((most, one, at) => (countOf(one) > countOf(sentences[most]!) ? at : most), 0);
  const isMeant = kind === 'Blog' && countOf(sentences[best] ?? '') > 1;
  const [first = '', ...others] = sentences.slice(isMeant ? best : 0);
  if (first.length > LONGEST_EXCERPT)
    return `${first.slice(0, first.lastIndexOf(' ', LONGEST_EXCERPT)).replace(/[,;:]$/, '')}…`;
  let excerpt = first;
  for (const sentence of others) {
    if (excerpt.length + 1 + sentence.length > LONGEST_EXCERPT) break;
    excerpt += ` ${sentence}`;
  }
  return excerpt;
}

/** The sentences of a paragraph, each short one with what follows; no headings and rows of tables. */
function joinedToSay(sentences: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    if ((joined.at(-1)?.length ?? SHORTEST_EXCERPT) < SHORTEST_EXCERPT) joined.push(`${joined.pop()}${sentence}`);
    else joined.push(sentence.trim());
  }
  return joined.filter((one) => /[.!?]$/.test(one));
}

function firstSentences(paragraph: string): string {
  const sentences = sentencesOf(paragraph);
  let kept = sentences[0]!;
  for (const sentence of sentences.slice(1)) {
    if (kept.length + sentence.length > LONGEST_QUOTE) break;
    kept += sentence;
  }
  return kept;
}

/** Sections of articles that use their own amounts in calculations. */
const EXAMPLES =
  /#(?:overtime-only-the-half-counts|four-checks-with-a-calculator|three-paychecks-around-it|one-paycheck-step-by-step|the-short-answer|where-the-line-is|the-bracket-that-matters|pay-the-irs|what-the-paycheck-still-takes|earnings-rate-times-hours|what-changes-the-answer)$/;

/** Whether a passage calculates with its own amounts, which don't help someone who asks something else. */
export function isExample({ href }: Passage): boolean {
  return EXAMPLES.test(href);
}

/** Whether the question has amounts and the passage calculates with others, which would look like the answer. */
export function isExampleOfOthers({ href, text }: Passage, question: string): boolean {
  const said = text.join(' ').replace(/\.00\b/g, '');
  const asked = amountsIn(plainQuestion(question)).map(({ value }) => wholeDollars(value));
  return EXAMPLES.test(href) && asked.length > 0 && asked.every((amount) => !said.includes(amount));
}

const HOURS = /\d ?(?:and a half )?(?:hours?|hrs?)\b/;

/** Whether a question has hours and an amount: it asks for a number that no passage has. */
export function asksForCalculation(plain: string): boolean {
  return HOURS.test(plain) && amountsIn(plain).length > 0;
}

/** A passage as an answer links to it. */
export function linkOf({ href, title, page, kind }: Passage): ChatLink {
  return { href, title: kind === 'Page' && page !== undefined ? `${page}: ${title}` : title, kind };
}
