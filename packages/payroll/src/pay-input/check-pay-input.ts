import type { Cents } from '@paperwage/values';
import { add, isStateCode, LARGEST_AMOUNT, times, ZERO } from '@paperwage/values';
import { checkElections } from './check-elections.ts';
import {
  checkAmount,
  checkChoice,
  checkCount,
  checkDate,
  checkPeriods,
  checkTenThousandths,
  MAX_ALLOWANCES,
  MAX_PERIODS,
} from './check-figures.ts';
import type { FormW4, PayInput } from '../pay.ts';
import { PAY_FREQUENCIES } from '../pay.ts';
import { PRE_TAX_KINDS } from './pre-tax-deductions.ts';
import { invalidInput } from '../problems.ts';

const FILING_STATUSES = [
  'single',
  'marriedJointly',
  'headOfHousehold',
] as const satisfies readonly FormW4['filingStatus'][];
const METHODS = ['flat', 'aggregate'] as const;
const SUPPLEMENTAL_KINDS = ['bonus', 'other'] as const;

/** As many hours as a year has. */
const MAX_HOURS = 8_784;

/** The total of that many of the largest payments. */
const LARGEST_YEAR = times(LARGEST_AMOUNT, MAX_PERIODS);

/** Rejects input that can't be calculated: an InvalidPayInputError names the input and says what to give instead. */
export function checkPayInput(input: PayInput): void {
  checkDate('payDate', input.payDate);
  checkChoice('payFrequency', input.payFrequency, PAY_FREQUENCIES);
  checkState('state', input.state);
  checkState('residenceState', input.residenceState);
  checkAmount('grossPay', input.grossPay);
  checkW4(input.w4);
  if (input.supplemental) checkSupplemental(input.supplemental, input.grossPay);
  if (input.preTaxDeductions) checkPreTax(input.preTaxDeductions, input.grossPay);
  checkParts(input);
  if (input.elections) checkElections(input.elections);
  checkTenThousandths('invalidHours', 'hoursWorked', input.hoursWorked, MAX_HOURS);
  checkAmount('yearToDate.socialSecurityWages', input.yearToDate.socialSecurityWages, LARGEST_YEAR);
  checkAmount('yearToDate.medicareWages', input.yearToDate.medicareWages, LARGEST_YEAR);
  checkAmount('yearToDate.supplementalWages', input.yearToDate.supplementalWages, LARGEST_YEAR);
  checkAmount('yearToDate.stateWages', input.yearToDate.stateWages ?? ZERO, LARGEST_YEAR);
  if (input.yearToDate.payments !== undefined) checkPeriods('yearToDate.payments', input.yearToDate.payments, 0);
  checkItemTotals('stateItems', input.yearToDate);
  checkItemTotals('stateItemWages', input.yearToDate);
}

function checkItemTotals(name: 'stateItems' | 'stateItemWages', yearToDate: PayInput['yearToDate']): void {
  const totals = yearToDate[name];
  if (totals === undefined) return;
  for (const [tax, total] of Object.entries(totals)) {
    checkAmount(`yearToDate.${name}.${tax}`, total as Cents, LARGEST_YEAR);
  }
}

function checkState(path: string, state: unknown): void {
  if (state === undefined || (typeof state === 'string' && isStateCode(state))) return;
  throw invalidInput('unknownChoice', path, 'the two-letter codes of the states and DC');
}

function checkW4(w4: FormW4): void {
  checkChoice('w4.version', w4.version, ['2020', '2019']);
  checkChoice('w4.filingStatus', w4.filingStatus, FILING_STATUSES);
  checkAmount('w4.extraWithholding', w4.extraWithholding);
  if (w4.exempt !== undefined) checkChoice('w4.exempt', w4.exempt, [true, false]);
  if (w4.nonresidentAlien !== undefined) checkChoice('w4.nonresidentAlien', w4.nonresidentAlien, [true, false]);
  if (w4.version === '2019') {
    checkCount('w4.allowances', w4.allowances, 0, MAX_ALLOWANCES);
    return;
  }
  checkChoice('w4.step2Checkbox', w4.step2Checkbox, [true, false]);
  checkAmount('w4.step3Credits', w4.step3Credits);
  checkAmount('w4.otherIncome', w4.otherIncome);
  checkAmount('w4.deductions', w4.deductions);
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
    checkChoice(`preTaxDeductions.${index}.class`, one.class, PRE_TAX_KINDS);
    checkAmount(`preTaxDeductions.${index}.amount`, one.amount);
    total = add(total, one.amount);
  }
  if (total > grossPay) throw invalidInput('preTaxAboveGross', 'preTaxDeductions');
}

/** Overtime pay and tips are separate parts of the gross pay. */
function checkParts({ overtime = ZERO, tips = ZERO, grossPay }: PayInput): void {
  checkAmount('overtime', overtime);
  checkAmount('tips', tips);
  if (overtime > grossPay) throw invalidInput('partAboveGross', 'overtime');
  if (add(overtime, tips) > grossPay) throw invalidInput('partAboveGross', 'tips');
}
