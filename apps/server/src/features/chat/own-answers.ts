import type { ChatAnswer, ChatLink } from '@paperwage/api-contract';
import type { RuleBook } from '@paperwage/payroll';
import { FIRST_COVERED_DAY, LAST_COVERED_DAY } from '@paperwage/payroll';
import { fromTimestamp, yearOf } from '@paperwage/values';
import type { Material, OwnAnswers, Passage } from '../../ports/chat-answers.ts';
import type { Clock } from '../../ports/clock.ts';
import { calculatorLink, declined, rulesLink } from './answers.ts';
import { clausesOf } from './clauses.ts';
import type { Topic } from './federal-figures.ts';
import { FEDERAL_TOPICS } from './federal-figures.ts';
import { createIntentFinder, NONE } from './intents/find-intents.ts';
import type { FoundIntent } from './intents/find-intents.ts';
import learned from './intents/learned.json' with { type: 'json' };
import { answerNetPay, isNetPayQuestion } from './pay/net-pay.ts';
import { OTHER_TOPICS } from './other-figures.ts';
import { linkOf, quoteOf } from './quote.ts';
import type { AskedQuestion } from './read-question.ts';
import { readQuestion } from './read-question.ts';
import { STATE_TOPICS } from './state-figures.ts';
import { answerFlatPay } from './pay/flat-pay.ts';
import { answerGrossPay } from './pay/gross-pay.ts';
import { answerInvoice } from './invoice-figures.ts';

/**
 * How likely a page has to be to be the answer, and the first three together to be offered. Chosen by cross-validation;
 * decision 0046 has the figures.
 */
const LEAST_SURE = 0.8;
const LEAST_SURE_FIGURES = 0.5;
const LEAST_OFFERED = 0.6;
/** From which on it is more than a suspicion that a question is not for us. */
const LIKELY_NOT_OURS = 0.25;
/** A page as likely as that beside the first is worth a link. */
const WORTH_A_LINK = 0.08;
const MOST_LINKS = 3;
const FAKE = '!fake';

const DONT_KNOW = 'I don’t know that.';
const NO_GUESS = 'Our pages and rules don’t answer it, so I won’t guess.';

const TOPICS = new Map([...STATE_TOPICS, ...FEDERAL_TOPICS, ...OTHER_TOPICS].map((topic) => [topic.intent, topic]));

interface Needs {
  readonly passages: readonly Passage[];
  readonly rules: RuleBook;
  readonly clock: Clock;
}

/** Answers by the tax rules and from the pages, by what a question is about. What neither answers, it doesn't know. */
export function createOwnAnswers({ passages, rules, clock }: Needs): OwnAnswers {
  const pages = pagesOf(passages);
  // What was learned is read when somebody asks first.
  let findIntents: ((question: string) => readonly FoundIntent[]) | undefined;
  const find = (question: string): Material => {
    const today = fromTimestamp(clock.nowMs())!;
    const asked = readQuestion(question, yearOf(today));
    const year = asked.year ?? coveredYear(clock);
    const pay = answerInvoice(asked.plain, today) ?? answerPayQuestion(asked, year, rules);
    if (pay) return { answer: pay, passages: [] };
    findIntents ??= createIntentFinder(learned);
    const findAbout = (text: string) => answerAbout(text, rankAnswers(findIntents!(text), pages), asked, year, rules);
    const whole = findAbout(question);
    const parts = clausesOf(question).flatMap(({ text, isQuestion }) => (isQuestion ? [findAbout(text)] : []));
    return joined(whole, parts);
  };
  return { find, answer: (question) => Promise.resolve(find(question).answer) };
}

/** An answer from the pages, and how sure it is. */
interface Found {
  readonly material: Material;
  readonly isClear: boolean;
  readonly none: number;
  /** What it is about. */
  readonly page: string;
}

