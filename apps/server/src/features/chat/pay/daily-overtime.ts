import type { ChatAnswer } from '@paperwage/api-contract';
import { LAST_COVERED_DAY } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { formatDollars, parseMoney, sum, yearOf } from '@paperwage/values';
import { known } from '../figures/answers.ts';
import { minimumWageOf } from '../figures/minimum-wages.ts';
import type { AskedQuestion } from '../reading/read-question.ts';
import { countOfHours, NET_ASKED, OVERTIME, timesHours } from './overtime-pay.ts';
import { HOURS_A_WEEK, MOST_HOURLY_PAY } from '../reading/pay-words.ts';

/** The daily hours after which the rate is higher, and how we say so. */
interface DayRule {
  readonly halfOver: number;
  readonly doubleOver?: number;
  /** The seventh day in a row of a workweek has the higher rate from its first hour. */
  readonly hasSeventhDay?: true;
  readonly law: string;
  readonly assumed: string;
}

/** California Labor Code 510 and 556; Alaska Statutes 23.10.060; Colorado COMPS Order, rule 4; Nevada Revised Statutes 608.018. */
const DAY_RULES: Readonly<Partial<Record<StateCode, DayRule>>> = {
  AK: {
    halfOver: 8,
    law: 'Alaska counts the day: time and a half over 8 hours, and over 40 in the week.',
    assumed: 'Assumes an employer with at least four employees and no flexible work hour plan.',
  },
  CA: {
    halfOver: 8,
    doubleOver: 12,
    hasSeventhDay: true,
    law: 'California counts the day: time and a half over 8 hours and double time over 12, whatever the rest of the week was. Over 40 hours in the week it is time and a half too.',
    assumed: 'Assumes no alternative workweek schedule. Some agreements and jobs have other rules.',
  },
  CO: {
    halfOver: 12,
    law: 'Colorado counts the day: time and a half over 12 hours, or over 40 in the week, whichever pays more.',
    assumed: 'Some jobs have other rules.',
  },
  NV: {
    halfOver: 8,
    law: 'Nevada counts the day where the pay is below one and a half times the minimum wage: time and a half over 8 hours.',
    assumed: 'Assumes no agreement to work four days of 10 hours.',
  },
};
const SEVENTH_DAY =
  'The seventh day in a row of a workweek is paid at time and a half for its first 8 hours, and double time after that.';
const FAQ: ChatAnswer['links'][number] = {
  href: '/faq#daily-overtime',
  title: 'Is there overtime by the day?',
  kind: 'FAQ',
};

/** Hours of equal days, by what they are paid, with the words of the law. */
export interface PaidHours {
  readonly regular: number;
  readonly half: number;
  readonly double: number;
  readonly law: string;
  readonly assumed: string;
}

/** Whether one of the states counts overtime by the day. */
export function hasDailyOvertime(states: readonly StateCode[]): boolean {
  return states.some((state) => state in DAY_RULES);
}

/**
 * The hours of a week of equal days, by rate, in a state with daily overtime. Undefined in other states, or if it depends
 * on a minimum wage that we don't have.
 */
export function paidHours(
  state: StateCode,
  { count, hours }: { readonly count: number; readonly hours: number },
  rate: number,
  year: number,
): PaidHours | undefined {
  const rule = dayRule(state, rate, year);
  if (!rule) return undefined;
  const { halfOver, doubleOver = Infinity, law, assumed } = rule;
  // Section 556: not in a short week of short days.
  const isShort = count * hours <= 30 && hours <= 6;
  const seventh = rule.hasSeventhDay && count === 7 && !isShort ? 1 : 0;
  const plainDays = count - seventh;
  const straight = Math.min(hours, halfOver) * plainDays;
  const regular = Math.min(straight, HOURS_A_WEEK);
  const double = Math.max(0, hours - doubleOver) * plainDays + (seventh === 1 ? Math.max(0, hours - halfOver) : 0);
  const half = count * hours - regular - double;
  return { regular, half, double, law: seventh === 1 ? `${law} ${SEVENTH_DAY}` : law, assumed };
}

/** Nevada has daily overtime only for lower pay: above that, it is weekly, as elsewhere. */
function dayRule(state: StateCode, rate: number, year: number): DayRule | undefined {
  const rule = DAY_RULES[state];
  if (state !== 'NV' || !rule) return rule;
  const wage = Number(/\d+\.\d\d/.exec(minimumWageOf(state, year) ?? '')?.[0]);
  if (Number.isNaN(wage)) return undefined;
  return rate < wage * 1.5
    ? rule
    : {
        halfOver: Infinity,
        law: `Nevada counts the day only where the pay is below ${formatDollars(parseMoney((wage * 1.5).toFixed(2))!)} an hour. From there on, it is time and a half over 40 hours in the week.`,
        assumed: 'Some jobs have other rules.',
      };
}

