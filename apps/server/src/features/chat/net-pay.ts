import type { ChatAnswer } from '@paperwage/api-contract';
import type { FilingStatus, PayFrequency, RuleBook, TaxLine } from '@paperwage/payroll';
import { PERIODS_PER_YEAR } from '@paperwage/payroll';
import type { Cents, Quantity, StateCode } from '@paperwage/values';
import {
  divide,
  formatDollars,
  formatMoney,
  formatQuantity,
  formatUnitPrice,
  LARGEST_AMOUNT,
  parseMoney,
  parseUnitPrice,
  quantity,
  STATE_NAMES,
  timesQuantity,
  ZERO,
} from '@paperwage/values';
import { calculatorLink, declined, rulesLink } from './answers.ts';
import { leftOut, netPayOf, taxName } from './paycheck.ts';
import type { AskedAmount, AskedQuestion } from './read-question.ts';

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
const STATUS_WORDS: Readonly<Record<FilingStatus, string>> = {
  single: 'single',
  marriedJointly: 'married filing jointly',
  headOfHousehold: 'head of household',
};
const HOURS_A_WEEK = 40;
const WEEKS_A_YEAR = 52;
/** Below, an amount of which nothing is said may be of an hour or of a paycheck. */
const LEAST_YEARLY_PAY = 10_000;

const NET_PAY =
  /\b(?:net (?:pay|income|salary|wages?)|net on|net from|take[- ]?home|taking home|bring home|after[- ]tax(?:es)?|after (?:all )?(?:deductions|withholding)|home pay|in my pocket|(?:pay ?check|check|pay) (?:will |would )?(?:be|look like)|left (?:of|from|after)|(?:what|how much) (?:will|do|would|does|can) (?:i|we|he|she|they|someone|an employee|my employee) (?:actually )?(?:get|clear|keep|see|pocket|net|receive)\b|how much is left)/;
const TAXES_ON =
  /\b(?:tax(?:es)?|withh[eo]ld\w*|withholding|deduct(?:ed|ions)|fica|social security|medicare|comes? out|taken out)\b/;
const TAX_ON_AMOUNT =
  /\b(?:tax(?:es)?|withholding|fica|medicare|social security)(?: tax| withheld| taken| withholding)? (?:on|from|for|of) (?:a |an )?(?:\w+ )?\$?\d/;
const AMOUNT_ASKED = /\b(?:how much|what(?:s| is| are| will| would)|calculate|compute|figure|tell me|estimate)\b/;

/** What the figures would have to take into account, and don't. */
const MORE_THAN_PAY =
  /\b(?:401|403|457|1099|ira|hsa|fsa|insurance|premium|bonus\w*|commission\w*|tips?|tipped|overtime|contractor|self[- ]employed|freelanc\w*|garnish\w*|nonresident|exempt|second job|two jobs|extra withholding|allowances?|dependents?|gross[- ]?up|retired|pension|unemployment|lottery|winnings|roth)\b/;

/** Whether a question asks what is left of a pay, or what is taken from it. */
export function isNetPayQuestion({ plain, amounts, states }: AskedQuestion): boolean {
  if (amounts.length === 0) return false;
  if (amounts.length === 1 && states.length > 0 && /\b(?:net|check|paycheck)\b/.test(plain)) return true;
  return NET_PAY.test(plain) || (TAXES_ON.test(plain) && (AMOUNT_ASKED.test(plain) || TAX_ON_AMOUNT.test(plain)));
}

/** Answers what is left of a pay by the tax rules, or asks for what is missing. It assumes nothing that it doesn't say. */
export function answerNetPay(asked: AskedQuestion, year: number, rules: RuleBook): ChatAnswer {
  const [state, ...otherStates] = asked.states;
  const [amount, ...otherAmounts] = asked.amounts;
  const calculator = calculatorLink(state);
  if (otherAmounts.length > 0)
    return declined('Which amount is the pay?', [calculator], 'I can work out one pay at a time.');
  if (otherStates.length > 0) {
    return declined(
      'I don’t know that.',
      [
        { href: '/faq#two-states', title: 'What if someone lives in one state and works in another?', kind: 'FAQ' },
        calculator,
      ],
      'Taxes of two states depend on where the employee lives and works. The pay stub builder asks for both.',
    );
  }
  if (MORE_THAN_PAY.test(asked.plain)) {
    return declined(
      'I can’t work that out here.',
      [calculator],
      'The calculator has fields for more than plain pay, such as deductions before tax and children. The pay stub builder has the rest.',
    );
  }
  if (asked.hasPlace) {
    return declined(
      'I can’t work out city and county taxes here.',
      [{ href: '/faq#local', title: 'Are city and county taxes included?', kind: 'FAQ' }, calculator],
      'The pay stub builder asks for the place. The calculator shows the federal and state taxes.',
    );
  }
  const federal = state === undefined ? federalTaxes(asked, amount!, year, rules) : undefined;
  if (federal) return federal;
  if (state === undefined)
    return declined(
      'Which state is the work in?',
      [calculator],
      'Ask again with the state, such as “net pay on $60,000 in Ohio, paid weekly”.',
    );
  const pay = readPay(amount!, asked);
  if (pay === undefined) {
    return declined(
      'Is that for an hour, a paycheck or a year?',
      [calculator],
      'Say it with the amount, such as “$25 an hour” or “$60,000 a year”.',
    );
  }
  if (pay === 'overtime') {
    return declined(
      'I can’t work out overtime here.',
      [{ href: '/tools/overtime', title: 'Overtime pay', kind: 'Calculator' }, calculator],
      'More than 40 hours a week usually means overtime pay. The overtime calculator finds the gross pay.',
    );
  }
  return calculated(asked, pay, state, year, rules);
}

