import type { ChatAnswer, ChatLink } from '@paperwage/api-contract';
import type { Cents } from '@paperwage/values';
import { add, divide, formatDollars, formatQuantity, parseMoney, quantity, times } from '@paperwage/values';
import { known } from '../figures/answers.ts';
import type { AskedQuestion } from '../reading/read-question.ts';
import { answerDays, hasDailyOvertime, isOneShift } from './daily-overtime.ts';
import { NET_ASKED, OVERTIME, overtimeOfRates, timesHours } from './overtime-pay.ts';
import { DENIED, withoutOver40 } from '../reading/ignored-phrases.ts';
import { PAID_WEEKS } from '../reading/read-pay.ts';
import { HOURS_A_WEEK, MOST_HOURLY_PAY, MOST_HOURS_A_WEEK, NEGATION, WEEKS_A_YEAR } from '../reading/pay-words.ts';

const HOURS_A_YEAR = 2_080;
const MOST_HOURS_A_DAY = 24;
const HOURLY_TO_SALARY: ChatLink = { href: '/tools/hourly-to-salary', title: 'Hourly to salary', kind: 'Calculator' };
const LEAST_OF_TWO_WEEKS = 72;
/** Above this, nobody is paid by the week or month, so "100k a month" asks for the monthly part of a yearly pay. */
const LEAST_YEARLY_PAY = 30_000;
const MOST_UNREAD = 3;

const BEFORE_TAX = /\b(?:before (?:any |all )?(?:the )?(?:tax(?:es)?|deductions|withholding)|pre-?tax)\b/g;
const GROSS = /\bgross\b/;
const WHOLE_YEAR = /\b52 (?:weeks|wks)(?: (?:a|per|of the|in the|in a) (?:year|yr))?\b/g;

type Unit = 'hour' | 'week' | 'twoWeeks' | 'halfMonth' | 'month' | 'year';
const UNITS: readonly (readonly [unit: Unit, pattern: RegExp, words: string, perYear: number])[] = [
  [
    'twoWeeks',
    /\b(?:bi[- ]?weekly|every (?:two|2|other) (?:weeks?|(?:mon|tues|wednes|thurs|fri)days?)|fortnight\w*)\b/,
    'every two weeks',
    26,
  ],
  [
    'halfMonth',
    /\b(?:semi[- ]?monthly|twice (?:a|per) month|(?:the )?1st and (?:the )?15th|15th and (?:the )?(?:last|30th|31st|end))\b/,
    'twice a month',
    24,
  ],
  ['hour', /\b(?:hours?|hourly|hr|hrs)\b/, 'an hour', HOURS_A_YEAR],
  ['week', /\b(?:weeks?|weekly|wk)\b/, 'a week', WEEKS_A_YEAR],
  ['month', /\b(?:months?|monthly|mo)\b/, 'a month', 12],
  ['year', /\b(?:years?|yearly|yr|annual\w*|annum|salary)\b/, 'a year', 1],
];
const UNIT_OF_BASIS = {
  hour: 'hour',
  year: 'year',
  WEEKLY: 'week',
  BI_WEEKLY: 'twoWeeks',
  SEMI_MONTHLY: 'halfMonth',
  MONTHLY: 'month',
} as const;

const DAYS_A_YEAR = /\b([1-3]?\d{2}) (?:work(?:ing)? )?days (?:a|per|each|in a|of the|out of the) (?:year|yr)\b/;
const MOST_DAYS_A_YEAR = 366;

/** "22 an hour, 8 hours a day, 200 days a year" */
function yearOfDays({ pay, plain }: AskedQuestion): ChatAnswer | undefined {
  const days = Number(DAYS_A_YEAR.exec(plain)?.[1] ?? 0);
  const [amount, ...others] = pay.amounts;
  const { hours } = pay;
  if (days === 0 || days > MOST_DAYS_A_YEAR || amount?.basis !== 'hour' || others.length > 0 || hours?.of !== 'DAILY')
    return undefined;
  if (hours.value > MOST_HOURS_A_DAY || pay.overtimeHours !== undefined || pay.isMoreThanPay) return undefined;
  if (NET_ASKED.test(plain) || pay.unread.some((word) => word !== String(days) && /\d|%/.test(word))) return undefined;
  const rate = parseMoney(String(amount.value));
  if (rate === undefined) return undefined;
  return known(
    [
      `${formatDollars(timesHours(rate, hours.value * days))} a year before taxes: ${hours.value} hours on each of ${days} days are ${(hours.value * days).toLocaleString('en-US')} hours at ${formatDollars(rate)}. Assumes no overtime.`,
    ],
    [HOURLY_TO_SALARY],
  );
}

