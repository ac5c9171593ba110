import type { ChatAnswer, ChatLink } from '@paperwage/api-contract';
import { taxName } from '@paperwage/documents';
import type { PayFrequency, RuleBook } from '@paperwage/payroll';
import { federalRulesOn } from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import {
  add,
  applyRate,
  dollars,
  formatDollars,
  formatRate,
  max,
  min,
  parseMoney,
  subtract,
  sum,
  ZERO,
} from '@paperwage/values';
import { amountsIn } from '../reading/amounts.ts';
import { calculatorLink, known, lastDayOf, rulesLink } from '../figures/answers.ts';
import type { AskedQuestion } from '../reading/read-question.ts';
import { namedLines } from './asked-lines.ts';
import { SELF_EMPLOYED } from './own-taxes.ts';
import { BELOW_LIMIT } from '../reading/ignored-phrases.ts';
import { additionalMedicareOn } from './pay-notes.ts';
import { netPayOf } from './paycheck.ts';

const FREQUENCIES: readonly PayFrequency[] = ['WEEKLY', 'BI_WEEKLY', 'SEMI_MONTHLY', 'MONTHLY'];
const STATUSES = ['single', 'marriedJointly'] as const;
const ASKS = /\b(?:how much|what(?:s| is| does| would| will| do)?|off|out of|from|on|of|amount)\b/;
/** Beside the name of a state. */
const STATE_TAX = /(?<!\b(?:fed|federal) )\bincome tax(?:es)?\b/;
const FEDERAL = ['federalIncomeTax', 'socialSecurity', 'medicare'];
const NET_ASKED = /\b(?:net|take[ -]?home|after tax\w*|left|bring home|keep)\b/;
/** From which on an amount is that of a year. */
const LEAST_YEARLY_PAY = dollars(10_000);

const SOCIAL_SECURITY = /\b(?:social security|soc sec|ss|oasdi|fica)\b/;
/** "183,000 ytd, 4,000 check, social security?" */
const ASKED_LAST = /\b(?:social security|soc sec|ss|oasdi|fica)(?: tax| withheld)?\?*$/;
/** The larger of two amounts is what was paid earlier in the year. */
const EARLIER =
  /\b(?:before (?:this|that|the|my|his|her|their|an?)|already|so far|this year\b(?=.*\b(?:next|this|that)\b.*\b(?:pay ?)?check\b)|ytd|year to date|until now|up to now|to date|(?:was|were|am|is|im|hes|shes) at)\b/;
const EMPLOYER_SIDE =
  /\b(?:my|our|employers?|boss|companys?|the company) (?:own )?(?:side|share|half|part|match|portion|end|fica|payroll tax\w*)\b|\bfica match\w*|\bmatch(?:ing)? (?:on|for|of) \$?\d|\b(?:i|we|employers?|boss) (?:have to |need to |gotta )?(?:match|chip in|kick in)\b/;
/** The pay is one's own, and so is the half. */
const OWN_PAY =
  /\b(?:(?:boss|employer|company|job|work|they) pays? me|pays me|i (?:make|earn|get paid|am paid)|im paid|my (?:pay ?)?(?:check|salary|wages))\b/;
const PAYROLL_TAX = /\b(?:fica|payroll tax\w*|social security|soc sec|ss|medicare)\b/;
const FICA_ASKED =
  /\b(?:social security|soc sec|ss|oasdi|fica|medicare)\b.*\b(?:on|from|of|out of|outta|for|off) (?:an? |my |the |this |that )?(?:\w+ )?\$?\d|\b(?:how much|what(?:s| is| are| would| will| should)?|calculate|figure|compute)\b.*\b(?:social security|soc sec|ss|oasdi|fica|medicare)\b|\b(?:social security|soc sec|ss|oasdi|fica|medicare)\b.*\b(?:how much|what(?:s| is| are| would| will| should))\b/;
/** Other taxes besides, the limits themselves, or what isn't wages. */
const NOT_OF_WAGES =
  /\b(?:fed(?:eral)?|income tax|state tax|withholding allowance|limits?|thresholds?|at what point|when|profit|retire\w*|benefits?|collect\w*|social security (?:checks?|benefits?|payments?|income|cards?|numbers?)|premiums?|part [abd]|pay (?:before|until)|before (?:i|we) (?:have|need|owe)|above|over (?!the)|why|additional|extra|paychecks|starts?)\b/;
const ONE_CHECK = /\b(?:pay ?)?check\b/;
const FOUR_CHECKS: ChatLink = {
  href: '/blog/how-to-read-a-pay-stub#four-checks-with-a-calculator',
  title: 'Four checks with a calculator',
  kind: 'Blog',
};
const WAGE_BASE: ChatLink = {
  href: '/blog/why-december-paychecks-can-be-larger#where-the-line-is',
  title: 'Where the line is',
  kind: 'Blog',
};
const COST: ChatLink = {
  href: '/blog/paying-your-first-employee#what-it-costs-you-on-top',
  title: 'What it costs you on top',
  kind: 'Blog',
};

