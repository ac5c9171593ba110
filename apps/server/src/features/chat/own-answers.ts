import type { ChatAnswer } from '@paperwage/api-contract';
import type { RuleBook } from '@paperwage/payroll';
import { LAST_COVERED_DAY } from '@paperwage/payroll';
import { fromTimestamp, yearOf } from '@paperwage/values';
import type { Material, OwnAnswers, Passage } from '../../ports/chat-answers.ts';
import type { Clock } from '../../ports/clock.ts';
import { figuresFor, isCoveredYear, notCovered } from './figures/answer-figures.ts';
import { distinct, MOST_LINKS } from './figures/answers.ts';
import { clausesOf, withoutStory } from './reading/clauses.ts';
import { createIntentFinder, NONE } from './intents/find-intents.ts';
import type { FoundIntent } from './intents/find-intents.ts';
import learned from './intents/learned.json' with { type: 'json' };
import { answerInvoice } from './figures/invoice-figures.ts';
import { answerPercentage } from './figures/percentages.ts';
import { answerWorkHours } from './figures/work-hours.ts';
import { answerFlatPay } from './pay/flat-pay.ts';
import { answerGrossPay } from './pay/gross-pay.ts';
import { answerNetPay, isNetPayQuestion } from './pay/net-pay.ts';
import { answerOwnTaxes, answerSocialSecurityStop } from './pay/own-taxes.ts';
import { answerTaxOfAmount } from './pay/tax-of-amount.ts';
import { answerW2Boxes } from './pay/w2-boxes.ts';
import { answerTipsAndOvertime } from './figures/tips-and-overtime.ts';
import {
  hedged,
  isAlone,
  isOfOtherYear,
  notSeen,
  quoted,
  refusal,
  SURELY_NOT_OURS,
  unknown,
  unsureOf,
  withMore,
} from './pages/page-answers.ts';
import { asksForCalculation, isExample, isExampleOfOthers } from './pages/quote.ts';
import type { RankedAnswer } from './pages/rank-pages.ts';
import {
  ACCOUNT,
  FAKE,
  pageOf,
  pagesOf,
  rankAnswers,
  sectionOfBox,
  ofNamedState,
  withoutLookalikes,
  WORTH_A_LINK,
} from './pages/rank-pages.ts';
import type { AskedQuestion } from './reading/read-question.ts';
import { readQuestion } from './reading/read-question.ts';
import { plainQuestion } from './reading/word-forms.ts';

/**
 * How likely a page must be to count as the answer, and how likely the top three together must be to be offered as
 * possible answers. Chosen by cross-validation; decision 0046 has the figures.
 */
const LEAST_SURE = 0.72;
const LEAST_SURE_ALONE = 0.7;
const LEAST_SURE_FIGURES = 0.5;
/** Or this, if hardly anything else is plausible and the question is for us: unknown words make every page less likely. */
const LEAST_SURE_FIGURES_ALONE = 0.35;
const MOST_DOUBT_ALONE = 0.1;
const LEAST_TOGETHER = 0.6;
const LEAST_FAKE = 0.68;
const LEAST_ACCOUNT = 0.5;
/** How likely a page must be for its text to be shown as a possible answer, rather than just offered as a link. */
const LEAST_SHOWN = 0.65;
/** If a second page is this likely, both are offered. */
const AS_PLAUSIBLE = 0.25;
/**
 * Unless it is surely one of the two: then they say much the same, and the first one's text is shown with a link to the
 * other.
 */
const LEAST_OF_TWO = 0.95;
const LEAST_OF_FIRST = 0.5;
/** From here on it is more than a suspicion that a question is not for us. */
const LIKELY_NOT_OURS = 0.25;

interface Needs {
  readonly passages: readonly Passage[];
  readonly rules: RuleBook;
  readonly clock: Clock;
}