const WEEKDAY = '(?:sun|mon|tues?|wednes|wed|thurs?|fri|satur|sat)(?:day)?';
const DAY_HOURS = new RegExp(
  [
    '\\b(\\d{1,2}(?:\\.\\d+)?)[ -]?(?:hours?|hrs?)(?: long)?[ -](?:(?:shoot|shooting|film|filming|work|event) )?(?:shift|day)\\b',
    '\\b(\\d{1,2}(?:\\.\\d+)?) ?(?:hours?|hrs?) (?:in (?:a|one|(?:a|one) single)|(?:on )?(?:one|a single)) (?:day|shift)\\b',
    `\\b(\\d{1,2}(?:\\.\\d+)?) ?(?:hours?|hrs?) (?:(?:on|last|this|straight) )*(?:today|yesterday|${WEEKDAY})\\b`,
    '\\b(?:one|1|an?|a single) (?:single |long )?(?:day|shift) (?:of|at|with|for) (\\d{1,2}(?:\\.\\d+)?) ?(?:hours?|hrs?)\\b',
    `\\b(?:today|yesterday|${WEEKDAY})(?: (?:i|he|she|they|worked|pulled|did|was|put in))* (\\d{1,2}(?:\\.\\d+)?) ?(?:hours?|hrs?)\\b`,
  ].join('|'),
);
const MORE_DAYS = /\b(?:days|shifts|each|every|a week|per week|weekly)\b/;

const OTHER_PERIOD =
  /\b(?:months?|monthly|mo|years?|yearly|yr|annual\w*|bi[- ]?weekly|semi[- ]?monthly|fortnight\w*|(?:two|2|other) (?:weeks?|wks?))\b/;

/** Whether the hours are for one day, in a state without daily overtime. */
export function isOneShift(text: string, states: readonly StateCode[]): boolean {
  return DAY_HOURS.test(text) && !MORE_DAYS.test(text) && countOfHours(text) === 1 && !hasDailyOvertime(states);
}

/** "20/hr in California, only a 10 hour shift", "California, 4 days x 10 hours at 20": pay where the state counts the day. */
export function answerDays({ pay, states, year }: AskedQuestion, text: string): ChatAnswer | undefined {
  const [state] = states;
  const [amount, ...others] = pay.amounts;
  if (states.length !== 1 || !state || !amount || others.length > 0 || NET_ASKED.test(text)) return undefined;
  if ((amount.basis ?? 'hour') !== 'hour' || amount.value >= MOST_HOURLY_PAY) return undefined;
  // The hours are those of a week or a day, so the pay of a month would be another.
  if (OTHER_PERIOD.test(text) || pay.frequencies.some((one) => one !== 'WEEKLY' && one !== 'DAILY')) return undefined;
  const rate = parseMoney(String(amount.value));
  const days = pay.days ?? oneDay(text);
  if (rate === undefined || !days || days.hours > 24 || pay.overtimeHours !== undefined) return undefined;
  const paid = paidHours(state, days, amount.value, year ?? yearOf(LAST_COVERED_DAY));
  if (!paid) return undefined;
  const lines = [
    { count: paid.regular, factor: 1, name: '' },
    { count: paid.half, factor: 1.5, name: ' of overtime' },
    { count: paid.double, factor: 2, name: ' of double time' },
  ].filter(({ count }) => count > 0);
  const total = sum(lines.map(({ count, factor }) => timesHours(rate, count * factor)));
  const said = lines.map(
    ({ count, factor, name }) =>
      `${count === 1 ? '1 hour' : `${count} hours`}${name} at ${formatDollars(timesHours(rate, factor))} ${count === 1 ? 'is' : 'are'} ${formatDollars(timesHours(rate, count * factor))}.`,
  );
  const ofWeek = days.count > 1 ? ' Counts all days as one workweek.' : '';
  return known(
    [`${formatDollars(total)} before taxes.`, said.join(' '), `${paid.law} ${paid.assumed}${ofWeek}`],
    [OVERTIME, FAQ],
  );
}

/** One day and its hours, where no other hours are said. */
function oneDay(text: string): { readonly count: number; readonly hours: number } | undefined {
  const match = DAY_HOURS.exec(text);
  if (!match || MORE_DAYS.test(text) || countOfHours(text) > 1) return undefined;
  return { count: 1, hours: Number(match.slice(1).find((one) => one !== undefined)) };
}
