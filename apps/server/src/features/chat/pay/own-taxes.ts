import type { ChatAnswer, ChatLink } from '@paperwage/api-contract';
import type { FederalRules, RuleBook } from '@paperwage/payroll';
import { federalRulesOn, PERIODS_PER_YEAR } from '@paperwage/payroll';
import type { Cents, Rate } from '@paperwage/values';
import {
  add,
  applyRate,
  divide,
  dollars,
  formatDollars,
  formatRate,
  min,
  percent,
  subtract,
  STATE_NAMES,
  sum,
  times,
  ZERO,
} from '@paperwage/values';
import { amountBeside, amountsIn } from '../reading/amounts.ts';
import { known, lastDayOf, rulesLink, wholeDollars } from '../figures/answers.ts';
import { DECEMBER } from '../figures/federal-figures.ts';
import { FUTA_CREDIT_REDUCTIONS } from '../figures/published-figures.ts';
import { wordsInDigits } from '../reading/number-words.ts';
import type { AskedQuestion } from '../reading/read-question.ts';

/** Whose income is no wages. */
export const SELF_EMPLOYED =
  /\b(?:self[- ]?employ\w*|1099s?|contractors?|freelanc\w*|sole prop\w*|schedule c|se tax|side (?:hustle|gig|income|jobs?|work)|gigs?|my own (?:\w+ )?(?:business|clients?|shoots?|jobs)|(?:after|net of) (?:my |the |all )*expenses)\b/;
const ASKS_TAX =
  /\btax(?:es)?\b|\bset aside\b|\bowe\b|\bself[- ]?employment (?:part|piece|bit|portion|side|share|hit|bite)\b|\b(?:social security|soc sec|medicare)\b/;
const EXPENSES = /\b(?:expenses?|costs?|write[- ]?offs?|deductions?|business miles)\b/;
/** The amount is what is left after them. */
const AFTER_EXPENSES =
  /\b(?:after|net of|less) (?:all |my |the |all my |business )*(?:expenses?|costs?|write[- ]?offs?|deductions?)\b/g;
const AGE = /\b(?:age|aged|im|i am|turn(?:ed|ing)?) \d\d\b(?! ?(?:k\b|grand|thousand))/g;
const PROFIT = /\b(?:profits?|net)\b/;
/** What was spent comes after it. */
const SPENT = /\bspent\b/;
/** Asks from which amount on taxes are due, not how much they are. */
const FROM_WHEN =
  /\b(?:at what point|when (?:do|does|will|would|must|should)|thresholds?|from (?:what|which|how much)|before (?:i|we|you) (?:have|need|owe|must|gotta)|do (?:i|we) (?:even )?(?:owe|have to|need to|gotta|got to) (?!pay \$?\d))\b/;
const FUTA_BASE = dollars(7_000);
const FUTA_RATE = percent('0.6');

/** The part of the profit that self-employment tax is on. */
const SHARE_OF_PROFIT = percent('92.35');
const SELF_LINK: ChatLink = {
  href: '/blog/employee-or-independent-contractor#why-it-matters-in-dollars',
  title: 'Why it matters, in dollars',
  kind: 'Blog',
};
const COST_LINK: ChatLink = {
  href: '/blog/paying-your-first-employee#what-it-costs-you-on-top',
  title: 'What it costs you on top',
  kind: 'Blog',
};

/** Taxes that nobody withholds: of the self-employed, and what an employer pays on top of a pay. */
export function answerOwnTaxes(asked: AskedQuestion, year: number, rules: RuleBook): ChatAnswer | undefined {
  return selfEmployment(asked, year, rules) ?? employerCost(asked, year, rules) ?? federalUnemployment(asked, year);
}

const SOCIAL_SECURITY = /\b(?:social security|soc sec|ss|oasdi)\b/;
const STOPS = '(?:stop\\w*|quits?|ends?|max\\w*|reach\\w*|hits?|caps?|limit)';
const WHEN_IT_STOPS = new RegExp(
  `\\b(?:when|which (?:pay)?check|what (?:month|pay ?check|date)|how (?:long|many (?:pay)?checks))\\b.*\\b${STOPS}\\b`,
);
const HOW_MUCH_MORE = new RegExp(`(?=.*\\b${STOPS}\\b).*\\bhow (?:much more|much is left|far)\\b`);
/** An amount that is earned in the whole year, not yet paid. */
const IN_ALL = /\b(?:makes?|earns?|salary)\b/;

