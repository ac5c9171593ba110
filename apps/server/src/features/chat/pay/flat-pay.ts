import type { ChatAnswer, ChatLink } from '@paperwage/api-contract';
import { taxName } from '@paperwage/documents';
import type { RuleBook } from '@paperwage/payroll';
import {
  calculatePay,
  federalRulesOn,
  NOTHING_PAID,
  ordinaryPayDate,
  PERIODS_PER_YEAR,
  PayProblem,
  plainW4,
  searchGross,
  stateRulesOn,
} from '@paperwage/payroll';
import type { Cents, StateCode } from '@paperwage/values';
import {
  applyRate,
  divide,
  dollars,
  formatDollars,
  formatRate,
  STATE_NAMES,
  subtract,
  sum,
  times,
  ZERO,
} from '@paperwage/values';
import { amountBeside, amountsIn } from '../reading/amounts.ts';
import { known, lastDayOf, rulesLink, wholeDollars } from '../figures/answers.ts';
import type { AskedQuestion } from '../reading/read-question.ts';
import { wordsInDigits } from '../reading/number-words.ts';
import { impliedNote } from './pay-notes.ts';

const BONUS = /\b(?:bonus(?:es)?|commissions?|severance)\b/;
const ASKS_AMOUNT =
  /\b(?:how much|what(?:s| is| will| would| do| does| should|ll)|keep|net|after tax\w*|take[ -]?home|left|withh\w+|taken|see|get|calculate|lands?|hits?|deposit(?:ed)?|end up|walk away|clear|pocket|held|(?:comes?|came|taken|goes) (?:off|out)|gross(?:ed)?[- ]?up|tax(?:ed|es)?)\b/;
/** The flat federal rate, even without the percent sign: "the flat 22 thing". */
const FLAT_RATE =
  /\b(?:flat|supplemental)(?: (?:rate|tax|federal|fed|of|at|is))* 22\b(?![\d,.]*\d| ?(?:k\b|hundred|thousand|grand|bucks|dollars))(?: ?%| (?:percent|pct)\b)?|\b22(?: ?%| (?:percent|pct|flat|thing|method|rate|rule|way|option|deal)\b)/g;
const NET_GIVEN =
  /\b(?:gross(?:ed)?(?: (?:it|this|that|them|him|her))?[- ]?up|to (?:net|get|receive|clear|take home|walk away with|end up with|have)\b.{0,40}\$?\d|(?:exactly|net|clear) \$?\d.{0,30}(?:after|net|take|clean|clear)|(?:pocket|clear|net|keep|end up with|walk away with) (?:exactly |about |around |a clean )?\$?\d.*\b(?:how (?:much|big|large)|what)\b.{0,30}\b(?:write|put|bonus|gross|pay|give|cut)\b|\$?\d[\d,.]* (?:(?:is|lands?|ends? up|goes) )?in (?:my|his|her|their|the) (?:pockets?|hands?|bank|account)\b)/;
const BONUS_FAQ: ChatLink = { href: '/faq#bonus', title: 'How do you tax a bonus?', kind: 'FAQ' };
const STUB_LINK: ChatLink = {
  href: '/blog/how-to-read-a-pay-stub#four-checks-with-a-calculator',
  title: 'Four checks with a calculator',
  kind: 'Blog',
};

/** Less is a rate without its sign: "are bonuses taxed at 22". */
const LEAST_BONUS = dollars(50);

/** What doesn't depend on Form W-4: Social Security and Medicare for several equal paychecks, and a bonus at flat rates. */
export function answerFlatPay(asked: AskedQuestion, year: number, rules: RuleBook): ChatAnswer | undefined {
  if (asked.pay.isTaken) return undefined;
  return (
    extraWithholding(asked) ??
    childCredits(asked, year, rules) ??
    additionalMedicare(asked, year, rules) ??
    severalPaychecks(asked, year, rules) ??
    bonus(asked, year, rules)
  );
}

