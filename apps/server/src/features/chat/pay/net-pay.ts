import type { ChatAnswer, ChatLink } from '@paperwage/api-contract';
import type { RuleBook } from '@paperwage/payroll';
import { calculatorLink, declined, known } from '../figures/answers.ts';
import { lineWords } from './asked-lines.ts';
import { hasDailyOvertime, paidHours } from './daily-overtime.ts';
import { isGrossAsked } from '../reading/gross-asked.ts';
import { DENIED } from '../reading/ignored-phrases.ts';
import { wordsInDigits } from '../reading/number-words.ts';
import { EARNING_CHILD } from '../reading/pay-phrases.ts';
import { answerFederalTaxes, answerGross, answerPay } from './net-pay-answer.ts';
import { HOURS_A_WEEK, NEGATION } from '../reading/pay-words.ts';
import { readWholePay } from './whole-pay.ts';
import { STATE_NAMES, type StateCode } from '@paperwage/values';
import type { AskedQuestion } from '../reading/read-question.ts';
import { homeAndWork, REMOTE } from '../figures/state-figures.ts';

/** With more unknown words than this, the question is about something else. */
const MOST_UNREAD = 2;
/** With a pay, a filing status and a state, the rest is just background. */
const MOST_UNREAD_OF_SURE = 6;

/** Ways to ask for the net pay. */
const NET_PAY: readonly RegExp[] = [
  /\bnet (?:pay|income|salary|wages?)/,
  /\bnet(?: on| from| for| of)?/,
  /\b(?:my|his|her|their|our|the) net\b(?! \d)/,
  /\btake[- ]?home/,
  /\btaking home/,
  /\b(?:bring|brought|bringing|carry) home/,
  /\bafter (?:all )?(?:the )?tax(?:es)?/,
  /\bafter (?:all )?(?:deductions|withholding)/,
  /\bhome pay/,
  /\bin (?:my|his|her) (?:pocket|hand)/,
  /\bin hand/,
  /\b(?:pay ?check|check|pay) (?:will |would |should |ought to )?(?:be|look like|come (?:out )?to)\b/,
  /\bleft (?:of|from|after|over)/,
  /\b(?:will|do|would|does|can|id|ill|should) (?:i|we|he|she|they|someone|you|(?:my|the|our|an?)(?: (?!net\b|tax)\w+){1,3})? ?(?:actually |really )?(?:get|clear|keep|see|pocket|net|receive|walk)\b/,
  /\bhow much is left/,
  /\b(?:what|how much)(?: \w+){0,2} (?:hits?|land(?:s|ing)? in) (?:my|his|her|the|our|their) (?:bank|account|acct|checking)/,
  /\bwhats? (?:he|she|they|i) (?:get|clear|see|keep|bring home)\b/,
  /\bpay ?check (?:on|for|of)/,
  /\bcheck (?:on|for)/,
];
const asksNetPay = (plain: string) => NET_PAY.some((way) => way.test(plain));
const TAXES_ON =
  /\b(?:tax(?:es)?|withh[eo]ld\w*|withholding|deduct(?:ed|ions)|fica|social security|soc sec|ss|medicare|comes? (?:out|off)|taken out|take out|(?:hold|holding|held) back)\b/;
const TAX_ON_AMOUNT =
  /\b(?:tax(?:es)?|withholding|fica|medicare|social security)(?: tax| withheld| taken| withholding)? (?:on|from|for|of|out of) (?:a |an )?(?:\w+ )?\$?\d/;
const AMOUNT_ASKED =
  /\b(?:how much|how many|what(?:s| is| are| will| would| shoulda| should)|calculate|compute|figure|tell me|show me|walk me through|estimate|break(?: (?:it|this))? ?down)\b/;
/** The amount may be what is left, though no gross pay is asked for in words that we know: "she has to clear exactly 800". */
const NET_BESIDE_AMOUNT =
  /(?<!\b(?:do|does|did|will|would|can|could|should|how much|what|whats)(?: \w+){0,3} )\b(?:clears?|pockets?|nets?|(?:take|takes|taking|bring|brings|bringing) home|end up with|walk away with) (?:exactly |about |around |like |roughly |only |at least )?\$?\d|\d[\d,.]*k? (?:dollars |bucks )?(?:(?:an?|per|every|each) (?:(?:two|2|other) )?\w+ )?(?:clear|clean|in (?:her|his|their) (?:hands?|pockets?))\b/;
/** Asks to compare the pay of two. */
const WHICH_OF_TWO =
  /\bhow different\b|\bdifference\b|\b(?:whose|which)\b(?: \w+){0,3} (?:bigger|larger|higher|smaller|lower|more|less)\b/;
/** What is asked where the net pay is said. */
const GROSS_WANTED =
  /\b(?:gross|how much|what|needs?|wants?|back(?:wards?)?|wanna|trying|make|salary|earn|before tax(?:es)?|hourly|paid|pay)\b/;

