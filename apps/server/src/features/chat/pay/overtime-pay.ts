import type { ChatAnswer } from '@paperwage/api-contract';
import type { Cents, StateCode } from '@paperwage/values';
import { add, divide, dollars, formatDollars, parseMoney, sum, times } from '@paperwage/values';
import { amountsIn } from '../amounts.ts';
import { known } from '../answers.ts';
import type { AskedQuestion } from '../read-question.ts';
import { HOURS_A_WEEK, MOST_HOURLY_PAY, MOST_HOURS_A_WEEK } from './pay-words.ts';

/** Words that ask for what is left after taxes. */
export const NET_ASKED =
  /\b(?:tax\w*|net|take[ -]?home|taking home|after|home|withh\w+|deduct\w*|keep|pocket|clear|deposit\w*|bank)\b/;
/** Hours that somebody worked, and not those from which on a rule counts. */
const ANY_HOURS = /(?<!\b(?:over|after|past|above|beyond) )\b\d{1,3}(?:\.\d+)?[ -]?(?:hours?|hrs?)\b/g;
/** Where overtime also counts by the day. */
const DAILY_OVERTIME: readonly StateCode[] = ['AK', 'CA', 'CO', 'NV'];

export const OVERTIME: ChatAnswer['links'][number] = {
  href: '/tools/overtime',
  title: 'Overtime pay',
  kind: 'Calculator',
};

/** Pay of overtime and double time: a rate of them, of hours, of two rates, or of one long day. */
export function overtimeOfRates(asked: AskedQuestion, text: string): ChatAnswer | undefined {
  return doubleTime(asked, text) ?? overtimeRate(asked, text) ?? twoRates(text) ?? californiaDay(asked, text);
}

/** Whether one of the states counts overtime by the day. */
export function hasDailyOvertime(states: readonly StateCode[]): boolean {
  return states.some((state) => DAILY_OVERTIME.includes(state));
}

/** Whether the hours are those of one day, where overtime doesn’t count by the day. */
export function isOneShift(text: string, states: readonly StateCode[]): boolean {
  return DAY_HOURS.test(text) && !MORE_DAYS.test(text) && countOfHours(text) === 1 && !hasDailyOvertime(states);
}

const DOUBLE_TIME_HOURS =
  /\b(\d{1,2}(?:\.\d+)?) ?(?:hours?|hrs?) (?:(?:of|at|in|on|as|worth of|paid|is) )*double[- ]?(?:time|pay)\b|\bdouble[- ]?(?:time|pay) (?:(?:for|on|of|x|times) )?(\d{1,2}(?:\.\d+)?) ?(?:hours?|hrs?)\b/;
const NO_DOUBLE_TIME =
  'Federal law doesn’t ask for double time. California does over 12 hours in a day, and a contract may.';

/** "3 hours of double time at 24" */
function doubleTime({ pay, plain }: AskedQuestion, text: string): ChatAnswer | undefined {
  const match = DOUBLE_TIME_HOURS.exec(text);
  const [amount, ...others] = amountsIn(plain);
  if (!match || !amount || others.length > 0 || NET_ASKED.test(text)) return undefined;
  const isOfMore = countOfHours(text) > 1 || pay.overtimeHours !== undefined;
  if (isOfMore || amount.value >= dollars(MOST_HOURLY_PAY) || (pay.amounts[0]?.basis ?? 'hour') !== 'hour')
    return undefined;
  const hours = Number(match[1] ?? match[2]);
  const [double, whole] = [timesHours(amount.value, 2), timesHours(amount.value, hours * 2)].map(formatDollars);
  const said = hours === 1 ? '1 hour of double time is' : `${hours} hours of double time are`;
  return known(
    [`${said} ${whole} before taxes, at ${double} an hour: twice ${formatDollars(amount.value)}. ${NO_DOUBLE_TIME}`],
    [OVERTIME],
  );
}

/** "Time and a half of $22", "double time 14.20" */
function overtimeRate({ pay, states, plain }: AskedQuestion, text: string): ChatAnswer | undefined {
  const [amount, ...others] = amountsIn(plain);
  if (!amount || others.length > 0 || states.length > 0 || NET_ASKED.test(text)) return undefined;
  if (pay.hours !== undefined || pay.overtimeHours !== undefined || pay.frequencies.length > 0) return undefined;
  const rate = amount.value;
  if (rate >= dollars(MOST_HOURLY_PAY) || (pay.amounts[0]?.basis ?? 'hour') !== 'hour') return undefined;
  if (/\bdouble[- ]?time\b|\bdouble (?:pay|rate)\b/.test(text)) {
    const double = `Double time of ${formatDollars(rate)} is ${formatDollars(timesHours(rate, 2))} an hour. ${NO_DOUBLE_TIME}`;
    return known([double], [OVERTIME]);
  }
  if (!/\btime (?:and|n|&) (?:a |one )?half\b|\b(?:overtime|ot) (?:rate|pay)\b|\brate for overtime\b/.test(text))
    return undefined;
  return known(
    [
      `Time and a half of ${formatDollars(rate)} is ${formatDollars(timesHours(rate, 1.5))} an hour. Federal law asks for it over ${HOURS_A_WEEK} hours in a workweek.`,
    ],
    [OVERTIME],
  );
}