/** "I’ve had 8 paychecks of $2,100": what they add up to, with Social Security and Medicare. */
function severalPaychecks({ plain }: AskedQuestion, year: number, rules: RuleBook): ChatAnswer | undefined {
  const match =
    /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:\w+ )?(?:pay ?checks?|checks?|pay ?stubs?|pay ?periods?|paydays?)(?: so far)? (?:of|at|for|with) (?=\$?\d)/.exec(
      plain,
    );
  if (!match || !/\b(?:year to date|ytd|social security|soc sec|medicare|fica|so far|gross)\b/.test(plain))
    return undefined;
  const [amount, ...others] = amountsIn(plain.slice(match.index + match[1]!.length));
  if (!amount || others.length > 0) return undefined;
  const words = ['', ...'one two three four five six seven eight nine ten eleven twelve'.split(' ')];
  const count = words.indexOf(match[1]!) > 0 ? words.indexOf(match[1]!) : Number(match[1]);
  const gross = times(amount.value, count);
  const { socialSecurity, medicare } = federalRulesOn(lastDayOf(year), rules);
  if (gross > socialSecurity.wageBase) return undefined;
  return known(
    [
      `${count} paychecks of ${formatDollars(amount.value)} are ${formatDollars(gross)} year to date.`,
      `Social Security: ${formatDollars(times(applyRate(amount.value, socialSecurity.rate), count))} (${formatRate(socialSecurity.rate)}).`,
      `Medicare: ${formatDollars(times(applyRate(amount.value, medicare.rate), count))} (${formatRate(medicare.rate)}).`,
      'Assumes no health or other premiums before tax, which would lower both.',
    ],
    [STUB_LINK, rulesLink('US', year)],
  );
}

/** "$50 in step 4(c), paid weekly" */
function extraWithholding({ plain, pay: { frequencies, amounts } }: AskedQuestion): ChatAnswer | undefined {
  if (!/\bstep 4 ?\(?c\)?|\b(?:extra|additional) (?:federal )?withholding\b/.test(plain)) return undefined;
  const [amount, ...others] = amountsIn(plain.replace(/\bstep 4 ?\(?c\)?/, ' '));
  const frequency = frequencies[0] ?? amounts[0]?.beside;
  if (!amount || others.length > 0 || frequencies.length > 1) return undefined;
  const ofYear =
    frequency === undefined
      ? ''
      : ` Over ${PERIODS_PER_YEAR[frequency]} paychecks, that is ${formatDollars(times(amount.value, PERIODS_PER_YEAR[frequency]))} a year.`;
  return known(
    [
      `Each paycheck is ${formatDollars(amount.value)} smaller.${ofYear}`,
      'Step 4(c) of Form W-4 is extra federal income tax from each paycheck. It counts as paid on the tax return.',
    ],
    [{ href: '/tools/w4-helper', title: 'Form W-4 helper', kind: 'Calculator' }],
  );
}

/** "Step 3 with two kids under 17" */
function childCredits({ plain, pay }: AskedQuestion, year: number, rules: RuleBook): ChatAnswer | undefined {
  const { children = 0, amounts, frequencies } = pay;
  const [frequency, ...others] = frequencies;
  const isAsked =
    /\bstep (?:3|three)\b|\bw-?4\b/.test(plain) && /\b(?:what|how much|enter|put|write|number)\b/.test(plain);
  if (
    !isAsked ||
    children === 0 ||
    amounts.length > 0 ||
    /\b(?:1[7-9]|college|divorced|ex)\b/.test(plain.replace(/\b(?:under|below) 17\b/, ' '))
  )
    return undefined;
  const { perChildUnder17, perOtherDependent } = federalRulesOn(lastDayOf(year), rules).w4Step3;
  const total = wholeDollars(times(perChildUnder17, children));
  const each = wholeDollars(perChildUnder17);
  const perPaycheck =
    frequency && others.length === 0
      ? ` Over ${PERIODS_PER_YEAR[frequency]} paychecks, that is ${formatDollars(divide(times(perChildUnder17, children), PERIODS_PER_YEAR[frequency]))} less federal income tax from each, down to none.`
      : '';
  return known(
    [
      `${total} in step 3 of the ${year} Form W-4: ${children} × ${each} for ${children === 1 ? 'a child' : 'children'} under 17.${perPaycheck}`,
      `Other dependents count ${wholeDollars(perOtherDependent)} each. Step 3 is for income up to $200,000, or $400,000 on a joint return. With two jobs, fill it in for the one that pays most.`,
    ],
    [{ href: '/tools/w4-helper', title: 'Form W-4 helper', kind: 'Calculator' }],
  );
}