function answerAbout(
  text: string,
  { none, answers }: ReturnType<typeof rankAnswers>,
  asked: AskedQuestion,
  year: number,
  rules: RuleBook,
): Found {
  const [best, ...others] = answers;
  const found = (material: Material, isClear = false): Found => ({ material, isClear, none, page: best?.page ?? '' });
  if (!best || none >= LIKELY_NOT_OURS || sum(answers.slice(0, MOST_LINKS)) < LEAST_OFFERED)
    return found(unknown(answers, none));
  const near = others.filter(({ likelihood }) => likelihood >= WORTH_A_LINK).flatMap(({ passage }) => passage ?? []);
  // Figures say what they are of, so they are shown where a page would only be offered.
  const figures = best.likelihood >= LEAST_SURE_FIGURES && figuresFor(best, asked, year, rules);
  if (figures) return found(withMore(figures, [...(best.passage ? [best.passage] : []), ...near]), figures.isKnown);
  // A figure that we don't have is not on another page either.
  if (!best.passage && best.intents[0]?.intent !== FAKE) return found(unknown(answers, none));
  const isClear = best.likelihood >= LEAST_SURE || (near.length === 0 && best.likelihood >= LEAST_OFFERED);
  if (!isClear || (asked.isYearNamed && isOfOtherYear(best.passage, asked.year))) return found(offered(answers));
  if (best.intents[0]?.intent === FAKE) return found({ answer: refusal(), passages: [] }, true);
  return best.passage ? found(quoted(best.passage, near, text), true) : found(unknown(answers, none));
}

/**
 * The answer to a question of several parts. What is clear of the whole is the answer, and what another part clearly asks
 * besides is added; if the whole is unclear, what is clear of its parts. A part that isn't for us leaves the whole as it is.
 */
function joined(whole: Found, parts: readonly Found[]): Material {
  const isForOthers = whole.none >= LIKELY_NOT_OURS && parts.some(({ none }) => none >= LIKELY_NOT_OURS);
  const fake = [whole, ...parts].find(
    ({ isClear, page, none }) => isClear && page === pageOf(FAKE) && none < LIKELY_NOT_OURS,
  );
  if (isForOthers || parts.length === 0) return whole.material;
  const clear = [...(whole.isClear ? [whole] : []), ...parts.filter(({ isClear }) => isClear)];
  const [first, second] = clear.filter(({ page }, at) => clear.findIndex((one) => one.page === page) === at);
  if (!first) return whole.material;
  if (fake?.material.passages.length === 0) return fake.material;
  if (!second) return first.material;
  const [{ answer, passages }, { answer: other, passages: more }] = [first.material, second.material];
  return {
    answer: {
      ...answer,
      paragraphs: [...answer.paragraphs, ...other.paragraphs],
      links: distinct([...answer.links.slice(0, 1), ...other.links.slice(0, 1), ...answer.links]),
    },
    passages: [...passages, ...more],
  };
}

/** This year, or the last one that the rules cover. */
function coveredYear(clock: Clock): number {
  return Math.min(yearOf(fromTimestamp(clock.nowMs())!), yearOf(LAST_COVERED_DAY));
}

function isCoveredYear(year: number): boolean {
  return yearOf(FIRST_COVERED_DAY) <= year && year <= yearOf(LAST_COVERED_DAY);
}

function answerPayQuestion(asked: AskedQuestion, year: number, rules: RuleBook): ChatAnswer | undefined {
  const gross = answerGrossPay(asked) ?? (isCoveredYear(year) ? answerFlatPay(asked, year, rules) : undefined);
  if (gross) return gross;
  // A bonus has rates of its own, also where its amount is said.
  if (!isNetPayQuestion(asked) || /\b(?:bonus\w*|commissions?)\b/.test(asked.plain)) return undefined;
  return isCoveredYear(year) ? answerNetPay(asked, year, rules) : notCovered(year);
}

/** What may be the answer: the sections of one page together, and the figures that it says. */
interface RankedAnswer {
  readonly page: string;
  readonly likelihood: number;
  /** The most likely first. */
  readonly intents: readonly FoundIntent[];
  readonly passage: Passage | undefined;
}

