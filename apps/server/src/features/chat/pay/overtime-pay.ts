import type { ChatAnswer } from '@paperwage/api-contract';
import type { Cents } from '@paperwage/values';
import { add, divide, dollars, formatDollars, parseMoney, sum, times } from '@paperwage/values';
import { amountsIn } from '../reading/amounts.ts';
import { known } from '../figures/answers.ts';
import type { AskedQuestion } from '../reading/read-question.ts';
import { HOURS_A_WEEK, MOST_HOURLY_PAY, MOST_HOURS_A_WEEK } from '../reading/pay-words.ts';

/** Words that ask for what is left after taxes. */
export const NET_ASKED =
  /\b(?:tax\w*|net|take[ -]?home|taking home|after|home|withh\w+|deduct\w*|keep|pocket|clear|deposit\w*|bank)\b/;
/** Hours that somebody worked, and not those from which on a rule counts. */
const ANY_HOURS = /(?<!\b(?:over|after|past|above|beyond) )\b\d{1,3}(?:\.\d+)?[ -]?(?:hours?|hrs?)\b/g;

export const OVERTIME: ChatAnswer['links'][number] = {
  href: '/tools/overtime',
  title: 'Overtime pay',
  kind: 'Calculator',
};

/** Pay of overtime and double time: a rate of them, of hours, or of two rates. */
export function overtimeOfRates(asked: AskedQuestion, text: string): ChatAnswer | undefined {
  return (
    doubleTime(asked, text) ?? overtimeRate(asked, text) ?? withBonus(text) ?? twoRates(text) ?? twoWeeks(asked, text)
  );
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
  const over = /\bfor (\d{1,2}(?:\.\d+)?) ?(?:hours?|hrs?) (?:over\b(?! \d)|of (?:ot|overtime)\b|ot\b|overtime\b)/.exec(
    text,
  )?.[1];
  if (pay.frequencies.length > 0 || (over === undefined && (pay.hours ?? pay.overtimeHours) !== undefined))
    return undefined;
  const rate = amount.value;
  if (rate >= dollars(MOST_HOURLY_PAY) || (pay.amounts[0]?.basis ?? 'hour') !== 'hour') return undefined;
  if (/\bdouble[- ]?time\b|\bdouble (?:pay|rate)\b/.test(text)) {
    const double = `Double time of ${formatDollars(rate)} is ${formatDollars(timesHours(rate, 2))} an hour. ${NO_DOUBLE_TIME}`;
    return known([double], [OVERTIME]);
  }
  if (!/\btime (?:and|n|&) (?:a |one )?half\b|\b(?:overtime|ot) (?:rate|pay)\b|\brate for overtime\b/.test(text))
    return undefined;
  const ofHours =
    over === undefined ? '' : ` ${over} hours of it are ${formatDollars(timesHours(rate, Number(over) * 1.5))}.`;
  return known(
    [
      `Time and a half of ${formatDollars(rate)} is ${formatDollars(timesHours(rate, 1.5))} an hour.${ofHours} Federal law asks for it over ${HOURS_A_WEEK} hours in a workweek.`,
    ],
    [OVERTIME],
  );
}

/** Hours at one rate, in either order: "15 for 30 hours", "20 hrs at $20". */
const HOURS_AT_RATE =
  /\$?(?<![\d.])(\d{1,3}(?:\.\d+)?)(?: ?(?:\/|an|per) ?(?:hour|hr))?,? (?:(?:and|he|she|they|i) )*(?:for|x|times|did|does|worked|put in) (\d{1,3}(?:\.\d+)?) ?(?:hours?|hrs?|h)\b|(?<![\d.])\b(\d{1,3}(?:\.\d+)?) ?(?:hours?|hrs?|h) (?:(?!and\b|plus\b|at\b|for\b)[a-z]+ ){0,5}(?:at|@|for|paid) \$?(\d{1,3}(?:\.\d+)?)/g;

/** One that counts in the regular rate, and is for a week. */
const BONUS_OF_WEEK =
  /\$?(?<![\d.])(\d{1,4}(?:\.\d\d?)?) (?:\w+ )?bonus\b|\bbonus (?:was |is |of )*\$?(\d{1,4}(?:\.\d\d?)?)\b/;
/** A gift counts in no regular rate; over which hours a bonus of longer counts isn’t known. */
const OTHER_BONUS =
  /\b(?:christmas|xmas|holiday|gift|surprise|discretionary|year[- ]?end|signing|sign[- ]?on|yearly|annual|monthly|month|quarter\w*|year)\b/;

/** "46 hours at $20 and a $92 production bonus": half of the regular rate with the bonus for each hour of overtime. */
function withBonus(text: string): ChatAnswer | undefined {
  const said = BONUS_OF_WEEK.exec(text);
  const [week, ...others] = text.matchAll(HOURS_AT_RATE);
  if (!said || !week || others.length > 0 || OTHER_BONUS.test(text) || NET_ASKED.test(text)) return undefined;
  const [rate, bonus] = [week[1] ?? week[4], said[1] ?? said[2]].map((number) => parseMoney(number ?? ''));
  const hours = Number(week[2] ?? week[3]);
  const over = hours - HOURS_A_WEEK;
  if (rate === undefined || bonus === undefined || over <= 0 || hours > MOST_HOURS_A_WEEK) return undefined;
  const straight = timesHours(rate, hours);
  const { regularRate, premium } = overtimeOn(add(straight, bonus), hours);
  return known(
    [
      `${formatDollars(sum([straight, bonus, premium]))} before taxes: ${formatDollars(straight)} for ${hours} hours at ${formatDollars(rate)}, the bonus of ${formatDollars(bonus)}, and ${formatDollars(premium)} more for ${over} hours of overtime.`,
      `A bonus that was promised counts in the regular rate. With it, the rate is ${formatDollars(regularRate)} an hour, and each hour over ${HOURS_A_WEEK} gets half of it on top. Assumes that the bonus is for this workweek alone. A gift that nobody was promised doesn’t count.`,
    ],
    [OVERTIME, { href: '/faq#regular-rate', title: 'Does a bonus change overtime?', kind: 'FAQ' }],
  );
}

