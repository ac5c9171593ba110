import type { ChatAnswer } from '@paperwage/api-contract';
import type { RuleBook } from '@paperwage/payroll';
import { FIRST_COVERED_DAY, LAST_COVERED_DAY } from '@paperwage/payroll';
import { yearOf } from '@paperwage/values';
import { calculatorLink, declined, distinct, rulesLink } from './answers.ts';
import { FEDERAL_TOPICS } from './federal-figures.ts';
import { FORM_TOPICS } from './form-figures.ts';
import type { FoundIntent } from '../intents/find-intents.ts';
import { OTHER_TOPICS } from './other-figures.ts';
import { amountsIn } from '../reading/amounts.ts';
import type { AskedQuestion } from '../reading/read-question.ts';
import { STATE_TOPICS } from './state-figures.ts';
import type { Topic } from './topic.ts';

const TOPICS = new Map(
  [...STATE_TOPICS, ...FEDERAL_TOPICS, ...FORM_TOPICS, ...OTHER_TOPICS].map((topic) => [topic.intent, topic]),
);

const THRESHOLD_PAGE = '/blog/1099-nec-or-1099-misc#the-new-threshold';

/** Whether an intent is a figure that the rules may have. */
export function isFigure(intent: string): boolean {
  return TOPICS.has(intent);
}

/** Whether the rules have the tables of a year. */
export function isCoveredYear(year: number): boolean {
  return yearOf(FIRST_COVERED_DAY) <= year && year <= yearOf(LAST_COVERED_DAY);
}

/** Asks for a figure rather than for what surrounds it. */
const ASKS_FIGURE =
  /\b(?:what(?:s| is| are| was| will)|how (?:much|high|many)|when|limits?|max\w*|rates?|cap|base|threshold|percent\w*)\b/;

/** The figure that is asked for, unless it is far less likely than the page around it; a state's if one is named. */
function topicOf(intents: readonly FoundIntent[], { states, plain, isYearNamed }: AskedQuestion): Topic | undefined {
  // Whoever says an amount asks on which side of it they are.
  if (intents[0]?.intent === THRESHOLD_PAGE && amountsIn(plain).length === 1) return TOPICS.get('#threshold1099');
  const found = intents.find(({ intent }) => TOPICS.has(intent));
  const topic = found && TOPICS.get(found.intent);
  const isNamed = topic?.isOfState && states.length > 0;
  // Pages give figures for one year.
  const least = isYearNamed ? 150 : ASKS_FIGURE.test(plain) ? 12 : 2;
  return found && (isNamed || found.likelihood >= intents[0]!.likelihood / least) ? topic : undefined;
}

/** Figures that change each year. */
const OF_EACH_YEAR: ReadonlySet<string> = new Set(
  'socialSecurityLimit standardDeduction retirement ira healthSavings healthFsa mileage minimumWage'
    .split(' ')
    .map((one) => `#${one}`),
);

/** "2026", or "in 25" where no unit follows. */
const YEAR = /\b(20\d\d)\b|\bin (2[2-9])(?=[.,?;]|$| (?:and|vs|or)\b)/g;

/** "2025 and 2026", "this year and last year"; else the year that is asked about. */
function yearsIn(plain: string, year: number): readonly number[] {
  const named = [...new Set([...plain.matchAll(YEAR)].map(([, long, short]) => Number(long ?? `20${short}`)))];
  if (named.length > 1) return named;
  if (/\bthis (?:year|yr) (?:and|n|&|vs|versus|or) last\b(?! (?:year|yr))/.test(plain)) return [year, year - 1];
  if (!/\blast (?:year|yr)\b/.test(plain)) return [year];
  if (/\b(?:this|current) (?:year|yr)\b/.test(plain)) return [year + 1, year];
  return named.length === 1 ? [named[0]!, named[0]! - 1] : [year];
}

function bothOf(first: ChatAnswer, second: ChatAnswer): ChatAnswer {
  const texts = [...new Set([...first.paragraphs, ...second.paragraphs].map(({ text }) => text))];
  return {
    ...first,
    paragraphs: texts.map((text) => ({ text, source: 1 })),
    links: distinct([...first.links, ...second.links]),
  };
}

/** What is true in every state is on a page. */
const ANY_STATE = /\b(?:every|all|each|any|most|some|which|what) states?\b/;
/** "The 1099s for work done in 2026" are of 2026. */
const PAID_IN_YEAR =
  /\b(?:work(?:ed)?|jobs?|services?|pay(?:ments?)?|paid|wages?|earned|done|made) (?:\w+ ){0,3}in 20\d\d\b/;

/** The answer from the tax rules; undefined if the question isn't about figures that they have. */
export function figuresFor(
  intents: readonly FoundIntent[],
  asked: AskedQuestion,
  year: number,
  rules: RuleBook,
): ChatAnswer | undefined {
  const topic = topicOf(intents, asked);
  if (!topic) return undefined;
  // A year's forms are due in the next year.
  const isOfDueYear =
    topic.isOfForms &&
    !(topic.intent === '#threshold1099' && /\b(?:pay(?:ing)?|paid|gave)\b/.test(asked.plain)) &&
    /\b(?:due|deadlines?|by when|send|sent|mail(?:ed)?|hand(?:ed)? out|file)\b.*\bin 20\d\d\b/.test(asked.plain) &&
    !PAID_IN_YEAR.test(asked.plain);
  const ofYear = isOfDueYear ? year - 1 : year;
  const years = OF_EACH_YEAR.has(topic.intent) ? yearsIn(asked.plain, ofYear) : [];
  if (years.length === 2 && years.every(isCoveredYear)) {
    const answers = years.flatMap((one) => topicAnswer(topic, asked, one, rules) ?? []);
    // What we know first; of the other year, that we don’t.
    const [first, second] = answers.sort((a, b) => Number(b.isKnown) - Number(a.isKnown));
    if (first?.isKnown && second) return bothOf(first, second);
  }
  if (!isCoveredYear(ofYear))
    return (topic.isKnownAhead && topicAnswer(topic, asked, ofYear, rules)) || notCovered(ofYear);
  return topicAnswer(topic, asked, ofYear, rules);
}

/** Topics that read two states themselves. */
const OF_SEVERAL_STATES: ReadonlySet<string> = new Set(['#minimumWage', '#stateAgreement', '#noTaxStates']);

function topicAnswer(topic: Topic, asked: AskedQuestion, year: number, rules: RuleBook): ChatAnswer | undefined {
  if (topic.isOfState && asked.states.length === 2 && !OF_SEVERAL_STATES.has(topic.intent)) {
    const [first, second] = asked.states.map((state) => topicAnswer(topic, { ...asked, states: [state] }, year, rules));
    return first?.isKnown && second?.isKnown ? bothOf(first, second) : (first ?? second);
  }
  const text = topic.answer(asked, year, rules);
  const state = topic.isOfState ? asked.states[0] : undefined;
  if (!text && state !== undefined && topic.missing) {
    const [first, ...more] = topic.missing(state, year);
    return declined(first!, topic.links, more.join(' '));
  }
  if (!text) {
    return topic.isOfState && asked.states.length === 0 && !ANY_STATE.test(asked.plain)
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

/** Says which years we cover. */
export function notCovered(year: number): ChatAnswer {
  const [first, last] = [yearOf(FIRST_COVERED_DAY), yearOf(LAST_COVERED_DAY)];
  return declined(
    `I don’t know that for ${year}.`,
    [{ href: '/tax-rules', title: 'Tax rules', kind: 'Tax rules' }],
    `Our rules cover ${first} through ${last}.`,
  );
}