/** Pay before taxes: of hours with their overtime, or by the hour, week, month and year for one another. */
export function answerGrossPay(asked: AskedQuestion): ChatAnswer | undefined {
  const { pay, plain } = asked;
  if (pay.isTaken) return undefined;
  const ofDaysOfYear = yearOfDays(asked);
  if (ofDaysOfYear) return ofDaysOfYear;
  const text = withoutOver40(plain.replace(DENIED, ' , ').replace(BEFORE_TAX, ' gross '))
    .replace(WHOLE_YEAR, ' a year ')
    .replace(PAID_WEEKS, ' a year ')
    .replace(/\bjob (?:offer|ad|posting|listing)\b/g, 'offer');
  const isGross = GROSS.test(text);
  const ofRates = overtimeOfRates(asked, text);
  if (ofRates) return ofRates;
  if (pay.amounts.length !== 1 || pay.unread.length > MOST_UNREAD) return undefined;
  const ofWeeks = `${pay.weeks} weeks`;
  // "Twice a month versus every other Friday"
  const isOfTwo = pay.frequencies.length === 2;
  const reverses = (word: string) => NEGATION.test(word) && !(isOfTwo && /^(?:vs|versus|or)$/.test(word));
  if (pay.unread.some((word) => word !== ofWeeks && (/\d|%/.test(word) || reverses(word)))) return undefined;
  const ofTakeHome = convertedNet(asked);
  if (ofTakeHome) return ofTakeHome;
  if (NET_ASKED.test(text) || pay.statuses.length > 0) return undefined;
  // What an employee costs is more than the pay.
  if (/\b(?:bonus|tips?|commission|job|jobs|costs?|employer)\b/.test(text)) return undefined;
  const ofDays = answerDays(asked, text);
  if (ofDays) return ofDays;
  if (asked.states.length > 0 && !isGross && pay.overtimeHours === undefined && !/\bovertime\b/.test(text))
    return undefined;
  return grossOfHours(asked, text, isGross) ?? converted(asked, text);
}

/** "put in 53 hours at 14.60", "40 hrs at 15.50 plus 5 ot", which ask nothing and can mean only one thing. */
const HOURS_AT_RATE_ALONE =
  /^(?:(?:i|he|she|they) )?(?:(?:put in|worked|did|had|got) )?\d{1,3}(?:\.\d+)? ?(?:hours|hrs) (?:at|@|x) \$?\d+(?:\.\d+)?(?: an hour| per hour|\/h(?:ou)?r)?(?: (?:plus|and|\+|n) \d{1,2}(?:\.\d+)? ?(?:hours |hrs )?(?:of )?(?:ot|overtime)(?: hours| hrs)?)?[.?!]?$/;

/** The pay of a week, or of hours that are no more than a week has. */
function grossOfHours({ pay, states }: AskedQuestion, text: string, isGross: boolean): ChatAnswer | undefined {
  const { hours, overtimeHours } = pay;
  const [amount] = pay.amounts;
  // With daily overtime, the hours were read before, or we can't tell which of them have the higher rate.
  if (pay.days && hasDailyOvertime(states)) return undefined;
  const isRate = amount!.basis === 'hour' || (amount!.basis === undefined && amount!.value < MOST_HOURLY_PAY);
  const rate = parseMoney(String(amount!.value));
  const isAsked =
    isGross ||
    HOURS_AT_RATE_ALONE.test(text) ||
    /\b(?:how much|what(?:s| is| will| would| do| should)?|(?:overtime|ot|total) (?:pay|for))\b/.test(text);
  if (isRate && rate !== undefined && isAsked && !hours && overtimeHours !== undefined)
    return overtimeAlone(rate, overtimeHours);
  if (!isRate || rate === undefined || !isAsked || !hours) return undefined;
  if (
    /\b(?:(?:a|per|(?:for|in|over) the(?: whole| full| entire)?) (?:year|yr)|yearly|annual\w*|salary|(?:a|per|each) month|monthly)\b/.test(
      text,
    )
  )
    return undefined;
  if (hours.value <= 2 * HOURS_A_WEEK && overtimeHours === undefined && (isOfTwoWeeks(pay) || isMoreThanWeek(pay))) {
    return known(
      [
        `${formatDollars(timesHours(rate, hours.value))} before taxes: ${hours.value} hours at ${formatDollars(rate)}. Assumes that neither week has more than ${HOURS_A_WEEK} hours, or the rest is overtime.`,
      ],
      [OVERTIME],
    );
  }
  // For two weeks or a month, the question doesn't say how many hours were in each week.
  const isOfLonger = pay.frequencies.some((one) => one !== 'WEEKLY') || amount!.beside !== undefined;
  if (
    hours.of === 'DAILY' ? !isOneShift(text, states) : hours.of !== 'WEEKLY' && (hours.of !== undefined || isOfLonger)
  )
    return undefined;
  if (hours.value > MOST_HOURS_A_WEEK) return undefined;
  const over = Math.max(0, hours.value - HOURS_A_WEEK);
  // The question doesn't say which of them are overtime.
  if (over === 0 && overtimeHours === undefined && /\b(?:overtime|ot)\b/.test(text))
    return /\b(?:overtime|ot) (?:pay|hours)\b/.test(text) && hours.of === undefined
      ? overtimeAlone(rate, hours.value)
      : undefined;
  if (over > 0 && overtimeHours !== undefined && overtimeHours !== over) return undefined;
  const extra = over > 0 ? over : (overtimeHours ?? 0);
  const regular = hours.value - over;
  const regularPay = timesHours(rate, regular);
  const overtimePay = timesHours(rate, extra * 1.5);
  const half = formatDollars(timesHours(rate, 1.5));
  const said = (count: number) =>
    count === 1 ? '1 hour' : `${formatQuantity(quantity(count)).replace(/\.00$/, '')} hours`;
  const texts =
    extra === 0
      ? [`${formatDollars(regularPay)} before taxes: ${said(regular)} at ${formatDollars(rate)}.`]
      : [
          `${formatDollars(add(regularPay, overtimePay))} before taxes.`,
          `${said(regular)} at ${formatDollars(rate)} are ${formatDollars(regularPay)}. ${said(extra)} of overtime at ${half}, time and a half, ${extra === 1 ? 'is' : 'are'} ${formatDollars(overtimePay)}.`,
          `Assumes that federal overtime applies: time and a half over ${HOURS_A_WEEK} hours in a workweek.${hasDailyOvertime(states) ? ' This state also counts overtime by the day, which can make it more.' : ''}`,
        ];
  return known(texts, [OVERTIME]);
}