/** Intents that stand for one another: a figure and the page that says it. */
const PAGE_OF_INTENT: Readonly<Record<string, string>> = {
  '!fake': '/faq#legal',
  '/pricing': '/faq#free',
  '/for-landlords|Two ways to check': '/faq#verify',
  '/privacy-policy|Social Security numbers': '/faq#ssn',
  '/privacy-policy|What stays in your browser': '/faq#kept',
  '/for-landlords|What a check proves': '/faq#unchanged',
  '/for-landlords|What it doesn’t prove': '/faq#unchanged',
  '/for-landlords|If something looks wrong': '/faq#report',
  '/terms|About the numbers': '/faq#right',
  '/verify': '/faq#verify',
  '/tools/gross-from-net': '/faq#take-home',
  '/terms|Documents must be true': '/faq#legal',
  '#socialSecurityLimit': '/blog/why-december-paychecks-can-be-larger',
  '#additionalMedicare': '/blog/why-december-paychecks-can-be-larger',
  '#supplemental': '/faq#bonus',
  '#stateAgreement': '/faq#two-states',
  '#tipsLimit': '/blog/tips-and-overtime-deductions',
  '#overtimeLimit': '/blog/tips-and-overtime-deductions',
  '#stubLaw': '/blog/pay-stub-requirements-by-state',
  '#due1099': '/blog/1099-nec-or-1099-misc',
  '#threshold1099': '/blog/1099-nec-or-1099-misc',
  '#penalties': '/blog/1099-nec-or-1099-misc',
  '#backupWithholding': '/blog/1099-nec-or-1099-misc',
  '#dueW2': '/blog/w-2-box-by-box',
  '#retirement': '/blog/what-changed-in-payroll-for-2026',
  '#healthSavings': '/blog/what-changed-in-payroll-for-2026',
  '#brackets': '/blog/how-federal-income-tax-is-calculated',
  '#selfEmployment': '/blog/employee-or-independent-contractor',
  '#mileage': '/faq#mileage',
  '#minimumWage': '/faq#minimum-wage',
};

function pageOf(intent: string): string {
  return PAGE_OF_INTENT[intent] ?? (intent.startsWith('/blog') ? intent.split('#')[0]! : intent);
}

function rankAnswers(found: readonly FoundIntent[], pages: ReadonlyMap<string, Passage>) {
  const byPage = new Map<string, { likelihood: number; intents: FoundIntent[] }>();
  let none = 0;
  for (const { intent, likelihood } of found) {
    if (intent === NONE) none = likelihood;
    else if (intent === FAKE || TOPICS.has(intent) || pages.has(intent)) {
      const one = byPage.get(pageOf(intent)) ?? { likelihood: 0, intents: [] };
      byPage.set(pageOf(intent), {
        likelihood: one.likelihood + likelihood,
        intents: [...one.intents, { intent, likelihood }],
      });
    }
  }
  const answers = [...byPage]
    .map(([page, { likelihood, intents }]): RankedAnswer => ({
      page,
      likelihood,
      intents,
      passage: passageOf(page, intents, pages),
    }))
    .sort((a, b) => b.likelihood - a.likelihood);
  return { none, answers };
}

/** An answer of the FAQ says more than what a page is for; of an article it is the section that fits best. */
function passageOf(
  page: string,
  intents: readonly FoundIntent[],
  pages: ReadonlyMap<string, Passage>,
): Passage | undefined {
  if (page.startsWith('/faq#') && pages.has(page)) return pages.get(page);
  const first = intents.find(({ intent }) => pages.has(intent));
  return first && pages.get(first.intent);
}

/** Passages as the ways to ask name them: several of one address by their titles too. */
function pagesOf(passages: readonly Passage[]): ReadonlyMap<string, Passage> {
  const count = (href: string) => passages.filter((one) => one.href === href).length;
  return new Map(
    passages.map((passage) => [count(passage.href) > 1 ? `${passage.href}|${passage.title}` : passage.href, passage]),
  );
}

/** A figure that is asked for, if it isn't far less likely than the page around it; of a state, if one is named. */
function topicOf(intents: readonly FoundIntent[], { states }: AskedQuestion): Topic | undefined {
  const found = intents.find(({ intent }) => TOPICS.has(intent));
  const topic = found && TOPICS.get(found.intent);
  const isNamed = topic?.isOfState && states.length > 0;
  return found && (isNamed || found.likelihood >= intents[0]!.likelihood / 4) ? topic : undefined;
}

