import type { ChatAnswer, ChatLink } from '@paperwage/api-contract';
import type { RuleBook } from '@paperwage/payroll';
import { FIRST_COVERED_DAY, LAST_COVERED_DAY } from '@paperwage/payroll';
import { divide, formatDollars, fromTimestamp, parseMoney, times, yearOf } from '@paperwage/values';
import type { Material, OwnAnswers, Passage } from '../../ports/chat-answers.ts';
import type { Clock } from '../../ports/clock.ts';
import { calculatorLink, declined, rulesLink } from './answers.ts';
import type { Topic } from './federal-figures.ts';
import { FEDERAL_TOPICS } from './federal-figures.ts';
import { answerNetPay, isNetPayQuestion } from './net-pay.ts';
import { isNotOurs } from './not-ours.ts';
import type { AskedQuestion } from './read-question.ts';
import { readQuestion } from './read-question.ts';
import type { FoundPassage } from './search-passages.ts';
import { createPassageSearch } from './search-passages.ts';
import { STATE_TOPICS } from './state-figures.ts';
import { termsOf } from './word-forms.ts';

/**
 * How well a passage must fit to be the answer, and how well if it lacks a word of the question: what lacks two is about
 * something else. Chosen with 141 questions: at 0.6 five of them got a wrong page, at these none, and two that have an
 * answer are declined.
 */
const LEAST_FIT = 0.68;
const LEAST_FIT_WITHOUT_WORD = 0.74;
/** What fits so well may help someone whose question we can't answer. */
const NEARLY_FIT = 0.5;
const LONGEST_QUOTE = 420;
const MOST_LINKS = 3;

const DONT_KNOW = 'I don’t know that.';
const NO_GUESS = 'Our pages and rules don’t answer it, so I won’t guess.';

interface Needs {
  readonly passages: readonly Passage[];
  readonly rules: RuleBook;
  readonly clock: Clock;
}

/** Answers by the tax rules and by a search of the pages. What neither answers, it doesn't know. */
export function createOwnAnswers({ passages, rules, clock }: Needs): OwnAnswers {
  const search = createPassageSearch(passages);
  const find = (question: string): Material => {
    const asked = readQuestion(question);
    if (isNotOurs(asked.plain)) return { answer: declined(DONT_KNOW, [], NO_GUESS), passages: [] };
    const found = search(question);
    const fitting = found.filter(isFitting);
    const figures = figuresFor(asked, coveredYear(clock), rules);
    if (figures) {
      const more = fitting.map(({ passage }) => linkOf(passage));
      return { answer: { ...figures, links: distinct([...figures.links, ...more]) }, passages: passagesOf(fitting) };
    }
    if (fitting.length > 0) return { answer: quoted(fitting, question), passages: passagesOf(fitting) };
    const near = found.filter(({ fit }) => fit >= NEARLY_FIT).map(({ passage }) => linkOf(passage));
    return { answer: declined(DONT_KNOW, distinct(near), NO_GUESS), passages: [] };
  };
  return { find, answer: (question) => Promise.resolve(find(question).answer) };
}

function isFitting({ fit, missing }: FoundPassage): boolean {
  return missing === 0 ? fit >= LEAST_FIT : missing === 1 && fit >= LEAST_FIT_WITHOUT_WORD;
}

/** This year, or the last one that the rules cover. */
function coveredYear(clock: Clock): number {
  return Math.min(yearOf(fromTimestamp(clock.nowMs())!), yearOf(LAST_COVERED_DAY));
}

/** The answer of the tax rules; undefined where the question isn't about figures that they have. */
function figuresFor(asked: AskedQuestion, thisYear: number, rules: RuleBook): ChatAnswer | undefined {
  const year = asked.year ?? thisYear;
  const isCovered = isCoveredYear(year);
  const yearly = payOfYear(asked);
  if (yearly) return yearly;
  if (isNetPayQuestion(asked)) return isCovered ? answerTopicFirst(asked, year, rules) : notCovered(year);
  const topic = [...STATE_TOPICS, ...FEDERAL_TOPICS].find(({ asks }) => asks(asked));
  if (!topic) return undefined;
  // Forms of a year are due in the next.
  if (topic.isOfForms && /\b(?:due|deadlines?|by when|send|file)\b.*\bin 20\d\d\b/.test(asked.plain)) {
    return formYearAnswer(topic, asked, year - 1, rules);
  }
  return isCovered ? topicAnswer(topic, asked, year, rules) : notCovered(year);
}

function formYearAnswer(topic: Topic, asked: AskedQuestion, year: number, rules: RuleBook): ChatAnswer | undefined {
  return isCoveredYear(year) ? topicAnswer(topic, asked, year, rules) : notCovered(year);
}

function isCoveredYear(year: number): boolean {
  return yearOf(FIRST_COVERED_DAY) <= year && year <= yearOf(LAST_COVERED_DAY);
}

/** A bonus has rates of its own, also where its amount is said. */
function answerTopicFirst(asked: AskedQuestion, year: number, rules: RuleBook): ChatAnswer {
  const bonus = /\b(?:bonus\w*|commissions?)\b/.test(asked.plain) && STATE_TOPICS.find(({ asks }) => asks(asked));
  return (bonus && topicAnswer(bonus, asked, year, rules)) || answerNetPay(asked, year, rules);
}