/** "At 210k paid twice a month, when does Social Security stop": the paycheck that reaches the limit of the year. */
export function answerSocialSecurityStop(
  { plain, pay }: AskedQuestion,
  year: number,
  rules: RuleBook,
): ChatAnswer | undefined {
  const [amount, ...others] = pay.amounts;
  if (!SOCIAL_SECURITY.test(plain) || !amount || others.length > 0) return undefined;
  const { basis } = amount;
  if (basis === undefined && amount.value >= 10_000 && HOW_MUCH_MORE.test(plain) && !IN_ALL.test(plain))
    return socialSecurityLeft(dollars(Math.round(amount.value)), year, rules);
  if (!WHEN_IT_STOPS.test(plain)) return undefined;
  if (basis === 'hour' || basis === 'paycheck' || (basis === undefined && amount.value < 10_000)) return undefined;
  const isYearly = basis === undefined || basis === 'year';
  const [frequency = isYearly ? undefined : basis] = pay.frequencies;
  if (pay.frequencies.length > 1 || frequency === undefined) return undefined;
  const { wageBase, rate } = federalRulesOn(lastDayOf(year), rules).socialSecurity;
  const links = [DECEMBER, rulesLink('US', year)];
  const wages = dollars(Math.round(amount.value * (isYearly ? 1 : PERIODS_PER_YEAR[basis])));
  if (wages <= wageBase) {
    const said = `It doesn’t: ${formatDollars(wages)} a year is not above ${formatDollars(wageBase)}, where Social Security tax stops in ${year}.`;
    return known([said], links);
  }
  const each = divide(wages, PERIODS_PER_YEAR[frequency]);
  const count = Math.ceil(wageBase / each);
  const last = subtract(wageBase, times(each, count - 1));
  return known(
    [
      `With paycheck ${count} of ${PERIODS_PER_YEAR[frequency]}, if each is ${formatDollars(each)} before taxes. Social Security tax in ${year} stops at ${formatDollars(wageBase)} of wages from one employer.`,
      `That paycheck has ${formatDollars(applyRate(last, rate))} of it, on the last ${formatDollars(last)}, instead of ${formatDollars(applyRate(each, rate))}. Those after it have none. The year’s total is ${formatDollars(applyRate(wageBase, rate))}. Medicare doesn’t stop.`,
    ],
    links,
  );
}

/** "At 172k so far, how much more is taxed before Social Security stops" */
function socialSecurityLeft(paid: Cents, year: number, rules: RuleBook): ChatAnswer {
  const { wageBase, rate } = federalRulesOn(lastDayOf(year), rules).socialSecurity;
  const left = subtract(wageBase, min(paid, wageBase));
  const said =
    left === ZERO
      ? `Nothing more: ${formatDollars(paid)} already reached ${formatDollars(wageBase)}, where Social Security tax stops in ${year}.`
      : `${formatDollars(left)} more. Social Security tax in ${year} stops at ${formatDollars(wageBase)} of wages from one employer, and ${formatDollars(paid)} of it is used up. At ${formatRate(rate)}, another ${formatDollars(applyRate(left, rate))} is withheld until then.`;
  return known([`${said} Medicare doesn’t stop.`], [DECEMBER, rulesLink('US', year)]);
}

