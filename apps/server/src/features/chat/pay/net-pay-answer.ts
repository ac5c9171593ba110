import type { ChatAnswer } from '@paperwage/api-contract';
import type { FilingStatus, PayFrequency, RuleBook, TaxLine } from '@paperwage/payroll';
import { PERIODS_PER_YEAR, placeQuestions } from '@paperwage/payroll';
import type { Cents, StateCode } from '@paperwage/values';
import {
  add,
  divide,
  formatDollars,
  formatMoney,
  formatQuantity,
  formatUnitPrice,
  LARGEST_AMOUNT,
  parseMoney,
  parseUnitPrice,
  percent,
  quantity,
  STATE_NAMES,
  times,
  timesQuantity,
  ZERO,
} from '@paperwage/values';
import { calculatorLink, declined, rulesLink } from '../answers.ts';
import type { NetPay } from './paycheck.ts';
import { leftOut, netPayOf, placeElection, taxName } from './paycheck.ts';
import type { AskedQuestion } from '../read-question.ts';

/** A pay as it is calculated with. */
export interface ReadPay {
  readonly basis: 'paycheck' | 'year' | 'hour';
  readonly value: number;
  readonly frequency: PayFrequency;
  readonly isFrequencySaid: boolean;
  /** Of pay by the hour alone: of a paycheck, paid once and at time and a half. */
  readonly hours: number;
  readonly overtimeHours: number;
  readonly isHoursSaid: boolean;
  readonly status: FilingStatus | undefined;
  readonly children: number | undefined;
}

const PERIOD_WORDS: Readonly<Record<PayFrequency, string>> = {
  DAILY: 'a day',
  WEEKLY: 'a week',
  BI_WEEKLY: 'every two weeks',
  SEMI_MONTHLY: 'twice a month',
  MONTHLY: 'a month',
  QUARTERLY: 'a quarter',
  SEMI_ANNUAL: 'twice a year',
  ANNUAL: 'a year',
};
const EACH_WORDS: Readonly<Record<PayFrequency, string>> = {
  ...PERIOD_WORDS,
  DAILY: 'each day',
  WEEKLY: 'each week',
  MONTHLY: 'each month',
  QUARTERLY: 'each quarter',
  ANNUAL: 'each year',
};
const PAID_WORDS: Readonly<Record<PayFrequency, string>> = {
  DAILY: 'daily',
  WEEKLY: 'weekly',
  BI_WEEKLY: 'every two weeks',
  SEMI_MONTHLY: 'twice a month',
  MONTHLY: 'monthly',
  QUARTERLY: 'quarterly',
  SEMI_ANNUAL: 'twice a year',
  ANNUAL: 'yearly',
};
const STATUS_WORDS: Readonly<Record<FilingStatus, string>> = {
  single: 'single',
  marriedJointly: 'married filing jointly',
  headOfHousehold: 'head of household',
};

/** A paycheck by the tax rules, with what was assumed and what was left out of the question. */
export function answerPay(
  asked: AskedQuestion,
  pay: ReadPay,
  state: StateCode,
  year: number,
  rules: RuleBook,
): ChatAnswer {
  const cannot = declined('I can’t calculate that.', [calculatorLink(state)]);
  const amounts = grossOf(pay);
  if (amounts === undefined) return cannot;
  const { retirementPercent } = asked.pay;
  const { unread } = asked.pay;
  const city = asked.cities.find((one) => one.state === state)?.name;
  // A word that nothing else explains may be a smaller city.
  const place = placeElection(city ?? unread.join(' '), state, year, rules);
  const found = netPayOf(
    {
      ...amounts,
      ...(retirementPercent === undefined ? {} : { retirementRate: percent(String(retirementPercent)) }),
      ...(place === undefined ? {} : { place }),
      frequency: pay.frequency,
      state,
      status: pay.status ?? 'single',
      children: pay.children ?? 0,
      year,
    },
    rules,
  );
  if (found === undefined) return cannot;
  const notes = [
    assumptions(asked, pay),
    ...(place ? [` It assumes living and working in ${Object.values(place)[0]}.`] : []),
    ...(pay.overtimeHours > 0 ? [' Hours over 40 a week are paid at time and a half.'] : []),
    localNote(found, state, place !== undefined),
    ...(place && city === undefined ? [] : unreadNote(asked)),
  ];
  const isOfCalculator = retirementPercent === undefined && place === undefined && pay.overtimeHours === 0;
  const caption = captionOf(asked, pay, state, year);
  const rows = rowsOf(found, state);
  const net = { name: `Net pay, ${EACH_WORDS[pay.frequency]}`, amount: formatMoney(found.net) };
  const lead =
    pay.frequency === 'ANNUAL'
      ? `${formatDollars(found.net)} a year.`
      : `${formatDollars(found.net)} ${PERIOD_WORDS[pay.frequency]}. That is ${formatDollars(found.yearNet)} a year.`;
  const assumed = `Calculated by the tax rules of ${year}. ${notes.join('')}`;
  // The calculator that a slip leads to has no fields for a city or overtime, so those figures are said in words.
  const inWords = [`${caption}.`, ...rows.map(({ name, amount }) => `${name}: ${amount}.`)];
  return {
    isKnown: true,
    paragraphs: [lead, ...(isOfCalculator ? [] : inWords), assumed].map((text) => ({ text, source: null })),
    slip: isOfCalculator ? { caption, rows, net, pay: entriesOf(pay, state, year) } : null,
    links: [calculatorLink(state)],
  };
}