/** "Extra Medicare on 250k" */
function additionalMedicare({ plain, pay }: AskedQuestion, year: number, rules: RuleBook): ChatAnswer | undefined {
  const isAsked =
    /\b(?:extra|additional|addl|surtax|0?\.9 ?%)(?: \w+)? ?medicare\b|\bmedicare surtax\b/.test(plain) &&
    /\b(?:how much|what|calculate|figure)\b/.test(plain) &&
    !/\b(?:net|take[ -]?home|after tax\w*|starts?|begins?|kicks?|threshold|both)\b/.test(plain) &&
    // What a couple owes depends on both, what an employer withholds doesn’t.
    (!/\b(?:joint\w*|married)\b/.test(plain) || /\b(?:withh?old|hold back|take out|deduct)\b/.test(plain));
  const [amount, ...others] = pay.amounts;
  if (!isAsked || !amount || others.length > 0 || pay.hours !== undefined) return undefined;
  if ((amount.basis ?? 'year') !== 'year' || amount.beside !== undefined) return undefined;
  const { additionalRate, additionalThreshold } = federalRulesOn(lastDayOf(year), rules).medicare;
  const [wages, line] = [dollars(Math.round(amount.value)), formatDollars(additionalThreshold)];
  const over = subtract(wages, additionalThreshold);
  const rate = formatRate(additionalRate);
  const first =
    over <= 0
      ? `$0.00 on ${formatDollars(wages)} of wages. It starts above ${line} in the year.`
      : `${formatDollars(applyRate(over, additionalRate))}. It is ${rate} of the ${formatDollars(over)} above ${line}.`;
  return known(
    [
      `Additional Medicare tax in ${year}: ${first}`,
      'An employer withholds it from its own pay alone. On the tax return, the line is $250,000 for a married couple filing jointly together, and $125,000 for each if they file separately.',
    ],
    [
      {
        href: '/blog/why-december-paychecks-can-be-larger#medicare-goes-the-other-way',
        title: 'Medicare goes the other way',
        kind: 'Blog',
      },
      rulesLink('US', year),
    ],
  );
}

function bonus(asked: AskedQuestion, year: number, rules: RuleBook): ChatAnswer | undefined {
  const { states } = asked;
  const inDigits = amountsIn(asked.plain).length > 0 ? asked.plain : wordsInDigits(asked.plain);
  const plain = inDigits.replace(FLAT_RATE, ' ');
  const said = amountBeside(plain, BONUS) ?? (amountsIn(plain).length === 1 ? amountsIn(plain)[0] : undefined);
  if (
    !BONUS.test(plain) ||
    !said ||
    said.value < LEAST_BONUS ||
    states.length > 1 ||
    asked.pay.hours !== undefined ||
    !ASKS_AMOUNT.test(plain)
  )
    return undefined;
  // We can't tell how a share of a pay or a rate is meant.
  if (/\d ?%/.test(plain)) return undefined;
  const [state] = states;
  const paid = (gross: Cents) => bonusTaxes(gross, whatIsPaid(plain), state, year, rules);
  try {
    if (!NET_GIVEN.test(plain)) return bonusAnswer(asked, said.value, paid(said.value), year, rules);
    const found = searchGross(said.value, { least: ZERO, most: times(said.value, 4) }, (gross) => {
      const lines = paid(gross);
      return { grossPay: gross, netPay: subtract(gross, sum(lines.map(({ amount }) => amount))) };
    });
    const { grossPay } = found.exact ? found : found.above;
    return bonusAnswer(asked, grossPay, paid(grossPay), year, rules, said.value);
  } catch (error) {
    if (error instanceof PayProblem) return undefined;
    throw error;
  }
}