/** So many hours that they must be for two weeks, if nothing else is said. */
function isMoreThanWeek({ amounts: [amount], frequencies, hours }: AskedQuestion['pay']): boolean {
  const isSaid = frequencies.length > 0 || amount?.beside !== undefined || hours!.of !== undefined;
  return hours!.value >= LEAST_OF_TWO_WEEKS && !isSaid;
}

function isOfTwoWeeks({ amounts: [amount], frequencies, hours }: AskedQuestion['pay']): boolean {
  return (
    [...frequencies, amount?.beside, hours?.of].every((one) => one === undefined || one === 'BI_WEEKLY') &&
    (hours!.of ?? frequencies[0] ?? amount?.beside) === 'BI_WEEKLY'
  );
}

/** "10 hours of overtime at $18 an hour" */
function overtimeAlone(rate: Cents, hours: number): ChatAnswer | undefined {
  if (hours > HOURS_A_WEEK) return undefined;
  const count = formatQuantity(quantity(hours)).replace(/\.00$/, '');
  const [half, whole] = [timesHours(rate, 1.5), timesHours(rate, hours * 1.5)].map(formatDollars);
  return known(
    [
      `${count} hours of overtime are ${whole} before taxes, at ${half} an hour: time and a half of ${formatDollars(rate)}.`,
    ],
    [OVERTIME],
  );
}

