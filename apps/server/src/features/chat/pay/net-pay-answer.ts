import type { ChatAnswer, ChatLink } from '@paperwage/api-contract';
import { taxName } from '@paperwage/documents';
import type { PreTaxKind, RuleBook, TaxLine } from '@paperwage/payroll';
import { federalRulesOn, PERIODS_PER_YEAR } from '@paperwage/payroll';
import type { Cents, StateCode } from '@paperwage/values';
import {
  divide,
  formatDollars,
  formatMoney,
  formatQuantity,
  parseMoney,
  percent,
  quantity,
  subtract,
  sum,
  times,
  ZERO,
} from '@paperwage/values';
import { calculatorLink, declined, lastDayOf, rulesLink } from '../figures/answers.ts';
import { askedLines } from './asked-lines.ts';
import type { ReadPay } from './pay-notes.ts';
import {
  additionalMedicareOn,
  assumptions,
  captionOf,
  countsAllowances,
  EACH_WORDS,
  impliedNote,
  localNote,
  PERIOD_WORDS,
  unreadNote,
  yearNote,
  yearTaxes,
} from './pay-notes.ts';
import type { NetPay } from './paycheck.ts';
import { grossOfNet, netPayOf, placeElection } from './paycheck.ts';
import type { SaidDeduction } from '../reading/pre-tax-phrases.ts';
import { grossOf, wholeGross } from './whole-pay.ts';
import { agreementText } from '../figures/state-figures.ts';
import type { AskedQuestion } from '../reading/read-question.ts';

const GROSS_FROM_NET: ChatLink = { href: '/tools/gross-from-net', title: 'Gross pay from net pay', kind: 'Calculator' };
const TWO_STATES: ChatLink = {
  href: '/faq#two-states',
  title: 'What if someone lives in one state and works in another?',
  kind: 'FAQ',
};
/** A paycheck by the tax rules, with what was assumed and what was left out of the question. */
export function answerPay(
  asked: AskedQuestion,
  pay: ReadPay,
  state: StateCode,
  year: number,
  rules: RuleBook,
  home?: StateCode,
): ChatAnswer {
  const cannot = declined('I can’t calculate that.', [calculatorLink(state)]);
  const amounts = grossOf(asked, pay);
  if (amounts === undefined) return cannot;
  const { place, isNamed } = home === undefined ? placeOf(asked, state, year, rules) : { isNamed: false };
  const found = netPayOf(
    {
      ...amounts,
      ...(place === undefined ? {} : { place }),
      ...(home === undefined ? {} : { residenceState: home }),
      ...elsewhere(asked, pay, state, year, rules, home),
    },
    rules,
  );
  if (found === undefined) return cannot;
  const allowances = saidOnForm(asked, state, year, rules, home);
  const taxedBy = found.taxes.coverage.incomeTaxState ?? state;
  const ofLines = askedLines(asked, found, pay, taxedBy);
  const notes = [
    assumptions(asked, pay, { state: taxedBy, year, rules, allowances }),
    ...(place ? [` It assumes living and working in ${Object.values(place)[0]}.`] : []),
    ...(place || asked.impliedBy === undefined ? [] : [impliedNote(asked.impliedBy, state)]),
    ...(pay.overtimeHours > 0 ? [` ${pay.overtimeLaw ?? 'Hours over 40 a week are paid at time and a half.'}`] : []),
    ...(asked.pay.tips === undefined
      ? []
      : [' Tips are wages for Social Security and Medicare. The deduction for them is on the tax return.']),
    yearNote(found, pay, year, rules),
    localNote(found, state, place !== undefined),
    ...(place && !isNamed ? [] : unreadNote(asked, ofLines.words)),
  ];
  const isOfCalculator =
    found.deductions.length === 0 &&
    place === undefined &&
    pay.overtimeHours === 0 &&
    !asked.pay.step2Checkbox &&
    [asked.pay.tips, asked.pay.step3, allowances, home].every((one) => one === undefined);
  const caption = captionOf(asked, pay, state, year);
  const rows = rowsOf(found, state);
  const net = { name: `Net pay, ${EACH_WORDS[pay.frequency]}`, amount: formatMoney(found.net) };
  const ofYear = `${formatDollars(found.yearNet)} a year`;
  const ofPaycheck = `${formatDollars(found.net)} ${PERIOD_WORDS[pay.frequency]}`;
  const isYearAsked = YEAR_ASKED.test(asked.plain);
  const lead =
    pay.frequency === 'ANNUAL'
      ? [`${ofPaycheck}.`]
      : isYearAsked
        ? [`${ofYear}. That is ${ofPaycheck}.`, yearTaxes(found, state)]
        : [`${ofPaycheck}. That is ${ofYear}.`];
  const answered = ofLines.isAlone ? [...ofLines.sentences, `Net pay: ${lead[0]}`] : [...lead, ...ofLines.sentences];
  const agreement = home === undefined ? [] : (agreementText(asked, year, rules) ?? []);
  const assumed = `Calculated by the tax rules of ${year}. ${notes.join('')}`;
  // The calculator that a slip leads to has no fields for a city, overtime, the amount of step 3 or the box in step 2, so those figures are said in words.
  const inWords = [`${caption}.`, ...rows.map(({ name, amount }) => `${name}: ${amount}.`)];
  return {
    isKnown: true,
    paragraphs: [...answered, ...(isOfCalculator ? [] : inWords), ...agreement, assumed].map((text) => ({
      text,
      source: null,
    })),
    slip: isOfCalculator ? { caption, rows, net, pay: entriesOf(pay, state, year) } : null,
    links: [calculatorLink(state), ...(home === undefined ? [] : [TWO_STATES])],
  };
}