/** Self-employment tax on what is left after expenses. */
function selfEmployment({ plain: asked, pay }: AskedQuestion, year: number, rules: RuleBook): ChatAnswer | undefined {
  const plain = asked.replace(AFTER_EXPENSES, ' profit ').replace(AGE, ' ');
  if (!SELF_EMPLOYED.test(plain) || !ASKS_TAX.test(plain)) return undefined;
  const amounts = amountsIn(plain);
  const spent = plain.search(SPENT);
  const expenses = EXPENSES.test(plain)
    ? amountBeside(plain, EXPENSES, 25)
    : spent < 0
      ? undefined
      : amounts.find(({ at }) => at > spent);
  const earned = amounts.filter(({ at }) => at !== expenses?.at);
  if (earned.length !== 1 || earned[0]!.value < dollars(400)) return undefined;
  if (
    /\b(?:pay (?:a|my|him|her|them|the)|paid (?:a|my|him|her|them|someone|the)|threshold|send|issue|file a)\b/.test(
      plain,
    )
  )
    return undefined;
  const basis = pay.amounts[0]?.basis;
  if (basis === 'hour' || basis === 'paycheck') return undefined;
  const periods = basis === undefined || basis === 'year' ? 1 : PERIODS_PER_YEAR[basis];
  if (periods > 1 && expenses !== undefined) return undefined;
  const profit = subtract(times(earned[0]!.value, periods), expenses?.value ?? ZERO);
  if (profit <= ZERO)
    return known(
      [
        `${formatDollars(earned[0]!.value)} less costs of ${formatDollars(expenses!.value)} leaves no profit, so no self-employment tax is due on it.`,
      ],
      [SELF_LINK],
    );
  const { socialSecurity, medicare } = federalRulesOn(lastDayOf(year), rules);
  const taxable = applyRate(profit, SHARE_OF_PROFIT);
  const tax = add(
    applyRate(min(taxable, socialSecurity.wageBase), (socialSecurity.rate * 2) as Rate),
    applyRate(taxable, (medicare.rate * 2) as Rate),
  );
  const rate = formatRate(((socialSecurity.rate + medicare.rate) * 2) as Rate);
  const over =
    taxable > socialSecurity.wageBase
      ? ` The Social Security part stops at ${formatDollars(socialSecurity.wageBase)}.`
      : '';
  const extra =
    taxable > medicare.additionalThreshold
      ? ` The additional Medicare tax of ${formatRate(medicare.additionalRate)} above ${formatDollars(medicare.additionalThreshold)} is not in it.`
      : '';
  return known(
    [
      `Self-employment tax in ${year}: ${formatDollars(tax)}${periods > 1 ? ' for the whole year' : ''}.`,
      `It is ${rate} of 92.35% of the profit: ${formatDollars(profit)} × 92.35% is ${formatDollars(taxable)}.${over}${extra}`,
      `Income tax comes on top, and you can deduct half of this tax, ${formatDollars(divide(tax, 2))}, before it. Nobody withholds either, so you pay them in four estimated payments.${expenses === undefined && !PROFIT.test(plain) ? ' Assumes no business expenses.' : ''}`,
    ],
    [SELF_LINK, rulesLink('US', year)],
  );
}

/** What an employer pays on top of a pay. */
function employerCost({ plain, pay }: AskedQuestion, year: number, rules: RuleBook): ChatAnswer | undefined {
  const isAsked =
    /\b(?:employer|boss|i|we|business|company|me|us)\b.{0,40}\b(?:costs?|match|pay on top|share|side|owe|payroll tax\w*)\b|\bcosts? (?:me|us|the employer|my|to (?:hire|employ|have))\b|\bcosts? (?:to|for) (?:the |an? |my )?(?:employer|company)\b|\b(?:employer|boss|company) pays? on \$?\d|\bemployer (?:taxes|payroll tax\w*|fica)\b|\bmy half\b|\bon top of (?:an? |his |her |their |the )?\$?\d.*\b(?:i|we)\b.*\bpay(?:ing)?\b|\b(?:need|have) to pay\b.{0,30}\b(?:total|on top|my (?:own )?tax\w*)\b/.test(
      plain,
    ) && /\b(?:employees?|workers?|hire|hiring|wages?|salary|payroll|pay|employer|someone)\b/.test(plain);
  const [amount, ...others] = pay.amounts;
  if (!isAsked || !amount || others.length > 0 || /\b401|paperwage|plan|subscription/.test(plain)) return undefined;
  if (/\b(?:take[ -]?home|net|after tax\w*)\b/.test(plain)) return undefined;
  const perYear =
    amount.basis === 'year' || (amount.basis === undefined && amount.value >= 10_000)
      ? 1
      : amount.basis === 'hour' || (amount.basis === undefined && pay.hours !== undefined)
        ? hoursOfWeek(pay.hours) * 52
        : amount.basis !== undefined && amount.basis !== 'paycheck'
          ? PERIODS_PER_YEAR[amount.basis]
          : undefined;
  if (FROM_WHEN.test(plain)) return undefined;
  if (perYear === undefined || (pay.hours?.of !== undefined && pay.hours.of !== 'WEEKLY')) return undefined;
  const wages = dollars(Math.round(amount.value * perYear));
  const federal = federalRulesOn(lastDayOf(year), rules);
  const lines = employerLines(wages, federal, year);
  const total = sum(lines.map(({ amount: one }) => one));
  const ofHours =
    pay.hours !== undefined || amount.basis === 'hour' ? ` (${perYear.toLocaleString('en-US')} hours)` : '';
  return known(
    [
      `On ${formatDollars(wages)} of wages a year${ofHours}, an employer pays ${formatDollars(total)} on top, ${formatDollars(add(wages, total))} in all.`,
      ...lines.map(({ name, amount: one }) => `${name}: ${formatDollars(one)}.`),
      'State unemployment tax, workers’ compensation and benefits come on top. Their rates depend on the state and the employer.',
    ],
    [COST_LINK, rulesLink('US', year)],
  );
}