/** A tax on one amount that depends on nothing else: of a state or a federal one at one rate, the last Social Security of a year, an employer's half. */
export function answerTaxOfAmount(asked: AskedQuestion, year: number, rules: RuleBook): ChatAnswer | undefined {
  if (asked.pay.isTaken) return undefined;
  return (
    stateLines(asked, year, rules) ??
    lastSocialSecurity(asked, year, rules) ??
    employerSide(asked, year, rules) ??
    ficaOf(asked, year, rules)
  );
}

/** "CA SDI off 2500": the same however often it is paid and whatever the form of withholding says. */
function stateLines(asked: AskedQuestion, year: number, rules: RuleBook): ChatAnswer | undefined {
  const { plain, pay, states, hasPlace } = asked;
  const [state, ...otherStates] = states;
  const [amount, ...others] = amountsIn(plain);
  if (state === undefined || otherStates.length > 0 || hasPlace || !amount || others.length > 0) return undefined;
  if (
    pay.frequencies.length > 0 ||
    pay.hours !== undefined ||
    pay.isMoreThanPay ||
    pay.deductions.length > 0 ||
    pay.allowances !== undefined
  )
    return undefined;
  if (amount.value >= LEAST_YEARLY_PAY || !ASKS.test(plain) || NET_ASKED.test(plain)) return undefined;
  if ((pay.amounts[0]?.basis ?? 'paycheck') !== 'paycheck' || pay.unread.some((word) => /\d|%/.test(word)))
    return undefined;
  const results = FREQUENCIES.flatMap((frequency) =>
    STATUSES.map((status) => {
      const input = { gross: amount.value, hours: undefined, frequency, state, status, children: 0, year };
      const lines = netPayOf(input, rules)?.taxes.lines ?? [];
      const named = namedLines(asked, lines).filter(({ tax }) => !FEDERAL.includes(tax));
      return named.length > 0 ? named : lines.filter(({ tax }) => tax === 'stateIncomeTax' && STATE_TAX.test(plain));
    }),
  );
  const [lines] = results;
  const isSame = results.every(
    (one) => one.length === lines!.length && one.every((line, at) => line.amount === lines![at]!.amount),
  );
  if (!lines || lines.length === 0 || !isSame) return undefined;
  return known(
    [
      ...lines.map(
        (line) =>
          `${taxName(line, state)} on ${formatDollars(amount.value)} in ${year}: ${formatDollars(line.amount)}.`,
      ),
      'It is the same however often someone is paid. Assumes no allowances on a state form, no deductions before tax, and that no yearly limit is reached.',
    ],
    [rulesLink(state, year), calculatorLink(state)],
  );
}

/** "On a bonus check of …" */
const OF_THIS_CHECK = /\b(?:bonus|check|paycheck|commission|payout)(?: check)?(?: of| is| for)? \$?$/;

/** "I was at 173k before this 6k check, how much SS": what is left up to the wage base. */
function lastSocialSecurity({ plain, states }: AskedQuestion, year: number, rules: RuleBook): ChatAnswer | undefined {
  const [one, two, ...others] = amountsIn(plain);
  if (!one || !two || others.length > 0 || states.length > 1) return undefined;
  if (
    !SOCIAL_SECURITY.test(plain) ||
    !EARLIER.test(plain) ||
    !(ASKS.test(plain) || ASKED_LAST.test(plain)) ||
    NET_ASKED.test(plain)
  )
    return undefined;
  const [less, more] = one.value < two.value ? [one, two] : [two, one];
  // The year’s pay is more than one check, unless the check is called that.
  const isCheck = OF_THIS_CHECK.test(plain.slice(0, more.at));
  const [before, paid] = isCheck ? [less.value, more.value] : [more.value, less.value];
  const { socialSecurity, medicare } = federalRulesOn(lastDayOf(year), rules);
  const { rate, wageBase } = socialSecurity;
  const taxed = min(paid, max(ZERO, subtract(wageBase, before)));
  const left =
    taxed === 0
      ? `${formatDollars(before)} already reached the wage base of ${formatDollars(wageBase)}, so nothing more is taken.`
      : taxed < paid
        ? `Only ${formatDollars(taxed)} of it is left below the wage base of ${formatDollars(wageBase)}.`
        : `All of it is below the wage base of ${formatDollars(wageBase)}.`;
  const above = min(paid, subtract(add(before, paid), medicare.additionalThreshold));
  const ofMedicare =
    `Medicare, ${formatRate(medicare.rate)}: ${formatDollars(applyRate(paid, medicare.rate))}` +
    (above > 0 ? `, and ${additionalMedicareOn(above, medicare)}.` : '.');
  return known(
    [
      `Social Security on ${formatDollars(paid)} after ${formatDollars(before)} in ${year}: ${formatDollars(applyRate(taxed, rate))}.`,
      `${left} The rate is ${formatRate(rate)}. Medicare has no such limit.`,
      ...(/\b(?:medicare|fica)\b/.test(plain) ? [ofMedicare] : []),
    ],
    [WAGE_BASE, rulesLink('US', year)],
  );
}