function topicAnswer(topic: Topic, asked: AskedQuestion, year: number, rules: RuleBook): ChatAnswer | undefined {
  const text = topic.answer(asked, year, rules);
  if (!text) return undefined;
  const isOfState = STATE_TOPICS.includes(topic);
  const state = isOfState ? asked.states[0] : undefined;
  const ofState = state === undefined ? [] : [rulesLink(state, year), calculatorLink(state)];
  const own = isOfState ? ofState : topic.isOfForms ? [] : [rulesLink('US', year)];
  const more = topic.links ?? [];
  return {
    isKnown: true,
    paragraphs: text.map((paragraph) => ({ text: paragraph, source: 1 })),
    slip: null,
    links: distinct(topic.isOfForms ? more : [...own, ...more]),
  };
}

function notCovered(year: number): ChatAnswer {
  const [first, last] = [yearOf(FIRST_COVERED_DAY), yearOf(LAST_COVERED_DAY)];
  return declined(
    `I don’t know that for ${year}.`,
    [{ href: '/tax-rules', title: 'Tax rules', kind: 'Tax rules' }],
    `Our rules cover ${first} through ${last}.`,
  );
}

const HOURS_A_YEAR = 2_080;

/** The pay of a year by the hour and the other way around, before taxes: "$25 an hour is how much a year". */
function payOfYear({ plain, amounts, hours, states }: AskedQuestion): ChatAnswer | undefined {
  const [amount] = amounts;
  if (!amount || amounts.length > 1 || hours || states.length > 0) return undefined;
  if (/\b(?:tax\w*|net|take|after|home|overtime|withh\w+)\b/.test(plain)) return undefined;
  const pay = parseMoney(amount.text);
  if (pay === undefined) return undefined;
  const isHourly = amount.basis === 'hour' && /\b(?:a year|yearly|annual\w*|per year|salary)\b/.test(plain);
  const isYearly = amount.basis === 'year' && /\b(?:an hour|hourly|per hour)\b/.test(plain);
  if (!isHourly && !isYearly) return undefined;
  const text = isHourly
    ? `${formatDollars(pay)} an hour is ${formatDollars(times(pay, HOURS_A_YEAR))} a year`
    : `${formatDollars(pay)} a year is ${formatDollars(divide(pay, HOURS_A_YEAR))} an hour`;
  return {
    isKnown: true,
    paragraphs: [{ text: `${text} before taxes, at 40 hours in each of 52 weeks.`, source: 1 }],
    slip: null,
    links: [{ href: '/tools/hourly-to-salary', title: 'Hourly to salary', kind: 'Calculator' }],
  };
}

/** Two pages that fit alike by one word may each be meant. */
const ALIKE = 0.1;

/** What the passage says that fits best, in its words; where one word fits several alike, which they are. */
function quoted(fitting: readonly FoundPassage[], question: string): ChatAnswer {
  const [best, second] = fitting;
  const isUnclear =
    second !== undefined &&
    new Set(termsOf(question)).size === 1 &&
    best!.fit - second.fit < ALIKE &&
    best!.passage.href !== second.passage.href;
  const links = distinct(fitting.map(({ passage }) => linkOf(passage)));
  if (isUnclear) {
    return { isKnown: true, paragraphs: [{ text: 'These pages may answer it.', source: null }], slip: null, links };
  }
  return {
    isKnown: true,
    paragraphs: quoteOf(fitting[0]!.passage, question).map((text) => ({ text, source: 1 })),
    slip: null,
    links,
  };
}

/** The paragraph that has most of the question, with what follows it while that is short; an answer of the FAQ from its start. */
function quoteOf({ kind, text }: Passage, question: string): readonly string[] {
  const asked = new Set(termsOf(question));
  const counts = text.map((paragraph) => new Set(termsOf(paragraph).filter((term) => asked.has(term))).size);
  const isWhole = kind !== 'Blog' || text.join(' ').length <= LONGEST_QUOTE;
  const from = isWhole ? 0 : counts.indexOf(Math.max(...counts));
  const quote: string[] = [];
  let length = 0;
  for (const paragraph of text.slice(from)) {
    if (length > 0 && length + paragraph.length > LONGEST_QUOTE) break;
    quote.push(length + paragraph.length > LONGEST_QUOTE ? firstSentences(paragraph) : paragraph);
    length += paragraph.length;
  }
  return quote;
}

function firstSentences(paragraph: string): string {
  const sentences = paragraph.match(/.+?[.!?](?=\s|$)|.+$/g) ?? [paragraph];
  let kept = sentences[0]!;
  for (const sentence of sentences.slice(1)) {
    if (kept.length + sentence.length > LONGEST_QUOTE) break;
    kept += sentence;
  }
  return kept;
}

function linkOf({ href, title, page, kind }: Passage): ChatLink {
  return { href, title: kind === 'Page' && page !== undefined ? `${page}: ${title}` : title, kind };
}

/** Each page once, and no more than anyone follows. */
function distinct(links: readonly ChatLink[]): ChatLink[] {
  return links.filter(({ href }, at) => links.findIndex((one) => one.href === href) === at).slice(0, MOST_LINKS);
}

function passagesOf(fitting: readonly FoundPassage[]): readonly Passage[] {
  return fitting.map(({ passage }) => passage);
}