function entriesOf(pay: ReadPay, state: StateCode, year: number) {
  const { basis, value, hours, frequency, status = 'single', children = 0 } = pay;
  const ofPaycheck = basis === 'hour' ? formatQuantity(quantity(hours)) : '';
  return { basis, pay: String(value), hours: ofPaycheck, frequency, status, children: String(children), year, state };
}

function rowsOf(found: NetPay, state: StateCode) {
  const taken = (amount: Cents) => `${amount === ZERO ? '' : '−'}${formatMoney(amount)}`;
  return [
    { name: 'Gross pay', amount: formatMoney(found.gross) },
    ...(found.retirement === ZERO ? [] : [{ name: '401(k)', amount: taken(found.retirement) }]),
    ...found.taxes.lines.map((line) => ({ name: taxName(line, state), amount: taken(line.amount) })),
  ];
}

const FEDERAL: readonly (readonly [asked: RegExp, tax: TaxLine['tax'], name: string])[] = [
  [/\bfed(?:eral)?\b/, 'federalIncomeTax', 'Federal income tax'],
  [/\b(?:fica|social security|ss)\b/, 'socialSecurity', 'Social Security'],
  [/\b(?:fica|medicare)\b/, 'medicare', 'Medicare'],
];

/** What a federal tax takes of a pay, where no state is named and nothing but such a tax is asked for. */
export function answerFederalTaxes(
  asked: AskedQuestion,
  pay: ReadPay,
  year: number,
  rules: RuleBook,
): ChatAnswer | undefined {
  const wanted = FEDERAL.filter(([pattern]) => pattern.test(asked.plain));
  if (wanted.length === 0 || asked.pay.retirementPercent !== undefined) return undefined;
  const frequency = pay.basis === 'year' && !pay.isFrequencySaid ? 'ANNUAL' : pay.frequency;
  const amounts = grossOf({ ...pay, frequency });
  const found =
    amounts &&
    netPayOf(
      { ...amounts, frequency, state: undefined, status: pay.status ?? 'single', children: pay.children ?? 0, year },
      rules,
    );
  if (!found) return undefined;
  const lines = wanted.flatMap(([, tax, name]) => {
    const line = found.taxes.lines.find((one) => one.tax === tax);
    return line ? [`${name}: ${formatDollars(line.amount)}.`] : [];
  });
  const isOfStatus = wanted.some(([, tax]) => tax === 'federalIncomeTax');
  const assumed = isOfStatus ? [assumptions(asked, { ...pay, isFrequencySaid: true })] : [];
  const texts = [`Of ${formatDollars(found.gross)} ${PERIOD_WORDS[frequency]} in ${year}:`, ...lines, ...assumed];
  return {
    isKnown: true,
    paragraphs: [...texts, ...unreadNote(asked).map((text) => text.trim())].map((text) => ({ text, source: 1 })),
    slip: null,
    links: [rulesLink('US', year), calculatorLink(undefined)],
  };
}

