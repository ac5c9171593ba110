import type { DraftContext, PayStubDraft } from '@paperwage/documents/pay-stub';
import {
  addCustomDeduction,
  emptyPayStubDraft,
  latestDates,
  setDeductionTyped,
  setEarning,
  setEmployeeField,
  setPayDate,
  setPayFrequency,
  setPaymentType,
  setPayPeriod,
  setW4Field,
  setWorkState,
} from '@paperwage/documents/pay-stub';
import type { FilingStatus, PreTaxClass, RuleBook } from '@paperwage/payroll';
import { calendarDate, formatMoney, yearOf } from '@paperwage/values';
import type { HandedPay } from './handed-pay.ts';
import { calculatePaycheck } from './calculate.ts';
import { PRE_TAX_NAMES } from './entries.ts';

const STATUSES: Readonly<Record<FilingStatus, PayStubDraft['employeeInfo']['maritalStatus']>> = {
  single: 'SINGLE',
  marriedJointly: 'MARRIED',
  headOfHousehold: 'HEAD_OF_HOUSEHOLD',
};

/**
 * A pay stub with the numbers of a calculator: the pay, how often, the certificate and what is taken before tax. It is
 * of the latest period that has ended, or of the last one of the year that was chosen. Undefined where the entries
 * cannot be calculated with.
 */
export function payStubOf(pay: HandedPay, rules: RuleBook, context: DraftContext): PayStubDraft | undefined {
  const calculated = calculatePaycheck(pay, pay.state, rules);
  if (!('paycheck' in calculated)) return undefined;
  const { yearGross, credits, input } = calculated.paycheck;
  const isHourly = pay.basis === 'hour';
  let draft = setPayFrequency(emptyPayStubDraft(context), pay.frequency, context);
  draft = datedIn(pay, setPaymentType(setWorkState(draft, pay.state), isHourly ? 'hourly' : 'salary'), context);
  draft = isHourly
    ? setEarning(draft, 0, 'regular', { rate: pay.pay.trim(), hours: pay.hours.trim() })
    : setEarning(draft, 0, 'salary', { rate: formatMoney(yearGross) });
  draft = setEmployeeField(draft, 'maritalStatus', STATUSES[pay.status]);
  draft = setEmployeeField(draft, 'dependentsAmount', formatMoney(credits));
  draft = setW4Field(draft, 'qualifyingChildren', pay.children.trim());
  draft = setW4Field(draft, 'otherDependents', pay.dependents.trim());
  for (const { class: kind, amount } of input.preTaxDeductions ?? []) {
    const preTax = kind as PreTaxClass;
    draft = addCustomDeduction(draft, { name: PRE_TAX_NAMES[preTax], preTax }, context);
    draft = setDeductionTyped(draft, 0, draft.items[0]!.customDeductions.at(-1)!.id, { total: formatMoney(amount) });
  }
  return draft;
}

function datedIn({ year, frequency }: HandedPay, draft: PayStubDraft, { today }: DraftContext): PayStubDraft {
  const now = latestDates(today, frequency);
  if (now.payDate && yearOf(now.payDate) === year) return draft;
  const { from, to, payDate } = latestDates(calendarDate(`${year}-12-31`), frequency);
  return setPayDate(setPayPeriod(draft, 0, { from: from!, to: to! }), 0, payDate!);
}

const LONGEST_NAME = 100;

/** A pay stub for an employee of whom only the name is known. */
export function payStubFor(name: string, context: DraftContext): PayStubDraft {
  return setEmployeeField(emptyPayStubDraft(context), 'employeeName', name.trim().slice(0, LONGEST_NAME));
}
