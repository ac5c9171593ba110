import type { FormW4, PayInput, PayTaxes, RuleBook } from '@paperwage/payroll';
import { allRules, calculatePay, FIRST_COVERED_DAY, LAST_COVERED_DAY, PAY_FREQUENCIES } from '@paperwage/payroll';
import type { CalendarDate, Cents, StateCode } from '@paperwage/values';
import { isStateCode, parseCalendarDate, parseMoney, ZERO } from '@paperwage/values';
import { FILING_STATUSES } from '../paycheck/handed-pay.ts';

/** A payment that a text works through, with its taxes. */
export interface WorkedExample {
  readonly input: PayInput;
  readonly taxes: PayTaxes;
}

const WORDS = [
  'date',
  'pay',
  'every',
  'state',
  'status',
  'step2',
  'credits',
  'deductions',
  'retirement',
  'bonus',
  'before',
];

/**
 * The payment of a line such as `date=2026-11-20 pay=1920.00 every=BI_WEEKLY state=IL status=single`, with its taxes by
 * the engine. Optional: `step2=yes`, `credits=` (Form W-4, step 3), `deductions=` (step 4(b)), `retirement=` (401(k)
 * contribution), `bonus=` (part of the pay, at the flat rate) and `before=` (wages so far this year). Throws an Error
 * that says what is wrong.
 */
export function workExample(line: string, rules: RuleBook = allRules): WorkedExample {
  const words = new Map(line.split(/\s+/).map((word) => word.split('=') as [string, string]));
  for (const name of words.keys()) {
    if (!WORDS.includes(name)) throw new Error(`"${name}" is not one of ${WORDS.join(', ')}.`);
  }
  const amount = (name: string): Cents => {
    const text = words.get(name);
    const value = text === undefined ? ZERO : parseMoney(text);
    if (value === undefined) throw new Error(`"${text}" is not an amount such as 1920.00.`);
    return value;
  };
  const before = amount('before');
  const [retirement, bonus] = [amount('retirement'), amount('bonus')];
  const input: PayInput = {
    payDate: readDate(words.get('date')),
    payFrequency: oneOf(PAY_FREQUENCIES, words.get('every')),
    grossPay: amount('pay'),
    state: readState(words.get('state')),
    w4: readW4(words, amount),
    ...(retirement > ZERO ? { preTaxDeductions: [{ class: 'retirement401k', amount: retirement }] } : {}),
    ...(bonus > ZERO ? { supplemental: { amount: bonus, method: 'flat' } } : {}),
    yearToDate: { socialSecurityWages: before, medicareWages: before, supplementalWages: ZERO },
  };
  return { input, taxes: calculatePay(input, rules) };
}

function readW4(words: ReadonlyMap<string, string>, amount: (name: string) => Cents): FormW4 {
  return {
    version: '2020',
    filingStatus: oneOf(FILING_STATUSES, words.get('status')),
    step2Checkbox: words.get('step2') === 'yes',
    step3Credits: amount('credits'),
    otherIncome: ZERO,
    deductions: amount('deductions'),
    extraWithholding: ZERO,
  };
}

function readDate(text: string | undefined): CalendarDate {
  const date = parseCalendarDate(text ?? '');
  if (date === undefined || date < FIRST_COVERED_DAY || date > LAST_COVERED_DAY) {
    throw new Error(`"${text}" is not a covered day such as ${LAST_COVERED_DAY}.`);
  }
  return date;
}

function readState(text: string | undefined): StateCode | undefined {
  if (text !== undefined && !isStateCode(text)) throw new Error(`"${text}" is not a state such as IL.`);
  return text;
}

function oneOf<const T extends string>(values: readonly T[], text: string | undefined): T {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new Error(`"${text}" is not one of ${values.join(', ')}.`);
  return found;
}