/** What a week comes to an hour, and half of that for each hour over 40. */
function overtimeOn(straight: Cents, hours: number): { readonly regularRate: Cents; readonly premium: Cents } {
  return {
    regularRate: divide(times(straight, 10_000), Math.round(hours * 10_000)),
    premium: divide(times(straight, Math.round((hours - HOURS_A_WEEK) * 10_000)), Math.round(hours * 20_000)),
  };
}

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
  const { regularRate, premium } = overtimeOn(straight, hours);
  return known(
    [
      `${formatDollars(add(straight, premium))} before taxes: ${formatDollars(straight)} for ${hours} hours at both rates, and ${formatDollars(premium)} for ${over} hours of overtime.`,
      `The regular rate is the average of the week, ${formatDollars(regularRate)} an hour, and each hour over ${HOURS_A_WEEK} gets half of it on top. Assumes one workweek and one employer, and that they didn’t agree before the work to pay overtime at the rate of each job.`,
    ],
    [OVERTIME],
  );
}

const HOURS = '(\\d{1,3}(?:\\.\\d+)?)(?: ?(?:hours?|hrs?|h)\\b)?';
const FIRST_WEEK = '(?:one|first|1st|last)(?: (?:week|wk))?|(?:week|wk) (?:one|1)';
const SECOND_WEEK = '(?:next|second|2nd|other|following|this)(?: (?:week|wk))?|(?:week|wk) (?:two|2)';
/** Hours of two weeks: "52 hrs one week and 30 the next", "one week she did 52 hrs next week only 30". */
const OF_TWO_WEEKS = new RegExp(
  `\\b${HOURS},? (?:(?:in|the|for|on|of) )*(?:${FIRST_WEEK})\\b[^.]{0,25}?(?<![$\\d.])\\b${HOURS},? (?:(?:in|the|for|on|of) )*(?:${SECOND_WEEK})\\b|` +
    `\\b(?:${FIRST_WEEK})\\b[^.\\d]{0,25}(?<!\\$)\\b${HOURS}[^.\\d]{0,20}\\b(?:${SECOND_WEEK})\\b[^.\\d]{0,15}(?<!\\$)\\b${HOURS}`,
);

/** What an hour is paid: "$20", "at 18", "21/hr". */
const RATE =
  /\$(\d{1,3}(?:\.\d+)?)|\bat (\d{1,3}(?:\.\d+)?)\b(?! ?(?:hours?|hrs?))|\b(\d{1,3}(?:\.\d+)?) ?(?:\/|an |per )(?:hour|hr)\b/g;

/** Two weeks at one rate: each workweek has its own overtime, however they are paid. */
function twoWeeks({ states }: AskedQuestion, text: string): ChatAnswer | undefined {
  const said = OF_TWO_WEEKS.exec(text)
    ?.slice(1)
    .filter((one) => one !== undefined)
    .map(Number);
  const [match, ...others] = text.matchAll(RATE);
  const rate = parseMoney(match?.slice(1).find((one) => one !== undefined) ?? '');
  if (!said || rate === undefined || others.length > 0 || states.length > 0 || NET_ASKED.test(text)) return undefined;
  if (said.some((hours) => hours > MOST_HOURS_A_WEEK) || Math.max(...said) <= HOURS_A_WEEK) return undefined;
  if (rate >= dollars(MOST_HOURLY_PAY)) return undefined;
  const weeks = said.map((hours) => {
    const over = Math.max(0, hours - HOURS_A_WEEK);
    return { hours, over, paid: add(timesHours(rate, hours - over), timesHours(rate, over * 1.5)) };
  });
  const lines = weeks.map(
    ({ hours, over, paid }) =>
      `${hours} hours${over > 0 ? `, ${over} of them overtime,` : ''} are ${formatDollars(paid)}.`,
  );
  return known(
    [
      `${formatDollars(sum(weeks.map(({ paid }) => paid)))} before taxes for both weeks.`,
      `Each workweek counts by itself, also if you pay every two weeks: ${lines.join(' ')} Overtime is over ${HOURS_A_WEEK} hours, at ${formatDollars(timesHours(rate, 1.5))}, time and a half.`,
    ],
    [OVERTIME, { href: '/faq#overtime', title: 'When do I have to pay overtime?', kind: 'FAQ' }],
  );
}

/** How many times a text says hours that somebody worked. */
export function countOfHours(text: string): number {
  return text.match(ANY_HOURS)?.length ?? 0;
}

/** A rate for hours. */
export function timesHours(rate: Cents, hours: number): Cents {
  return divide(times(rate, Math.round(hours * 10_000)), 10_000);
}