/** The gross pay of a paycheck, with the part that is overtime. */
function grossOf(pay: ReadPay): Pick<Parameters<typeof netPayOf>[0], 'gross' | 'overtime' | 'hours'> | undefined {
  const { basis, value, hours, overtimeHours, frequency } = pay;
  const amounts =
    basis === 'hour' ? hourlyGross(value, hours, overtimeHours) : { gross: wholeGross(pay), hours: undefined };
  const gross = amounts?.gross;
  if (gross === undefined || gross <= ZERO || times(gross, PERIODS_PER_YEAR[frequency]) > LARGEST_AMOUNT)
    return undefined;
  return { ...amounts!, gross };
}

function wholeGross({ basis, value, frequency }: ReadPay): Cents | undefined {
  const amount = parseMoney(String(value));
  return amount === undefined || basis === 'paycheck' ? amount : divide(amount, PERIODS_PER_YEAR[frequency]);
}

function hourlyGross(value: number, hours: number, overtimeHours: number) {
  const rate = parseUnitPrice(String(value));
  if (rate === undefined) return undefined;
  const regular = timesQuantity(rate, quantity(hours));
  if (overtimeHours === 0) return { gross: regular, hours: quantity(hours) };
  const overtime = timesQuantity(rate, quantity(overtimeHours * 1.5));
  return { gross: add(regular, overtime), overtime, hours: quantity(hours + overtimeHours) };
}

function captionOf(
  { pay: { retirementPercent, isSeparate } }: AskedQuestion,
  pay: ReadPay,
  state: StateCode,
  year: number,
): string {
  const { basis, value, hours, overtimeHours, frequency, status = 'single', children = 0 } = pay;
  const each = PERIOD_WORDS[frequency];
  const over = overtimeHours > 0 ? ` and ${formatQuantity(quantity(overtimeHours))} overtime hours` : '';
  const amount = () => formatMoney(parseMoney(String(value))!);
  const ofWhat =
    basis === 'hour'
      ? `${formatUnitPrice(parseUnitPrice(String(value))!)} an hour, ${formatQuantity(quantity(hours))} hours${over} ${each}`
      : basis === 'year'
        ? `${amount()} a year, paid ${frequency === 'ANNUAL' ? 'once a year' : PAID_WORDS[frequency]}`
        : `${amount()} ${each}`;
  const parts = [
    ofWhat,
    isSeparate ? 'married filing separately' : STATUS_WORDS[status],
    ...(children === 0 ? [] : [children === 1 ? '1 child' : `${children} children`]),
    ...(retirementPercent === undefined ? [] : [`${retirementPercent}% to a 401(k)`]),
    STATE_NAMES[state],
    String(year),
  ];
  return parts.join(', ');
}

/** What was not said and is assumed, in a sentence. */
function assumptions({ pay: { retirementPercent } }: AskedQuestion, pay: ReadPay): string {
  const { status, children = 0 } = pay;
  const assumed = [
    ...(status === undefined ? ['single'] : []),
    ...(pay.isFrequencySaid ? [] : [`paid ${PAID_WORDS[pay.frequency]}`]),
    ...(pay.isHoursSaid ? [] : ['40 hours a week']),
    ...(retirementPercent === undefined ? [] : ['a traditional 401(k)']),
    children === 0 ? 'nothing else on Form W-4' : 'only these children on Form W-4',
  ];
  const list = assumed.length < 2 ? assumed.join() : `${assumed.slice(0, -1).join(', ')} and ${assumed.at(-1)}`;
  return `Assumes ${list}.`;
}

/** What is said about local taxes: those of the city, or that they are left out. */
function localNote(found: NetPay, state: StateCode, isPlaced: boolean): string {
  if (!isPlaced) return leftOut(found.taxes, state);
  const { schoolDistrict } = placeQuestions(state);
  return schoolDistrict ? ' School district taxes aren’t in these numbers.' : '';
}

function unreadNote({ pay: { unread } }: AskedQuestion): readonly string[] {
  if (unread.length === 0) return [];
  return [` I didn’t understand ${unread.map((word) => `“${word}”`).join(' and ')}, so it isn’t in these numbers.`];
}