const FEDERAL: readonly (readonly [asked: RegExp, tax: TaxLine['tax'], name: string])[] = [
  [/\bfederal\b/, 'federalIncomeTax', 'Federal income tax'],
  [/\b(?:fica|social security|ss)\b/, 'socialSecurity', 'Social Security'],
  [/\b(?:fica|medicare)\b/, 'medicare', 'Medicare'],
];

/** What a federal tax takes of a pay, where no state is named and nothing but such a tax is asked for. */
function federalTaxes(
  asked: AskedQuestion,
  amount: AskedAmount,
  year: number,
  rules: RuleBook,
): ChatAnswer | undefined {
  const wanted = FEDERAL.filter(([pattern]) => pattern.test(asked.plain));
  const pay = wanted.length === 0 || NET_PAY.test(asked.plain) ? undefined : readPay(amount, asked);
  if (pay === undefined || pay === 'overtime') return undefined;
  const frequency = pay.basis === 'year' && !pay.isFrequencySaid ? 'ANNUAL' : pay.frequency;
  const gross = grossOf({ ...pay, frequency });
  const { status = 'single', children = 0 } = asked;
  const found =
    gross && netPayOf({ gross, hours: pay.hours, frequency, state: undefined, status, children, year }, rules);
  if (!found) return undefined;
  const lines = wanted.flatMap(([, tax, name]) => {
    const line = found.taxes.lines.find((one) => one.tax === tax);
    return line ? [`${name}: ${formatDollars(line.amount)}`] : [];
  });
  const of = `Of ${formatDollars(found.gross)} ${PERIOD_WORDS[frequency]} in ${year}:`;
  const assumed = wanted.some(([, tax]) => tax === 'federalIncomeTax')
    ? [assumptions(asked, { ...pay, isFrequencySaid: true })]
    : [];
  return {
    isKnown: true,
    paragraphs: [of, ...lines.map((line) => `${line}.`), ...assumed].map((text) => ({ text, source: 1 })),
    slip: null,
    links: [rulesLink('US', year), calculatorLink(undefined)],
  };
}

/** The pay of a question as the calculators take it. */
interface AskedPay {
  readonly basis: 'paycheck' | 'year' | 'hour';
  readonly text: string;
  readonly frequency: PayFrequency;
  readonly isFrequencySaid: boolean;
  /** Of one paycheck, in ten-thousandths; of pay by the hour alone. */
  readonly hours: Quantity | undefined;
  readonly isHoursSaid: boolean;
}

function readPay(amount: AskedAmount, asked: AskedQuestion): AskedPay | 'overtime' | undefined {
  const { frequency, hours } = asked;
  const basis = amount.basis ?? guessBasis(amount.value, asked);
  if (basis === undefined) return undefined;
  if (basis === 'period') {
    const of = amount.frequency ?? frequency!;
    return {
      basis: 'paycheck',
      text: amount.text,
      frequency: of,
      isFrequencySaid: true,
      hours: undefined,
      isHoursSaid: true,
    };
  }
  if (basis === 'year') {
    const of = frequency ?? 'BI_WEEKLY';
    return {
      basis: 'year',
      text: amount.text,
      frequency: of,
      isFrequencySaid: frequency !== undefined,
      hours: undefined,
      isHoursSaid: true,
    };
  }
  const of = frequency ?? 'WEEKLY';
  const periods = PERIODS_PER_YEAR[of];
  const weekly = hours === undefined || hours.isOfWeek || (hours.value <= HOURS_A_WEEK && of !== 'DAILY');
  const ofPaycheck = weekly ? ((hours?.value ?? HOURS_A_WEEK) * WEEKS_A_YEAR) / periods : hours.value;
  if ((ofPaycheck * periods) / WEEKS_A_YEAR > HOURS_A_WEEK + 0.01) return 'overtime';
  const rounded = quantity(Math.round(ofPaycheck * 100) / 100);
  return {
    basis: 'hour',
    text: amount.text,
    frequency: of,
    isFrequencySaid: frequency !== undefined,
    hours: rounded,
    isHoursSaid: hours !== undefined,
  };
}

