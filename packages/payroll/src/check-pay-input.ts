import type { Cents } from '@paperwage/values';
import { add, isStateCode, LARGEST_AMOUNT, parseCalendarDate, QUANTITY_SCALE, times, ZERO } from '@paperwage/values';
import type { StateElections } from './elections.ts';
import { STATE_FILING_STATUSES } from './elections.ts';
import type { FormW4, PayInput } from './pay.ts';
import { PAY_FREQUENCIES } from './pay.ts';
import { PRE_TAX_CLASSES } from './pre-tax-deductions.ts';
import { invalidInput } from './problems.ts';

const FILING_STATUSES = [
  'single',
  'marriedJointly',
  'headOfHousehold',
] as const satisfies readonly FormW4['filingStatus'][];
const METHODS = ['flat', 'aggregate'] as const;
const SUPPLEMENTAL_KINDS = ['bonus', 'other'] as const;
const MOST_ALLOWANCES = 99;

/** All of an amount, in parts per million. */
const HIGHEST_RATE = 1_000_000;

/** As many payments as a year has days. */
const MOST_PERIODS = 366;

/** As many hours as a year has. */
const MOST_HOURS = 8_784;

/** More than any risk class of workers' compensation costs for an hour. */
const MOST_FOR_AN_HOUR = 100;

/** What so many of the largest payments come to. */
const LARGEST_YEAR = times(LARGEST_AMOUNT, MOST_PERIODS);

/** Refuses what cannot be calculated with: an InvalidPayInputError names the input and says what to give instead. */
export function checkPayInput(input: PayInput): void {
  if (typeof input.payDate !== 'string' || !parseCalendarDate(input.payDate)) {
    throw invalidInput('invalidDate', 'payDate');
  }
  checkChoice('payFrequency', input.payFrequency, PAY_FREQUENCIES);
  checkState('state', input.state);
  checkState('residenceState', input.residenceState);
  checkAmount('grossPay', input.grossPay);
  checkW4(input.w4);
  if (input.supplemental) checkSupplemental(input.supplemental, input.grossPay);
  if (input.preTaxDeductions) checkPreTax(input.preTaxDeductions, input.grossPay);
  checkParts(input);
  if (input.elections) checkElections(input.elections);
  checkTenThousandths('invalidHours', 'hoursWorked', input.hoursWorked, MOST_HOURS);
  checkAmount('yearToDate.socialSecurityWages', input.yearToDate.socialSecurityWages, LARGEST_YEAR);
  checkAmount('yearToDate.medicareWages', input.yearToDate.medicareWages, LARGEST_YEAR);
  checkAmount('yearToDate.supplementalWages', input.yearToDate.supplementalWages, LARGEST_YEAR);
  checkAmount('yearToDate.stateWages', input.yearToDate.stateWages ?? ZERO, LARGEST_YEAR);
  for (const [tax, withheld] of Object.entries(input.yearToDate.stateItems ?? {})) {
    checkAmount(`yearToDate.stateItems.${tax}`, withheld as Cents, LARGEST_YEAR);
  }
}

/** Refuses hours, or dollars for an hour, that are negative, finer than they are kept, or above `most`. */
function checkTenThousandths(
  code: 'invalidHours' | 'invalidHourlyRate',
  path: string,
  value: number | undefined,
  most: number,
): void {
  if (value === undefined || (Number.isSafeInteger(value) && value >= 0 && value <= most * QUANTITY_SCALE)) return;
  throw invalidInput(code, path, String(most));
}

function checkState(path: string, state: unknown): void {
  if (state === undefined || (typeof state === 'string' && isStateCode(state))) return;
  throw invalidInput('unknownChoice', path, 'the two-letter codes of the states and DC');
}

/** Refuses a number of payments that no year has. */
export function checkPeriods(path: string, periods: number, least: number): void {
  checkCount(path, periods, least, MOST_PERIODS);
}

/** Refuses an amount that is negative, not whole cents, or above `largest`: what a document holds, if not said. */
export function checkAmount(path: string, amount: Cents, largest = LARGEST_AMOUNT): void {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > largest) {
    throw invalidInput('invalidAmount', path, String(largest));
  }
}

/** Refuses what is not a whole number from `least` to `most`. */
export function checkCount(path: string, count: number, least: number, most: number): void {
  if (!Number.isSafeInteger(count) || count < least || count > most) {
    throw invalidInput('invalidCount', path, String(least), String(most));
  }
}

function checkChoice(path: string, value: unknown, choices: readonly unknown[]): void {
  if (!choices.includes(value)) throw invalidInput('unknownChoice', path, choices.join(', '));
}