/** Places whose taxes we don't have. */
export const ABROAD =
  /\b(?:puerto rico|guam|virgin islands|canad\w+|ontario|quebec|alberta|british columbia|toronto|(?<!new )mexico|uk|united kingdom|england|london|scotland|ireland|india|philippines|australia\w*|germany|france|nigeria|europe)\b/;

/** Whether a question asks what is left of a pay, or what is taken from it. */
export function isNetPayQuestion({ plain, pay, states }: AskedQuestion): boolean {
  const { amounts, statuses, unread } = pay;
  if (
    amounts.length === 0 ||
    pay.isTaken ||
    /\b1099s?\b|\binvoices?\b|\bper (?:stub|document|invoice)\b|\bsubscription\b|\b(?:get|gets|send|give|owe) (?:\w+ ){0,3}form\b/.test(
      plain,
    ) ||
    ABROAD.test(plain) ||
    // Two amounts would have to be compared.
    /\bhow much (?:more|less) (?:ss|social security|medicare|fica|tax(?:es)?)\b/.test(plain)
  )
    return false;
  // The gross pay of one day is no paycheck.
  if (pay.hours?.of === 'DAILY' && /\bgross\b|\bbefore tax/.test(plain)) return false;
  if (isGrossAsked(plain)) return amounts.length === 1 && GROSS_WANTED.test(plain) && !/\bwhy\b/.test(plain);
  const isSaid = statuses.length > 0 || pay.hours !== undefined || amounts[0]!.basis !== undefined;
  const isFragment =
    (unread.length === 0 && (states.length > 0 || isSaid)) || (unread.length === 1 && states.length > 0 && isSaid);
  if (isFragment && !/\b(?:need to|have to|threshold|limit|due)\b/.test(plain)) return true;
  if (states.length === 2 && WHICH_OF_TWO.test(plain)) return true;
  return asksNetPay(plain) || (TAXES_ON.test(plain) && (AMOUNT_ASKED.test(plain) || TAX_ON_AMOUNT.test(plain)));
}

/** Answers with what is left of a pay, by the tax rules, or asks for what is missing. It states every assumption. */
export function answerNetPay(asked: AskedQuestion, year: number, rules: RuleBook): ChatAnswer {
  const { pay } = asked;
  const [state, ...otherStates] = asked.states;
  const [amount, ...otherAmounts] = pay.amounts;
  const calculator = calculatorLink(state);
  if (otherAmounts.length > 0)
    return declined('I can calculate one paycheck at a time.', [calculator], 'Ask again with one amount.');
  const both = otherStates.length > 0 ? readHomeAndWork(asked) : undefined;
  if (otherStates.length > 0 && !both) return compareStates(asked, year, rules) ?? twoStates(calculator);
  // Without the state, its form isn’t known.
  if (pay.isMoreThanPay || (pay.allowances !== undefined && state === undefined)) {
    return declined(
      'I can’t calculate that here.',
      [calculator],
      'The calculator has fields for more than plain pay, such as deductions before tax and children. The pay stub builder has the rest.',
    );
  }
  const paid = state && pay.days ? paidHours(state, pay.days, amount!.value, year) : undefined;
  if (state && hasDailyOvertime([state]) && pay.days && (!paid || paid.double > 0))
    return declined(
      'I can’t calculate taxes on double time here.',
      [{ href: '/tools/overtime', title: 'Overtime pay', kind: 'Calculator' }, calculator],
      'Ask first for the gross pay of the hours, and then for the net pay of that amount.',
    );
  const missing = whatIsMissing(asked, calculator);
  if (missing) return missing;
  const read = readWholePay(asked, amount!, paid);
  if (typeof read === 'string')
    return declined(
      read,
      [calculator],
      'Say it with the pay, such as “$25 an hour, 40 hours a week” or “$60,000 a year, paid weekly”.',
    );
  if (pay.deductions.some(({ of }) => of === undefined) && !read.isFrequencySaid)
    return declined(
      'Is that deduction for each paycheck?',
      [calculator],
      'Say it with the pay, such as “$100 per paycheck for health insurance, paid every two weeks”.',
    );
  if (isGrossAsked(asked.plain)) {
    if (state !== undefined && !both) return answerGross(asked, read, state, year, rules);
    return whichState(calculator);
  }
  if (NET_BESIDE_AMOUNT.test(wordsInDigits(asked.plain)))
    return declined(
      'Is that before or after taxes?',
      [calculator, { href: '/tools/gross-from-net', title: 'Gross pay from net pay', kind: 'Calculator' }],
      'Ask again, such as “net pay on $1,000 a week in Ohio, single” or “what gross pay nets $1,000 a week in Ohio, single”.',
    );
  if (both) return answerPay(asked, read, both.work, year, rules, both.home);
  if (state !== undefined) return answerPay(asked, read, state, year, rules);
  return (asksNetPay(asked.plain) ? undefined : answerFederalTaxes(asked, read, year, rules)) ?? whichState(calculator);
}