/** "My side of the payroll tax if I pay her 1200". */
function employerSide({ plain, pay, states }: AskedQuestion, year: number, rules: RuleBook): ChatAnswer | undefined {
  const [amount, ...others] = amountsIn(plain);
  if (!amount || others.length > 0 || states.length > 0 || amount.value >= LEAST_YEARLY_PAY) return undefined;
  if (!EMPLOYER_SIDE.test(plain) || OWN_PAY.test(plain)) return undefined;
  if (!PAYROLL_TAX.test(plain) || NET_ASKED.test(plain)) return undefined;
  if ((pay.amounts[0]?.basis ?? 'paycheck') === 'hour' || pay.hours !== undefined) return undefined;
  const { socialSecurity, medicare } = federalRulesOn(lastDayOf(year), rules);
  const parts = [socialSecurity.rate, medicare.rate].map((rate) => applyRate(amount.value, rate)) as [Cents, Cents];
  return known(
    [
      `On ${formatDollars(amount.value)} of wages in ${year}, the employer pays ${formatDollars(sum(parts))}: ${formatDollars(parts[0])} for Social Security and ${formatDollars(parts[1])} for Medicare.`,
      'The same comes out of the employee’s pay. Unemployment taxes come on top.',
    ],
    [COST, rulesLink('US', year)],
  );
}

/** "Social Security on a check of 2345.50", "how much Medicare on $410 of wages and $620 of tips": the same however often someone is paid. */
function ficaOf(asked: AskedQuestion, year: number, rules: RuleBook): ChatAnswer | undefined {
  const { pay, states } = asked;
  const plain = asked.plain.replace(BELOW_LIMIT, ' ');
  const [amount, ...others] = pay.amounts;
  if (!amount || others.length > 0 || states.length > 0 || pay.hours !== undefined || pay.deductions.length > 0)
    return undefined;
  if (
    pay.isMoreThanPay ||
    NET_ASKED.test(plain) ||
    !FICA_ASKED.test(plain) ||
    NOT_OF_WAGES.test(plain) ||
    SELF_EMPLOYED.test(plain)
  )
    return undefined;
  if (/^(?:hour|year|ANNUAL)$/.test(amount.basis ?? '') || pay.unread.some((word) => /\d|%/.test(word)))
    return undefined;
  const wages = parseMoney((amount.value + (pay.tips ?? 0)).toFixed(2));
  const { socialSecurity, medicare } = federalRulesOn(lastDayOf(year), rules);
  if (wages === undefined) return undefined;
  const isOverBase = wages > socialSecurity.wageBase;
  const isMedicare = /\b(?:medicare|fica)\b/.test(plain);
  // So much is one check only where it is said to be.
  if ((isOverBase && !ONE_CHECK.test(plain)) || (isMedicare && wages > medicare.additionalThreshold)) return undefined;
  const lines = [
    ...(SOCIAL_SECURITY.test(plain)
      ? [{ name: 'Social Security', rate: socialSecurity.rate, taxed: min(wages, socialSecurity.wageBase) }]
      : []),
    ...(isMedicare ? [{ name: 'Medicare', rate: medicare.rate, taxed: wages }] : []),
  ].map((line) => ({ ...line, amount: applyRate(line.taxed, line.rate) }));
  const total = lines.length > 1 ? [`Together: ${formatDollars(sum(lines.map((line) => line.amount)))}.`] : [];
  const limit =
    lines[0]!.name === 'Social Security'
      ? isOverBase
        ? ` Social Security stops at the wage base of ${formatDollars(socialSecurity.wageBase)}. Assumes no earlier pay in the year.`
        : ` Assumes that the year’s pay is still below the wage base of ${formatDollars(socialSecurity.wageBase)}.`
      : '';
  return known(
    [
      `On ${formatDollars(wages)} of wages${pay.tips === undefined ? '' : ' and tips'} in ${year}:`,
      ...lines.map(({ name, rate, amount: tax }) => `${name}, ${formatRate(rate)}: ${formatDollars(tax)}.`),
      ...total,
      `The employer pays the same again.${limit}`,
    ],
    [rulesLink('US', year), FOUR_CHECKS],
  );
}