type Supplement = 'bonus' | 'commission' | 'severance payment';

function whatIsPaid(plain: string): Supplement {
  return /\bbonus/.test(plain) ? 'bonus' : /\bcommission/.test(plain) ? 'commission' : 'severance payment';
}

interface Line {
  readonly name: string;
  readonly amount: Cents;
}

/** At the flat rates. Where the state has none for bonuses, its tax depends on the regular pay, so it is left out. */
function bonusTaxes(
  grossPay: Cents,
  what: Supplement,
  state: StateCode | undefined,
  year: number,
  rules: RuleBook,
): readonly Line[] {
  const payDate = ordinaryPayDate(year);
  const hasRate =
    state !== undefined &&
    (stateRulesOn(state, payDate, rules)?.incomeTax.method === 'none' ||
      rules.supplemental.some((one) => one.state === state && one.from <= payDate && payDate <= one.to));
  const taxes = calculatePay(
    {
      payDate,
      payFrequency: 'BI_WEEKLY',
      grossPay,
      supplemental: { amount: grossPay, method: 'flat', kind: what === 'bonus' ? what : 'other' },
      state: hasRate ? state : undefined,
      w4: plainW4('single'),
      yearToDate: NOTHING_PAID,
    },
    rules,
  );
  return taxes.lines.map((line) => ({
    name: state ? taxName(line, state) : federalName(line.tax),
    amount: line.amount,
  }));
}

function federalName(tax: string): string {
  return tax === 'socialSecurity' ? 'Social Security' : tax === 'medicare' ? 'Medicare' : 'Federal income tax';
}

function bonusAnswer(
  { states: [state], impliedBy, plain }: AskedQuestion,
  gross: Cents,
  lines: readonly Line[],
  year: number,
  rules: RuleBook,
  wanted?: Cents,
): ChatAnswer {
  const rate = formatRate(federalRulesOn(lastDayOf(year), rules).supplemental.rate);
  const net = subtract(gross, sum(lines.map(({ amount }) => amount)));
  const isWithState = state !== undefined && lines.length > 3;
  const what = whatIsPaid(plain);
  const left = isWithState ? 'after taxes' : 'before state taxes';
  const lead =
    wanted === undefined
      ? `A ${what} of ${formatDollars(gross)} leaves ${formatDollars(net)} ${left}, at the flat federal rate of ${rate}.`
      : `A gross ${what} of ${formatDollars(gross)} leaves ${formatDollars(wanted)} ${left}, at the flat federal rate of ${rate}.`;
  const missing =
    state === undefined
      ? ' Name the state for its tax.'
      : isWithState
        ? ''
        : ` ${STATE_NAMES[state]} has no rate for a ${what} alone, so its tax depends on the regular pay.`;
  const assumed = state && impliedBy !== undefined ? impliedNote(impliedBy, state) : '';
  return known(
    [
      lead,
      ...lines.filter(({ amount }) => amount !== ZERO).map(({ name, amount }) => `${name}: ${formatDollars(amount)}.`),
      `Calculated by the tax rules of ${year}. Assumes that the year’s pay is still below the Social Security limit and $200,000.${assumed}${missing} Payroll can also add a bonus to the regular pay and withhold on both together, which gives another amount.`,
    ],
    [BONUS_FAQ, rulesLink(state ?? 'US', year)],
  );
}