/** Asks back for what a question leaves open besides the pay and the state. */
function whatIsMissing(asked: AskedQuestion, calculator: ChatLink): ChatAnswer | undefined {
  const { pay, plain } = asked;
  const named = lineWords(asked);
  const unread = pay.unread.filter((word) => !named.has(word));
  const unclear = unread.filter((word) => /\d|%/.test(word) || NEGATION.test(word));
  const isSure = pay.statuses.length > 0 && asked.states.length > 0;
  if (unclear.length > 0 || unread.length > (isSure ? MOST_UNREAD_OF_SURE : MOST_UNREAD)) {
    const words = (unclear.length > 0 ? unclear : unread)
      .slice(0, 3)
      .map((word) => `“${word}”`)
      .join(', ');
    return declined(
      `I’m not sure how ${words} changes the pay.`,
      [calculator],
      'Ask again with the pay, the state and the filing status, such as “$60,000 a year in Ohio, single, paid weekly”.',
    );
  }
  const isOverSaid = pay.overtimeHours !== undefined || (pay.hours?.of === 'WEEKLY' && pay.hours.value > HOURS_A_WEEK);
  const isOverMeant = /\b(?:overtime|ot)\b/.test(plain.replace(DENIED, ' ')) || pay.unread.includes('overtime');
  if (isOverMeant && !isOverSaid)
    return declined(
      'How many hours a week, with the overtime?',
      [{ href: '/tools/overtime', title: 'Overtime pay', kind: 'Calculator' }, calculator],
      'Say it with the pay, such as “$20 an hour, 45 hours a week”.',
    );
  if (/\bpart[- ]?time\b/.test(plain) && pay.hours === undefined && pay.amounts[0]?.basis === 'hour')
    return declined(
      'How many hours a week?',
      [calculator],
      'Say it with the pay, such as “$15 an hour, 20 hours a week in Ohio”.',
    );
  if (pay.statuses.length > 1)
    return declined(
      'Which filing status is it?',
      [calculator],
      'Ask again with one: single, married filing jointly or head of household.',
    );
  if (
    /\b(?:kids?|children|child|dependents?|deps|baby|babies|sons?|daughters?)\b/.test(
      plain.replace(EARNING_CHILD, ' '),
    ) &&
    pay.children === undefined
  )
    return declined(
      'How many children under 17?',
      [calculator],
      'Say it with the pay, such as “$60,000 in Ohio, 2 children”.',
    );
  return undefined;
}

function whichState(calculator: ChatLink): ChatAnswer {
  return declined(
    'Which state is the work in?',
    [calculator],
    'Ask again with the state, such as “net pay on $60,000 in Ohio, paid weekly”.',
  );
}

/** Of two states, the one someone lives in and the one of the work, where both are said. */
function readHomeAndWork({ plain, states }: AskedQuestion): { home: StateCode; work: StateCode } | undefined {
  const isSaid =
    /\b(?:liv\w+|resid\w*|home)\b/.test(plain) && /\b(?:work\w*|job|employer|office|commut\w*)\b/.test(plain);
  if (states.length !== 2 || !isSaid || REMOTE.test(plain)) return undefined;
  const [home, work] = homeAndWork(states, plain);
  return { home: home!, work: work! };
}

const OF_COMPARING =
  /^(?:vs|versus|differen(?:t|ce)|compar\w+|checks?|between|than|or|whose|which|same|both|2|each|others?|bigger|larger|higher)$/;

/** "Texas vs California": the same pay in each. */
function compareStates(asked: AskedQuestion, year: number, rules: RuleBook): ChatAnswer | undefined {
  const { states, plain, cities, pay } = asked;
  if (
    states.length !== 2 ||
    cities.length > 0 ||
    !/\b(?:vs|versus|or|compared? (?:to|with)|than|whose|which)\b/.test(plain)
  )
    return undefined;
  const unread = pay.unread.filter((word) => !OF_COMPARING.test(word));
  const answers = states.map((state) => ({
    state,
    answer: answerNetPay({ ...asked, states: [state], pay: { ...pay, unread } }, year, rules),
  }));
  if (!answers.every(({ answer }) => answer.isKnown)) return undefined;
  const texts = answers.flatMap(({ state, answer: { paragraphs } }) => [
    `${STATE_NAMES[state]}: ${paragraphs[0]!.text}`,
    ...paragraphs.slice(1).map(({ text }) => text),
  ]);
  return known(
    [...new Set(texts)],
    answers.map(({ state }) => calculatorLink(state)),
  );
}

function twoStates(calculator: ChatLink): ChatAnswer {
  const faq = {
    href: '/faq#two-states',
    title: 'What if someone lives in one state and works in another?',
    kind: 'FAQ',
  } as const;
  return declined(
    'I can calculate one state at a time.',
    [faq, calculator],
    'Taxes of two states depend on where the employee lives and works. The pay stub builder asks for both.',
  );
}
