import { taxName } from '@paperwage/documents';
import type { FederalRules, FilingStatus, PayFrequency, RuleBook } from '@paperwage/payroll';
import { certificateOn, federalRulesOn, ordinaryPayDate, PERIODS_PER_YEAR, placeQuestions } from '@paperwage/payroll';
import type { Cents, StateCode } from '@paperwage/values';
import {
  applyRate,
  formatDollars,
  joinWords,
  formatMoney,
  formatQuantity,
  formatRate,
  formatUnitPrice,
  parseMoney,
  parseUnitPrice,
  quantity,
  STATE_NAMES,
  subtract,
  times,
  ZERO,
} from '@paperwage/values';
import type { AskedQuestion } from '../reading/read-question.ts';
import type { NetPay } from './paycheck.ts';
import { leftOut } from './paycheck.ts';
import { lastDayOf } from '../figures/answers.ts';

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
  /** What a state says of overtime by the day, where it counts. */
  readonly overtimeLaw?: string;
  readonly status: FilingStatus | undefined;
  readonly children: number | undefined;
}

/** How often an amount is. */
export const PERIOD_WORDS: Readonly<Record<PayFrequency, string>> = {
  DAILY: 'a day',
  WEEKLY: 'a week',
  BI_WEEKLY: 'every two weeks',
  SEMI_MONTHLY: 'twice a month',
  MONTHLY: 'a month',
  QUARTERLY: 'a quarter',
  SEMI_ANNUAL: 'twice a year',
  ANNUAL: 'a year',
};
/** How often a line of a paycheck is. */
export const EACH_WORDS: Readonly<Record<PayFrequency, string>> = {
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

/** What the year takes tax by tax. */
export function yearTaxes({ yearTaxes: lines }: NetPay, state: StateCode): string {
  const parts = lines.map((line) => `${taxName(line, state)} ${formatDollars(line.amount)}`);
  return `Taxes of the year: ${parts.join(', ')}.`;
}

/** What high pay takes late in the year alone. */
export function yearNote({ gross, yearNet }: NetPay, pay: ReadPay, year: number, rules: RuleBook): string {
  const { socialSecurity, medicare } = federalRulesOn(lastDayOf(year), rules);
  const yearly = times(gross, PERIODS_PER_YEAR[pay.frequency]);
  if (yearNet === ZERO || yearly <= socialSecurity.wageBase) return '';
  const extra = subtract(yearly, medicare.additionalThreshold);
  const additional =
    extra > 0
      ? ` and has ${formatDollars(applyRate(extra, medicare.additionalRate))} of additional Medicare tax above ${formatDollars(medicare.additionalThreshold)}`
      : '';
  return ` The year stops Social Security at ${formatDollars(socialSecurity.wageBase)} of wages${additional}.`;
}

/** `$270.00 of additional Medicare tax, 0.9% of the $30,000.00 above $200,000.00, ...`, for wages above the limit. */
export function additionalMedicareOn(above: Cents, { additionalRate, additionalThreshold }: FederalRules['medicare']) {
  return `${formatDollars(applyRate(above, additionalRate))} of additional Medicare tax, ${formatRate(additionalRate)} of the ${formatDollars(above)} above ${formatDollars(additionalThreshold)}, which the employer doesn’t match`;
}

/** What a paycheck is of, in a line. */
export function captionOf(
  { pay: { retirementPercent, isSeparate, tips, step3, step2Checkbox } }: AskedQuestion,
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
    ...(tips === undefined ? [] : [`${formatMoney(parseMoney(tips.toFixed(2))!)} of tips`]),
    isSeparate ? 'married filing separately' : STATUS_WORDS[status],
    ...(children === 0 ? [] : [children === 1 ? '1 child' : `${children} children`]),
    ...(step2Checkbox ? ['the box in step 2(c) of Form W-4 checked'] : []),
    ...(step3 === undefined ? [] : [`${formatMoney(step3)} in step 3 of Form W-4`]),
    ...(retirementPercent === undefined ? [] : [`${retirementPercent}% to a 401(k)`]),
    STATE_NAMES[state],
    String(year),
  ];
  return parts.join(', ');
}