/** Where someone lives and works, by the name of a city or town; a word that nothing else explains may be a smaller one. */
function placeOf(asked: AskedQuestion, state: StateCode, year: number, rules: RuleBook) {
  const city = asked.cities.find((one) => one.state === state)?.name;
  const named = placeElection(city ?? asked.town ?? '', state, year, rules);
  const place =
    named ?? (city === undefined ? placeElection(asked.pay.unread.join(' '), state, year, rules) : undefined);
  return { place, isNamed: named !== undefined };
}

/** The gross pay that leaves what is said, with the paycheck of it. */
export function answerGross(
  asked: AskedQuestion,
  pay: ReadPay,
  state: StateCode,
  year: number,
  rules: RuleBook,
): ChatAnswer {
  const cannot = declined('I can’t calculate that.', [GROSS_FROM_NET, calculatorLink(state)]);
  const net = pay.basis === 'hour' || asked.pay.retirementPercent !== undefined ? undefined : wholeGross(pay);
  const gross = net && grossOfNet(net, { ...elsewhere(asked, pay, state, year, rules), hours: undefined }, rules);
  if (!net || !gross) return cannot;
  const of = { ...pay, basis: 'paycheck' as const, value: gross / 100 };
  const { links, paragraphs, ...answer } = answerPay(asked, of, state, year, rules);
  const yearly = formatDollars(times(gross, PERIODS_PER_YEAR[pay.frequency]));
  const lead = `To take home ${formatDollars(net)} ${PERIOD_WORDS[pay.frequency]}, the gross pay is ${formatDollars(gross)}, or ${yearly} a year.`;
  return {
    ...answer,
    paragraphs: [{ text: lead, source: null }, ...paragraphs.slice(1)],
    links: [GROSS_FROM_NET, ...links],
  };
}

/** Allowances that the form of the one state counts; of two states, nobody said on whose form they are. */
function saidOnForm(
  { pay: { allowances } }: AskedQuestion,
  state: StateCode,
  year: number,
  rules: RuleBook,
  home: StateCode = state,
): number | undefined {
  return home === state && countsAllowances(state, year, rules) ? allowances : undefined;
}

/** What a paycheck is calculated from besides its amount. */
function elsewhere(
  asked: AskedQuestion,
  pay: ReadPay,
  state: StateCode,
  year: number,
  rules: RuleBook,
  home: StateCode = state,
) {
  const { retirementPercent, deductions, step3, step2Checkbox } = asked.pay;
  const allowances = saidOnForm(asked, state, year, rules, home);
  return {
    ...(allowances === undefined ? {} : { allowances }),
    ...(retirementPercent === undefined ? {} : { retirementRate: percent(String(retirementPercent)) }),
    deductions: deductions.map(({ class: kind, value, of }) => ({ class: kind, amount: perPaycheck(value, of, pay) })),
    frequency: pay.frequency,
    state,
    status: pay.status ?? 'single',
    children: pay.children ?? 0,
    step3,
    step2Checkbox,
    year,
  };
}

/** A deduction of a week, a month or a year as one of each paycheck. */
function perPaycheck(value: number, of: SaidDeduction['of'], { frequency }: ReadPay): Cents {
  const amount = parseMoney(value.toFixed(2))!;
  if (of === undefined || of === 'paycheck' || of === frequency) return amount;
  return divide(times(amount, PERIODS_PER_YEAR[of]), PERIODS_PER_YEAR[frequency]);
}