/** Answers from the tax rules and the pages, by what a question is about. If neither has the answer, it says so. */
export function createOwnAnswers({ passages, rules, clock }: Needs): OwnAnswers {
  const pages = pagesOf(passages);
  // The trained weights are loaded with the first question.
  let findIntents: ((question: string) => readonly FoundIntent[]) | undefined;
  const find = (question: string): Material => {
    const today = fromTimestamp(clock.nowMs())!;
    const asked = readQuestion(question, yearOf(today));
    const year = asked.year ?? coveredYear(clock);
    const pay =
      answerInvoice(asked.plain, today) ??
      answerPercentage(asked.plain) ??
      answerWorkHours(asked.plain) ??
      answerTipsAndOvertime(asked, year) ??
      answerPayQuestion(asked, year, rules) ??
      answerAfterStory(question, year, rules);
    findIntents ??= createIntentFinder(learned);
    const isForOthers = (limit: number) =>
      findIntents!(question).some(({ intent, likelihood }) => intent === NONE && likelihood >= limit);
    // An amount in a question that isn't for us is no pay; if a pay only lacks a state or the like, we ask for it.
    const findAbout = (text: string) => {
      const { none, answers } = rankAnswers(
        ofNamedState(withoutLookalikes(findIntents!(text), text, question), asked.states.length > 0),
        pages,
      );
      const [best, ...others] = answers;
      const ofBox = best && sectionOfBox(best.page, text, pages);
      const ranked = ofBox ? [{ ...best, passage: ofBox }, ...others] : answers;
      return answerAbout(text, { none, answers: ranked }, asked, year, rules);
    };
    const whole = findAbout(question);
    if (pay && !(isRefused(pay) && (isText(whole) || (isForOthers(SURELY_NOT_OURS) && !isPaycheck(asked)))))
      return { answer: pay, passages: [] };
    const parts = clausesOf(question).flatMap(({ text, isQuestion }) => (isQuestion ? [findAbout(text)] : []));
    return joined(whole, parts);
  };
  return { find, answer: (question) => Promise.resolve(find(question).answer) };
}

/** Clear, and not a calculator, which would only ask for the same pay again. */
function isText({ isClear, isHedged, page }: Found): boolean {
  return (isClear || isHedged) && (page === ACCOUNT || /^\/(?:faq|blog)\b/.test(page));
}

/** A pay and a filing status are given, which people mention for nothing else. */
function isPaycheck({ pay: { amounts, statuses } }: AskedQuestion): boolean {
  return amounts.length === 1 && statuses.length > 0;
}

/** Declined without asking for more. */
function isRefused({ isKnown, paragraphs }: ChatAnswer): boolean {
  return !isKnown && !paragraphs[0]!.text.endsWith('?');
}

/** An answer from the pages, and how sure it is. */
interface Found {
  readonly material: Material;
  readonly isClear: boolean;
  /** A page is quoted, although it isn’t certain. */
  readonly isHedged: boolean;
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
  const page = best?.page ?? '';
  const found = (material: Material, isClear = false): Found => ({ material, isClear, isHedged: false, none, page });
  const hedgedWith = (material: Material): Found => ({ ...found(hedged(material)), isHedged: true });
  const unsure = () => found(unsureOf(answers, none, text));
  const isDoubted = none >= LIKELY_NOT_OURS;
  const isFake = best?.intents[0]?.intent === FAKE;
  // A page that is far likelier than that it isn’t for us is shown, but only as what may answer.
  if (!best || (isDoubted && (isFake || !best.passage || best.likelihood < LEAST_SHOWN))) return unsure();
  const near = [
    ...best.alike,
    ...others.filter(({ likelihood }) => likelihood >= WORTH_A_LINK).flatMap(({ passage }) => passage ?? []),
  ];
  // Figures say what they are, so they are shown where a page would only be offered.
  const leastSure = isAlone(answers) && none < MOST_DOUBT_ALONE ? LEAST_SURE_FIGURES_ALONE : LEAST_SURE_FIGURES;
  const figures = best.likelihood >= leastSure && figuresFor(best.intents, asked, year, rules);
  if (figures) return found(withMore(figures, [...(best.passage ? [best.passage] : []), ...near]), figures.isKnown);
  // Forging is refused even before we are sure, but no honest person is accused of fraud on a suspicion.
  if (isFake) return best.likelihood >= LEAST_FAKE ? found({ answer: refusal(), passages: [] }, true) : unsure();
  if (best.page === ACCOUNT && best.likelihood >= LEAST_ACCOUNT) return found(notSeen(others), true);
  // A figure that we don't have isn't on another page either.
  if (!best.passage) return best.likelihood >= LEAST_SURE_FIGURES ? found(unknown(none)) : unsure();
  if (sum(answers.slice(0, MOST_LINKS)) < LEAST_TOGETHER) return unsure();
  const isClear =
    best.likelihood >= LEAST_SURE ||
    plainQuestion(best.passage.title) === plainQuestion(text) ||
    (near.length === best.alike.length && best.likelihood >= LEAST_SURE_ALONE);
  if (asked.isYearNamed && isOfOtherYear(best.passage, asked.year)) return unsure();
  if (asksForCalculation(asked.plain) || isExampleOfOthers(best.passage, text)) return unsure();
  const isEither = (others[0]?.likelihood ?? 0) >= AS_PLAUSIBLE;
  const isOfTwo = best.likelihood >= LEAST_OF_FIRST && sum(answers.slice(0, 2)) >= LEAST_OF_TWO && others[0]?.passage;
  const isShown = isOfTwo || (best.likelihood >= LEAST_SHOWN && !isEither);
  if (!isClear && (!isShown || isExample(best.passage))) return unsure();
  if (!isClear || best.isStray || isDoubted) return hedgedWith(quoted(best.passage, near, text));
  return found(quoted(best.passage, near, text), true);
}