/** Hours at one rate, in either order: "15 for 30 hours", "20 hrs at $20". */
const HOURS_AT_RATE =
  /\$?(?<![\d.])(\d{1,3}(?:\.\d+)?)(?: ?(?:\/|an|per) ?(?:hour|hr))? (?:for|x|times) (\d{1,3}(?:\.\d+)?) ?(?:hours?|hrs?)\b|(?<![\d.])\b(\d{1,3}(?:\.\d+)?) ?(?:hours?|hrs?) (?:at|@|for|paid) \$?(\d{1,3}(?:\.\d+)?)/g;

/** A week at two rates for one employer: overtime is on what the hours came to on average. */
function twoRates(text: string): ChatAnswer | undefined {
  const parts = [...text.matchAll(HOURS_AT_RATE)].map(([, rate, hours, hoursFirst, rateLast]) => ({
    rate: parseMoney(rate ?? rateLast ?? ''),
    hours: Number(hours ?? hoursFirst),
  }));
  const [one, two, ...others] = parts;
  if (!one || !two || others.length > 0 || one.rate === undefined || two.rate === undefined) return undefined;
  if (
    NET_ASKED.test(text) ||
    /\bdifferent (?:boss|employer|compan)\w*|\btwo (?:bosses|employers|companies)\b/.test(text)
  )
    return undefined;
  const hours = one.hours + two.hours;
  if (hours > MOST_HOURS_A_WEEK || /\b(?:month|two weeks|2 weeks|biweekly|invoic\w*|client)\b/.test(text))
    return undefined;
  const straight = add(timesHours(one.rate, one.hours), timesHours(two.rate, two.hours));
  const over = Math.max(0, hours - HOURS_A_WEEK);
  if (over === 0)
    return known([`${formatDollars(straight)} before taxes for ${hours} hours at both rates.`], [OVERTIME]);
  const average = divide(times(straight, 10_000), Math.round(hours * 10_000));
  const premium = divide(times(straight, Math.round(over * 10_000)), Math.round(hours * 20_000));
  return known(
    [
      `${formatDollars(add(straight, premium))} before taxes: ${formatDollars(straight)} for ${hours} hours at both rates, and ${formatDollars(premium)} for ${over} hours of overtime.`,
      `The regular rate is the average of the week, ${formatDollars(average)} an hour, and each hour over ${HOURS_A_WEEK} gets half of it on top. Assumes one workweek and one employer, and that they didn’t agree before the work to pay overtime at the rate of each job.`,
    ],
    [OVERTIME],
  );
}

const DAY_HOURS =
  /\b(\d{1,2}(?:\.\d+)?)[ -]?(?:hours?|hrs?)(?: long)?[ -](?:shift|day)\b|\b(\d{1,2}(?:\.\d+)?) ?(?:hours?|hrs?) (?:in (?:a|one|(?:a|one) single)|(?:on )?(?:one|a single)) (?:day|shift)\b|\b(\d{1,2}(?:\.\d+)?) ?(?:hours?|hrs?) (?:(?:on|last|this|straight) )*(?:today|yesterday|(?:sun|mon|tues?|wednes|wed|thurs?|fri|satur|sat)(?:day)?)\b/;
const MORE_DAYS = /\b(?:days|shifts|each|every|a week|per week|weekly)\b/;

function countOfHours(text: string): number {
  return text.match(ANY_HOURS)?.length ?? 0;
}

/** "20/hr in California, only a 10 hour shift": overtime over 8 hours of the day, double time over 12. */
function californiaDay({ pay, states }: AskedQuestion, text: string): ChatAnswer | undefined {
  const match = DAY_HOURS.exec(text);
  const [amount, ...others] = pay.amounts;
  if (states.length !== 1 || states[0] !== 'CA' || !match || !amount || others.length > 0) return undefined;
  const isOfMoreDays = MORE_DAYS.test(text) || countOfHours(text) > 1;
  const rate = parseMoney(String(amount.value));
  const hours = Number(match[1] ?? match[2] ?? match[3]);
  if (rate === undefined || amount.value >= MOST_HOURLY_PAY || isOfMoreDays || hours > 24 || NET_ASKED.test(text))
    return undefined;
  const regular = Math.min(hours, 8);
  const double = Math.max(0, hours - 12);
  const half = hours - regular - double;
  const lines = [
    { count: regular, factor: 1, name: '' },
    { count: half, factor: 1.5, name: ' of overtime' },
    { count: double, factor: 2, name: ' of double time' },
  ].filter(({ count }) => count > 0);
  const total = sum(lines.map(({ count, factor }) => timesHours(rate, count * factor)));
  const said = lines.map(
    ({ count, factor, name }) =>
      `${count === 1 ? '1 hour' : `${count} hours`}${name} at ${formatDollars(timesHours(rate, factor))} ${count === 1 ? 'is' : 'are'} ${formatDollars(timesHours(rate, count * factor))}.`,
  );
  return known(
    [
      `${formatDollars(total)} before taxes.`,
      said.join(' '),
      'California counts the day: time and a half over 8 hours and double time over 12, whatever the rest of the week was. Some agreements and jobs have other rules.',
    ],
    [OVERTIME, { href: '/faq#daily-overtime', title: 'Is there overtime by the day?', kind: 'FAQ' }],
  );
}

/** A rate for hours. */
export function timesHours(rate: Cents, hours: number): Cents {
  return divide(times(rate, Math.round(hours * 10_000)), 10_000);
}