const YEAR_ASKED =
  /\b(?:annual|yearly)(?: \w+)? ?(?:net|take[ -]?home|after)|\b(?:net|take[ -]?home)(?: pay| income)? (?:for the|per|a|each) (?:whole |full |entire )?(?:year|yr)\b|\bfor the (?:whole|full|entire) year\b/;

function entriesOf(pay: ReadPay, state: StateCode, year: number) {
  const { basis, value, hours, frequency, status = 'single', children = 0 } = pay;
  const ofPaycheck = basis === 'hour' ? formatQuantity(quantity(hours)) : '';
  return { basis, pay: String(value), hours: ofPaycheck, frequency, status, children: String(children), year, state };
}

function rowsOf(found: NetPay, state: StateCode) {
  const taken = (amount: Cents) => `${amount === ZERO ? '' : '−'}${formatMoney(amount)}`;
  return [
    { name: 'Gross pay', amount: formatMoney(found.gross) },
    ...found.deductions.map((one) => ({ name: PRE_TAX_NAMES[one.class], amount: taken(one.amount) })),
    ...found.taxes.lines.map((line) => ({
      name: taxName(line, found.taxes.coverage.incomeTaxState ?? state),
      amount: taken(line.amount),
    })),
  ];
}

const PRE_TAX_NAMES: Readonly<Record<PreTaxKind, string>> = {
  retirement401k: '401(k)',
  retirement403b: '403(b)',
  retirement457b: '457(b)',
  simpleIra: 'SIMPLE IRA',
  section125: 'Health insurance',
  hsa: 'HSA',
  fsa: 'FSA',
  dependentCare: 'Dependent care FSA',
  otherRetirement: 'Retirement plan',
};

const FEDERAL: readonly (readonly [asked: RegExp, tax: TaxLine['tax'], name: string])[] = [
  [/\bfed(?:eral)?\b/, 'federalIncomeTax', 'Federal income tax'],
  [/\b(?:fica|social security|soc sec|ss)\b/, 'socialSecurity', 'Social Security'],
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
  const { step3, step2Checkbox } = asked.pay;
  const frequency = pay.basis === 'year' && !pay.isFrequencySaid ? 'ANNUAL' : pay.frequency;
  const amounts = grossOf(asked, { ...pay, frequency });
  const found =
    amounts &&
    netPayOf(
      {
        ...amounts,
        frequency,
        state: undefined,
        status: pay.status ?? 'single',
        children: pay.children ?? 0,
        step3,
        step2Checkbox,
        year,
      },
      rules,
    );
  if (!found) return undefined;
  const { medicare } = federalRulesOn(lastDayOf(year), rules);
  const lines = wanted.flatMap(([, tax, name]) => {
    const line = found.taxes.lines.find((one) => one.tax === tax);
    if (!line) return [];
    const above = subtract(line.taxable, medicare.additionalThreshold);
    const included = tax === 'medicare' && above > 0 ? ` That includes ${additionalMedicareOn(above, medicare)}.` : '';
    return [`${name}: ${formatDollars(line.amount)}.${included}`];
  });
  const ofFica = found.taxes.lines.filter(({ tax }) => tax === 'socialSecurity' || tax === 'medicare');
  const together =
    wanted.length === 2 && /\bfica\b/.test(asked.plain)
      ? [`Together: ${formatDollars(sum(ofFica.map(({ amount }) => amount)))}.`]
      : [];
  const isOfStatus = wanted.some(([, tax]) => tax === 'federalIncomeTax');
  const assumed = isOfStatus ? [assumptions(asked, { ...pay, isFrequencySaid: true })] : [];
  const onForm = [
    ...(step2Checkbox ? ['the box in step 2(c) checked'] : []),
    ...(step3 === undefined ? [] : [`${formatDollars(step3)} in step 3`]),
  ];
  const ofForm = isOfStatus && onForm.length > 0 ? `, with ${onForm.join(' and ')} on Form W-4,` : '';
  const texts = [
    `Of ${formatDollars(found.gross)} ${PERIOD_WORDS[frequency]}${ofForm} in ${year}:`,
    ...lines,
    ...together,
    ...assumed,
  ];
  return {
    isKnown: true,
    paragraphs: [...texts, ...unreadNote(asked).map((text) => text.trim())].map((text) => ({ text, source: 1 })),
    slip: null,
    links: [rulesLink('US', year), calculatorLink(undefined)],
  };
}