function guessBasis(value: number, { hours, frequency }: AskedQuestion): 'hour' | 'year' | 'period' | undefined {
  if (value >= LEAST_YEARLY_PAY) return 'year';
  if (hours !== undefined && value < 500) return 'hour';
  return frequency !== undefined && value >= 100 ? 'period' : undefined;
}

function calculated(asked: AskedQuestion, pay: AskedPay, state: StateCode, year: number, rules: RuleBook): ChatAnswer {
  const { status = 'single', children = 0 } = asked;
  const gross = grossOf(pay);
  if (gross === undefined || gross <= ZERO || gross > LARGEST_AMOUNT)
    return declined('I can’t work that out.', [calculatorLink(state)]);
  const found = netPayOf({ gross, hours: pay.hours, frequency: pay.frequency, state, status, children, year }, rules);
  if (found === undefined) return declined('I can’t work that out.', [calculatorLink(state)]);
  const each = PERIOD_WORDS[pay.frequency];
  const lead =
    pay.frequency === 'ANNUAL'
      ? `${formatDollars(found.net)} a year.`
      : `${formatDollars(found.net)} ${each}. That is ${formatDollars(found.yearNet)} a year.`;
  const assumed = assumptions(asked, pay);
  const rows = [
    { name: 'Gross pay', amount: formatMoney(found.gross) },
    ...found.taxes.lines.map((line) => ({
      name: taxName(line, state),
      amount: `${line.amount === ZERO ? '' : '−'}${formatMoney(line.amount)}`,
    })),
  ];
  return {
    isKnown: true,
    paragraphs: [
      { text: lead, source: null },
      { text: `Calculated by the tax rules of ${year}. ${assumed}${leftOut(found.taxes, state)}`, source: null },
    ],
    slip: {
      caption: captionOf(pay, status, state, year),
      rows,
      net: { name: `Net pay, ${EACH_WORDS[pay.frequency]}`, amount: formatMoney(found.net) },
      pay: {
        basis: pay.basis,
        pay: pay.text,
        hours: pay.hours === undefined ? '' : formatQuantity(pay.hours),
        frequency: pay.frequency,
        status,
        children: String(children),
        year,
        state,
      },
    },
    links: [calculatorLink(state)],
  };
}

function grossOf({ basis, text, hours, frequency }: AskedPay): Cents | undefined {
  if (basis === 'hour') {
    const rate = parseUnitPrice(text);
    return rate === undefined ? undefined : timesQuantity(rate, hours!);
  }
  const amount = parseMoney(text);
  return amount === undefined || basis === 'paycheck' ? amount : divide(amount, PERIODS_PER_YEAR[frequency]);
}

function captionOf(pay: AskedPay, status: FilingStatus, state: StateCode, year: number): string {
  const { basis, text, hours, frequency } = pay;
  const each = PERIOD_WORDS[frequency];
  const ofWhat =
    basis === 'hour'
      ? `${formatUnitPrice(parseUnitPrice(text)!)} an hour, ${formatQuantity(hours!)} hours ${each}`
      : basis === 'year'
        ? `${formatMoney(parseMoney(text)!)} a year, paid ${frequency === 'ANNUAL' ? 'once a year' : PAID_WORDS[frequency]}`
        : `${formatMoney(parseMoney(text)!)} ${each}`;
  return `${ofWhat}, ${STATUS_WORDS[status]}, ${STATE_NAMES[state]}, ${year}`;
}

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

/** What was not said and is assumed, in sentences. */
function assumptions({ status, children }: AskedQuestion, pay: AskedPay): string {
  const assumed = [
    ...(status === undefined ? ['single'] : []),
    ...(pay.isFrequencySaid ? [] : [`paid ${PAID_WORDS[pay.frequency]}`]),
    ...(pay.isHoursSaid ? [] : [`${HOURS_A_WEEK} hours a week`]),
    children === undefined ? 'nothing else on Form W-4' : 'only these children on Form W-4',
  ];
  const list = assumed.length < 2 ? assumed.join() : `${assumed.slice(0, -1).join(', ')} and ${assumed.at(-1)}`;
  return `Assumes ${list}.`;
}