/** The answer of the tax rules; undefined where the question isn't about figures that they have. */
function figuresFor(
  { intents }: RankedAnswer,
  asked: AskedQuestion,
  year: number,
  rules: RuleBook,
): ChatAnswer | undefined {
  const topic = topicOf(intents, asked);
  if (!topic) return undefined;
  // Forms of a year are due in the next.
  const isOfDueYear = topic.isOfForms && /\b(?:due|deadlines?|by when|send|file)\b.*\bin 20\d\d\b/.test(asked.plain);
  const ofYear = isOfDueYear ? year - 1 : year;
  if (!isCoveredYear(ofYear))
    return (topic.isKnownAhead && topicAnswer(topic, asked, ofYear, rules)) || notCovered(ofYear);
  return topicAnswer(topic, asked, ofYear, rules);
}

function topicAnswer(topic: Topic, asked: AskedQuestion, year: number, rules: RuleBook): ChatAnswer | undefined {
  const text = topic.answer(asked, year, rules);
  const state = topic.isOfState ? asked.states[0] : undefined;
  if (!text) {
    return topic.isOfState && state === undefined && asked.states.length === 0
      ? declined('Which state?', [], 'Ask again with the state.')
      : undefined;
  }
  const ofState = state === undefined ? [rulesLink('US', year)] : [rulesLink(state, year), calculatorLink(state)];
  const more = topic.links ?? [];
  return {
    isKnown: true,
    paragraphs: text.map((paragraph) => ({ text: paragraph, source: 1 })),
    slip: null,
    links: distinct(topic.isOfForms ? more : [...ofState, ...more]),
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

/** What documents must not be made for. */
function refusal(): ChatAnswer {
  return {
    isKnown: true,
    paragraphs: [
      {
        text: 'We don’t help with that. Enter real people, real employers and amounts that were really paid. A document for pay that was never earned, to deceive a lender, a landlord or anyone else, is fraud.',
        source: 1,
      },
    ],
    slip: null,
    links: [
      { href: '/terms', title: 'Documents must be true', kind: 'Page' },
      { href: '/faq#legal', title: 'Is a pay stub made here legal?', kind: 'FAQ' },
    ],
  };
}

function unknown(answers: readonly RankedAnswer[], none: number): Material {
  const near =
    none >= LIKELY_NOT_OURS ? [] : passagesOf(answers.filter(({ likelihood }) => likelihood >= WORTH_A_LINK));
  return { answer: declined(DONT_KNOW, distinct(near.map(linkOf)), NO_GUESS), passages: [] };
}

/** Pages of which each may be meant. */
function offered(answers: readonly RankedAnswer[]): Material {
  const passages = passagesOf(answers.filter(({ likelihood }) => likelihood >= WORTH_A_LINK).slice(0, MOST_LINKS));
  if (passages.length === 0) return unknown(answers, 0);
  const text = passages.length === 1 ? 'This page may answer it.' : 'These pages may answer it.';
  return {
    answer: { isKnown: true, paragraphs: [{ text, source: null }], slip: null, links: distinct(passages.map(linkOf)) },
    passages,
  };
}

/** Whether a page names years, and not the one that was asked for: what it says may not hold for that. */
function isOfOtherYear(passage: Passage | undefined, year: number | undefined): boolean {
  const named: readonly string[] = passage?.text.join(' ').match(/\b20\d\d\b/g) ?? [];
  return year !== undefined && named.length > 0 && !named.includes(String(year));
}

/** What the passage says, in its words. */
function quoted(passage: Passage, near: readonly Passage[], question: string): Material {
  const paragraphs = quoteOf(passage, question).map((text) => ({ text, source: 1 }));
  const passages = [passage, ...near];
  return { answer: { isKnown: true, paragraphs, slip: null, links: distinct(passages.map(linkOf)) }, passages };
}

function withMore(answer: ChatAnswer, passages: readonly Passage[]): Material {
  return { answer: { ...answer, links: distinct([...answer.links, ...passages.map(linkOf)]) }, passages };
}

function passagesOf(answers: readonly RankedAnswer[]): readonly Passage[] {
  return answers.flatMap(({ passage }) => passage ?? []);
}

/** Each page once, and no more than anyone follows. */
function distinct(links: readonly ChatLink[]): ChatLink[] {
  return links.filter(({ href }, at) => links.findIndex((one) => one.href === href) === at).slice(0, MOST_LINKS);
}

function sum(answers: readonly RankedAnswer[]): number {
  return answers.reduce((total, { likelihood }) => total + likelihood, 0);
}