const PEOPLE =
  /\b([1-9]\d{0,2}) (?:[a-z-]+ ){0,3}(?:employees?|workers?|people|ppl|persons?|guys?|folks|hands|hires?|staff|men|women|ladies|cooks?|drivers?|helpers?)\b/;
/** Says that the wages are above what the tax is on: "everybody over 7k", "who all made over 20k". */
const ABOVE_BASE =
  /\b(?:(?:who |and |they |each |everybody |everyone |all |is |are |were |made |makes?|making |earn(?:s|ed|ing)? |(?:gets? |being )?paid ){1,5})(?:over |above |more than |at least |past )?(?:the |that )?\$?(?:[7-9]|[1-9]\d+)(?: ?k\b| grand\b|,?000\b)/g;

/** "Futa for 6 full-time guys, all year", "futa rate in california" */
function federalUnemployment({ plain, states, isYearNamed }: AskedQuestion, year: number): ChatAnswer | undefined {
  const digits = wordsInDigits(plain);
  if (!/\b(?:futa|federal unemployment)\b/.test(plain)) return undefined;
  const people = PEOPLE.exec(digits);
  const withoutPeople = people ? digits.replace(people[0], ' ') : digits;
  if (amountsIn(withoutPeople.replace(ABOVE_BASE, ' ')).length > 0) return undefined;
  const count = Number(people?.[1] ?? 1);
  if (!people && !(/\brates?\b|\bhow much\b|\bpercent\w*|%/.test(plain) && (states.length > 0 || isYearNamed)))
    return undefined;
  const reductions = FUTA_CREDIT_REDUCTIONS[year];
  const ofEach = applyRate(FUTA_BASE, FUTA_RATE);
  const usual = `FUTA in ${year} is ${formatRate(FUTA_RATE)} of the first ${wholeDollars(FUTA_BASE)} where state unemployment tax is paid on time: ${wholeDollars(ofEach)} for each employee who earns that much${count > 1 ? `, so ${wholeDollars(times(ofEach, count))} for ${count}` : ''}.`;
  const ofStates = states.map((one) => {
    const name = STATE_NAMES[one];
    const reduction = reductions?.[one];
    if (!reduction) return `For ${year}, ${name} has no smaller credit, so this is all.`;
    const rate = (FUTA_RATE + percent(reduction)) as Rate;
    const each = applyRate(FUTA_BASE, rate);
    return `${name} owed the federal fund money, so in ${year} it is ${formatRate(rate)} there: ${wholeDollars(each)} for each${count > 1 ? `, ${wholeDollars(times(each, count))} for ${count}` : ''}.`;
  });
  const unnamed = 'It is higher in a state that owes the federal fund money.';
  const unknown = `${unnamed} We don’t have the Department of Labor’s list for ${year}.`;
  return known(
    [usual, ...(!reductions ? [unknown] : states.length > 0 ? ofStates : [unnamed]), 'You pay it on top of the wages.'],
    [COST_LINK],
  );
}

/** Where none are said, 40. */
function hoursOfWeek(hours: AskedQuestion['pay']['hours']): number {
  return hours && (hours.of ?? 'WEEKLY') === 'WEEKLY' ? hours.value : 40;
}

function employerLines(
  wages: Cents,
  { socialSecurity, medicare }: FederalRules,
  year: number,
): readonly { readonly name: string; readonly amount: Cents }[] {
  return [
    {
      name: `Social Security, ${formatRate(socialSecurity.rate)}`,
      amount: applyRate(min(wages, socialSecurity.wageBase), socialSecurity.rate),
    },
    { name: `Medicare, ${formatRate(medicare.rate)}`, amount: applyRate(wages, medicare.rate) },
    {
      name: `Federal unemployment tax (FUTA) in ${year}, 0.6% of the first $7,000 where state unemployment tax is paid on time`,
      amount: applyRate(min(wages, FUTA_BASE), FUTA_RATE),
    },
  ];
}