function checkW4(w4: FormW4): void {
  checkChoice('w4.version', w4.version, ['2020', '2019']);
  checkChoice('w4.filingStatus', w4.filingStatus, FILING_STATUSES);
  checkAmount('w4.extraWithholding', w4.extraWithholding);
  if (w4.version === '2019') {
    checkCount('w4.allowances', w4.allowances, 0, MOST_ALLOWANCES);
    return;
  }
  checkChoice('w4.step2Checkbox', w4.step2Checkbox, [true, false]);
  checkAmount('w4.step3Credits', w4.step3Credits);
  checkAmount('w4.otherIncome', w4.otherIncome);
  checkAmount('w4.deductions', w4.deductions);
}

const COUNTED = [
  'allowances',
  'dependents',
  'estimatedDeductionAllowances',
  'line2Allowances',
  'dependentExemptions',
  'firstTimeDependents',
  'adoptedChildren',
] as const satisfies readonly (keyof StateElections)[];

const AMOUNTS = [
  'additionalWithholding',
  'exemptionAmount',
  'iaW4AllowanceDollars',
  'federalWithholdingThisPeriod',
  'ficaRetirementThisPeriod',
] as const satisfies readonly (keyof StateElections)[];

const CHOSEN = {
  filingStatus: STATE_FILING_STATUSES,
  njRateTable: ['A', 'B', 'C', 'D', 'E'],
  ctCode: ['A', 'B', 'C', 'D', 'E', 'F'],
  wvTable: ['oneEarner', 'twoEarner'],
  laBlockA: [0, 1, 2],
} as const satisfies Partial<Record<keyof StateElections, readonly unknown[]>>;

function checkElections(elections: StateElections): void {
  for (const name of COUNTED) checkCount(`elections.${name}`, elections[name] ?? 0, 0, MOST_ALLOWANCES);
  for (const name of AMOUNTS) checkAmount(`elections.${name}`, elections[name] ?? ZERO);
  for (const [name, choices] of Object.entries(CHOSEN)) {
    const value = elections[name as keyof typeof CHOSEN];
    if (value !== undefined) checkChoice(`elections.${name}`, value, choices);
  }
  const rate = elections.waWorkersCompensationRate;
  checkTenThousandths('invalidHourlyRate', 'elections.waWorkersCompensationRate', rate, MOST_FOR_AN_HOUR);
  checkPlaces(elections);
}

const PLACES = [
  'county',
  'locality',
  'workLocality',
  'schoolDistrict',
] as const satisfies readonly (keyof StateElections)[];

function checkPlaces(elections: StateElections): void {
  for (const name of PLACES) {
    const place = elections[name];
    if (place !== undefined && typeof place !== 'string') throw invalidInput('invalidPlace', `elections.${name}`);
  }
  const { countyRate } = elections;
  if (countyRate === undefined) return;
  const isRate = Number.isSafeInteger(countyRate) && countyRate >= 0 && countyRate <= HIGHEST_RATE;
  if (!isRate) throw invalidInput('invalidRate', 'elections.countyRate');
}

function checkSupplemental(supplemental: NonNullable<PayInput['supplemental']>, grossPay: Cents): void {
  checkChoice('supplemental.method', supplemental.method, METHODS);
  checkAmount('supplemental.amount', supplemental.amount);
  if (supplemental.kind !== undefined) checkChoice('supplemental.kind', supplemental.kind, SUPPLEMENTAL_KINDS);
  if (supplemental.amount > grossPay) throw invalidInput('supplementalAboveGross', 'supplemental.amount');
}

function checkPreTax(deductions: NonNullable<PayInput['preTaxDeductions']>, grossPay: Cents): void {
  let total = ZERO;
  for (const [index, one] of deductions.entries()) {
    checkChoice(`preTaxDeductions.${index}.class`, one.class, PRE_TAX_CLASSES);
    checkAmount(`preTaxDeductions.${index}.amount`, one.amount);
    total = add(total, one.amount);
  }
  if (total > grossPay) throw invalidInput('preTaxAboveGross', 'preTaxDeductions');
}

/** Overtime pay and tips are parts of the gross pay that share nothing. */
function checkParts({ overtime = ZERO, tips = ZERO, grossPay }: PayInput): void {
  checkAmount('overtime', overtime);
  checkAmount('tips', tips);
  if (overtime > grossPay) throw invalidInput('partAboveGross', 'overtime');
  if (add(overtime, tips) > grossPay) throw invalidInput('partAboveGross', 'tips');
}
