import type { FormW4, PayFrequency, PreTaxClass, PreTaxDeduction } from '@paperwage/payroll';
import {
  LAST_COVERED_DAY,
  PAY_FREQUENCIES,
  PAY_FREQUENCY_NAMES,
  PERIODS_PER_YEAR,
  PRE_TAX_CLASSES,
} from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import {
  divide,
  formatMoney,
  hasOddComma,
  LARGEST_AMOUNT,
  parseMoney,
  parseQuantity,
  parseUnitPrice,
  QUANTITY_SCALE,
  timesQuantity,
  yearOf,
} from '@paperwage/values';
import type { PayBasis, PayEntries } from './handed-pay.ts';

/** What every calculator shows before anything is entered. */
export const EXAMPLE: PayEntries = {
  basis: 'paycheck',
  pay: '2,500.00',
  hours: '80',
  frequency: 'BI_WEEKLY',
  status: 'headOfHousehold',
  children: '1',
  dependents: '0',
  preTax: { retirement401k: '125.00', section125: '90.00' },
  year: yearOf(LAST_COVERED_DAY),
};

/** What deductions before tax are called, in the order they are offered. */
export const PRE_TAX_NAMES: Readonly<Record<PreTaxClass, string>> = {
  retirement401k: '401(k)',
  section125: 'Health insurance',
  hsa: 'HSA',
  fsa: 'Health FSA',
  dependentCare: 'Dependent care FSA',
  retirement403b: '403(b)',
  retirement457b: '457(b)',
  simpleIra: 'SIMPLE IRA',
};

/** How often pay comes, to choose from. */
export const FREQUENCIES: readonly { readonly value: PayFrequency; readonly label: string }[] = PAY_FREQUENCIES.map(
  (value) => ({ value, label: PAY_FREQUENCY_NAMES[value] }),
);

const FREQUENCIES_IN_TEXT: Readonly<Record<PayFrequency, string>> = {
  DAILY: 'a day',
  WEEKLY: 'a week',
  BI_WEEKLY: 'every two weeks',
  SEMI_MONTHLY: 'twice a month',
  MONTHLY: 'a month',
  QUARTERLY: 'a quarter',
  SEMI_ANNUAL: 'twice a year',
  ANNUAL: 'a year',
};

export const STATUSES: readonly { readonly value: FormW4['filingStatus']; readonly label: string }[] = [
  { value: 'single', label: 'Single' },
  { value: 'marriedJointly', label: 'Married' },
  { value: 'headOfHousehold', label: 'Head of household' },
];

/** A field, by the name under which its problem is told. */
export type EntryField = 'pay' | 'hours' | 'children' | 'dependents' | PreTaxClass;

export type EntryProblems = Readonly<Partial<Record<EntryField, string>>>;

/** The entries in numbers. */
export interface PayFigures {
  readonly basis: PayBasis;
  /** Of one paycheck before taxes; of the basis `net`, what is to be left. */
  readonly amount: Cents;
  /** Of one paycheck, in ten-thousandths; unknown unless the pay is of an hour. */
  readonly hours: ReturnType<typeof parseQuantity>;
  readonly preTax: readonly PreTaxDeduction[];
  readonly children: number;
  readonly dependents: number;
}

const MOST_HOURS = 2_080;
const MOST_DEPENDENTS = 99;

/** Reads the entries, or says of each field that cannot be read what to enter. */
export function readEntries(
  entries: PayEntries,
): { readonly figures: PayFigures } | { readonly problems: EntryProblems } {
  const problems: Partial<Record<EntryField, string>> = {};
  const amount = readPay(entries, problems);
  const children = readCount(entries.children, 'children', problems);
  const dependents = readCount(entries.dependents, 'dependents', problems);
  const preTax = PRE_TAX_CLASSES.flatMap((kind) => {
    const text = entries.preTax[kind] ?? '';
    if (text.trim() === '') return [];
    const value = readAmount(text);
    if (typeof value === 'string') problems[kind] = value;
    return typeof value === 'number' && value > 0 ? [{ class: kind, amount: value }] : [];
  });
  if (Object.keys(problems).length > 0) return { problems };
  const hours = entries.basis === 'hour' ? parseQuantity(entries.hours) : undefined;
  return { figures: { basis: entries.basis, amount, hours, preTax, children, dependents } };
}

function readPay({ basis, pay, hours, frequency }: PayEntries, problems: Partial<Record<EntryField, string>>): Cents {
  const periods = PERIODS_PER_YEAR[frequency];
  if (basis === 'hour') return readHourly(pay, hours, problems);
  const value = readAmount(pay, basis === 'year' ? (LARGEST_AMOUNT as number) : MOST_PAY);
  if (typeof value === 'string') {
    problems.pay = value;
    return 0 as Cents;
  }
  return basis === 'year' ? divide(value, periods) : value;
}

function readHourly(pay: string, hours: string, problems: Partial<Record<EntryField, string>>): Cents {
  const rate = hasOddComma(pay) ? undefined : parseUnitPrice(pay);
  const worked = hasOddComma(hours) ? undefined : parseQuantity(hours);
  if (rate === undefined || rate < 0 || rate > MOST_RATE) problems.pay = 'Enter the pay for an hour, such as 31.25.';
  if (worked === undefined || worked < 0 || worked > MOST_HOURS * QUANTITY_SCALE) {
    problems.hours = `Enter the hours of one paycheck, from 0 to ${MOST_HOURS.toLocaleString('en-US')}.`;
  }
  return problems.pay || problems.hours ? (0 as Cents) : timesQuantity(rate!, worked!);
}

/** 99,999,999.99 a paycheck, and 99,999.9999 an hour. */
const MOST_PAY = 9_999_999_999;
const MOST_RATE = 999_999_999;

/** The amount, or what to enter in its place. */
function readAmount(text: string, most: number = MOST_PAY): Cents | string {
  const value = hasOddComma(text) ? undefined : parseMoney(text);
  if (value === undefined) return 'Enter an amount, such as 2,500.00.';
  if (value < 0) return 'Enter an amount that is not below zero.';
  return value > most ? `Enter at most ${formatMoney(most as Cents)}.` : value;
}

function readCount(text: string, field: EntryField, problems: Partial<Record<EntryField, string>>): number {
  if (text.trim() === '') return 0;
  const count = /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : undefined;
  if (count === undefined) problems[field] = `Enter a whole number from 0 to ${MOST_DEPENDENTS}.`;
  return count ?? 0;
}

/** The words of a frequency in a sentence: `every two weeks`. */
export function frequencyInText(frequency: PayFrequency): string {
  return FREQUENCIES_IN_TEXT[frequency];
}