/** "$25 an hour is how much a year", and the same for any two of an hour, a week, a month and a year. */
function converted({ pay, states }: AskedQuestion, text: string): ChatAnswer | undefined {
  const [amount] = pay.amounts;
  const value = parseMoney(String(amount!.value));
  // What the year has come to so far is no yearly pay.
  if (/\bytd\b|\byear[- ]to[- ]date\b/.test(text)) return undefined;
  if (value === undefined || (states.length > 0 && !GROSS.test(text)) || pay.overtimeHours !== undefined)
    return undefined;
  const { hours, weeks = WEEKS_A_YEAR } = pay;
  if (hours !== undefined && (hours.of === 'DAILY' || hours.value > HOURS_A_WEEK)) return undefined;
  if (pay.days && hasDailyOvertime(states)) return undefined;
  const ofHours = text.replace(
    /\b\d+(?:\.\d+)?[ -]?(?:hours?|hrs?)\b(?: (?:a|per|each) (?:week|wk|day))?|\b\d days?(?: (?:a|per|each) (?:week|wk))?/g,
    ' ',
  );
  const isTooMuch = amount!.basis === 'hour' && amount!.value > MOST_HOURLY_PAY;
  const isOfYear = amount!.value >= LEAST_YEARLY_PAY && amount!.basis !== 'hour';
  const said = isTooMuch ? undefined : isOfYear ? 'year' : (amount!.basis ?? amount!.beside);
  const isOfHour =
    amount!.value < MOST_HOURLY_PAY && (hours !== undefined || /\b(?:week|month|year) at \$?\d/.test(text));
  const basis = said ?? (amount!.value >= 10_000 ? 'year' : isOfHour ? 'hour' : undefined);
  const from = basis && UNITS.find(([unit]) => unit === UNIT_OF_BASIS[basis as keyof typeof UNIT_OF_BASIS]);
  const others = askedUnits(ofHours.replace(/\bhalf\b/g, ' '), from?.[0]);
  const [to] = others;
  if (!from || !to || others.length > (pay.weeks === undefined ? 2 : 1)) return undefined;
  const weekly = hours?.value ?? HOURS_A_WEEK;
  const perYear = ([unit, , , count]: (typeof UNITS)[number]) =>
    unit === 'hour' ? weekly * weeks : unit === 'week' ? weeks : count;
  const results = others.map(
    (unit) => `${formatDollars(divide(times(value, perYear(from)), perYear(unit)))} ${unit[2]}`,
  );
  const units: readonly Unit[] = [from[0], ...others.map(([unit]) => unit)];
  // A month of a year with unpaid weeks may be one of work, or a twelfth.
  if (pay.weeks !== undefined && !units.includes('year')) return undefined;
  const assumed = units.includes('hour')
    ? `, at ${weekly} hours in each of ${weeks} weeks`
    : units.includes('week')
      ? `, with ${weeks} ${pay.weeks === undefined ? '' : 'paid '}weeks in a year`
      : '';
  return known(
    [`${formatDollars(value)} ${from[2]} is ${results.join(' and ')} before taxes${assumed}.`],
    [HOURLY_TO_SALARY],
  );
}

/** The amount is said to be what is left, and nothing is asked of its taxes. */
const TAKE_HOME =
  /\b(?:take[ -]?home|taking home|bring(?:s|ing)? home|net pay|after[- ]tax|after taxes|(?:i|he|she|we) (?:net|clear)s?|nets?|clears?)\b/;
const MORE_THAN_TAKE_HOME =
  /\b(?:gross\w*|before|salary|make|makes|making|earn\w*|hourly|withh\w+|fica|medicare|owe|so that|need\w*|want\w*|wanna|should|would|will|on|from)\b|\btax(?:es|ed)?\b(?<!\bafter[- ]tax(?:es)?)/;

/** "My take home is 1850 biweekly, how much is that a year": converts the period, whatever the state. */
function convertedNet({ pay, plain }: AskedQuestion): ChatAnswer | undefined {
  const [amount] = pay.amounts;
  const value = parseMoney(String(amount!.value));
  const frequency = amount!.basis ?? amount!.beside ?? pay.frequencies[0];
  if (!TAKE_HOME.test(plain) || MORE_THAN_TAKE_HOME.test(plain) || !/\b(?:how much|what)/.test(plain)) return undefined;
  if (value === undefined || pay.hours !== undefined || pay.isMoreThanPay) return undefined;
  // "2,000 every two weeks, what do I take home this year": the take-home pay is asked for.
  if (TAKE_HOME.test(/\d.*\b(?:how much|what(?:s|ll)?)\b(.*)/.exec(plain)?.[1] ?? '')) return undefined;
  const from = UNITS.find(([unit]) => unit === UNIT_OF_BASIS[frequency as keyof typeof UNIT_OF_BASIS]);
  if (!from || from[0] === 'hour' || from[0] === 'year') return undefined;
  const to = askedUnits(plain, from[0]);
  if (to.length !== 1 || to[0]![0] === 'hour') return undefined;
  const result = divide(times(value, from[3]), to[0]![3]);
  const periods = to[0]![0] === 'year' ? `, ${from[3]} times ${formatDollars(value)}` : '';
  return known(
    [
      `${formatDollars(value)} of take-home pay ${from[2]} is ${formatDollars(result)} of take-home pay ${to[0]![2]}${periods}.`,
    ],
    [{ href: '/tools/gross-from-net', title: 'Gross pay from net pay', kind: 'Calculator' }],
  );
}

/** The units that a text names besides one. "Every two weeks" names weeks too, and "semi-monthly" months. */
function askedUnits(text: string, from: Unit | undefined): readonly (typeof UNITS)[number][] {
  const named = UNITS.filter(([, pattern]) => pattern.test(text));
  const has = (one: Unit) => named.some(([unit]) => unit === one);
  return named.filter(
    ([unit]) => unit !== from && !(unit === 'week' && has('twoWeeks')) && !(unit === 'month' && has('halfMonth')),
  );
}