/**
 * The answer to a question with several parts. If the whole is clear, that is the answer, plus what another part clearly
 * asks; if not, what is clear of its parts. A part that isn't for us doesn't change the whole.
 */
function joined(whole: Found, parts: readonly Found[]): Material {
  const isForOthers =
    whole.none >= SURELY_NOT_OURS ||
    (whole.none >= LIKELY_NOT_OURS && parts.some(({ none }) => none >= LIKELY_NOT_OURS));
  const fake = [whole, ...parts].find(
    ({ isClear, page, none }) => isClear && page === pageOf(FAKE) && none < LIKELY_NOT_OURS,
  );
  if (isForOthers || parts.length === 0) return whole.material;
  // "What lands on my account" after a clear question just rephrases it.
  const unseen = (whole.isClear ? [whole] : parts).find(({ isClear, page }) => isClear && page === ACCOUNT);
  if (unseen) return unseen.material;
  const clear = [whole, ...parts].filter(({ isClear, page }) => isClear && page !== ACCOUNT);
  const [first, second] = clear.filter(({ page }, at) => clear.findIndex((one) => one.page === page) === at);
  // A part shows less of what is meant than the whole, which suggests another page.
  if (!first || (whole.isHedged && first.page !== whole.page)) return whole.material;
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

function answerPayQuestion(asked: AskedQuestion, year: number, rules: RuleBook): ChatAnswer | undefined {
  const withRules = isCoveredYear(year) ? [answerW2Boxes, answerTaxOfAmount, answerFlatPay, answerOwnTaxes] : [];
  const first = (isCoveredYear(year) && answerSocialSecurityStop(asked, year, rules)) || answerGrossPay(asked);
  if (first) return first;
  for (const answer of withRules) {
    const found = answer(asked, year, rules);
    if (found) return found;
  }
  // A bonus has its own rates, even if its amount is given.
  if (!isNetPayQuestion(asked) || /\b(?:bonus\w*|commissions?)\b/.test(asked.plain)) return undefined;
  return isCoveredYear(year) ? answerNetPay(asked, year, rules) : notCovered(year);
}

/** "I run a small crew, and my guy worked 47 hours at $19": what comes before the amounts counts only if it says nothing of the pay. */
function answerAfterStory(question: string, year: number, rules: RuleBook): ChatAnswer | undefined {
  const { story, rest } = withoutStory(question);
  if (story === '') return undefined;
  const { states, pay } = readQuestion(story, year);
  const { amounts, statuses, children, frequencies, hours, isMoreThanPay } = pay;
  const isSaid = [states, amounts, statuses, frequencies].some(({ length }) => length > 0);
  if (isSaid || children !== undefined || hours !== undefined || isMoreThanPay) return undefined;
  const asked = readQuestion(rest, year);
  const answer = asked.pay.unread.length === 0 ? answerPayQuestion(asked, year, rules) : undefined;
  return answer?.isKnown ? answer : undefined;
}

function sum(answers: readonly RankedAnswer[]): number {
  return answers.reduce((total, { likelihood }) => total + likelihood, 0);
}