/** The state whose form counts, with the allowances on it where they are said. */
interface SaidOnForm {
  readonly state: StateCode;
  readonly year: number;
  readonly rules: RuleBook;
  readonly allowances: number | undefined;
}

/** What was not said and is assumed, in a sentence. */
export function assumptions(
  { pay: { retirementPercent, deductions, allowances } }: AskedQuestion,
  pay: ReadPay,
  ofState?: SaidOnForm,
): string {
  const { status, children = 0 } = pay;
  const assumed = [
    ...(status === undefined ? ['single'] : []),
    ...(pay.isFrequencySaid ? [] : [`paid ${PAID_WORDS[pay.frequency]}`]),
    ...(pay.isHoursSaid ? [] : ['40 hours a week']),
    ...(retirementPercent === undefined && !deductions.some(({ class: kind }) => kind === 'retirement401k')
      ? []
      : ['a traditional 401(k)']),
    ...(deductions.some(({ class: kind }) => kind === 'section125') ? ['premiums taken before tax'] : []),
    ...(deductions.some(({ of }) => of === undefined) ? ['deductions from each paycheck'] : []),
    children === 0 ? 'nothing else on Form W-4' : 'only these children on Form W-4',
    ...(ofState ? stateForm(ofState) : []),
  ];
  const left = ofState && allowances !== ofState.allowances ? ' Allowances aren’t in these numbers.' : '';
  return `Assumes ${joinWords(assumed)}.${left}`;
}

/** What the form of a state counts that isn't said, where it lowers the tax: "no allowances on Form DE 4". */
function stateForm({ state, year, rules, allowances: said }: SaidOnForm): readonly string[] {
  const certificate = certificateOn(state, ordinaryPayDate(year), rules);
  const asked = certificate?.questions.find(
    (question) =>
      (question.answer === 'count' && !question.onlyOldCertificates) ||
      question.election === 'iaW4AllowanceDollars' ||
      question.election === 'exemptionAmount',
  );
  const name = ['allowance', 'exemption', 'credit', 'dependent'].find((one) => asked?.label.includes(one));
  if (!certificate || !asked || name === undefined) return [];
  const isSaid = said !== undefined && asked.election === 'allowances';
  const number = isSaid ? said : asked.answer === 'count' ? asked.default : 0;
  const count = number === 0 ? `no ${name}s` : number === 1 ? `1 ${name}` : `${number} ${name}s`;
  return [`${count} on Form ${certificate.form}`];
}

/** Whether the form of a state counts allowances by their number. */
export function countsAllowances(state: StateCode, year: number, rules: RuleBook): boolean {
  const questions = certificateOn(state, ordinaryPayDate(year), rules)?.questions ?? [];
  return questions.some(
    (one) => one.answer === 'count' && one.election === 'allowances' && one.onlyOldCertificates !== true,
  );
}

/** What is said about local taxes: those of the city, or that they are left out. */
export function localNote(found: NetPay, state: StateCode, isPlaced: boolean): string {
  if (!isPlaced) return leftOut(found.taxes, state);
  const { schoolDistrict } = placeQuestions(state);
  return schoolDistrict ? ' School district taxes aren’t in these numbers.' : '';
}

/** The state that only a city says. */
export function impliedNote(city: string, state: StateCode): string {
  return ` Assumes ${city}, ${STATE_NAMES[state]}.`;
}

/** What wasn’t understood, in a sentence that follows others. */
export function unreadNote({ pay }: AskedQuestion, known: ReadonlySet<string> = new Set()): readonly string[] {
  const unread = pay.unread.filter((word) => !known.has(word));
  if (unread.length === 0) return [];
  const words = joinWords(unread.map((word) => `“${word}”`));
  return [` I didn’t understand ${words}, so ${unread.length === 1 ? 'it isn’t' : 'they aren’t'} in these numbers.`];
}
