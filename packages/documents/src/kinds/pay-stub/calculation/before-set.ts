import type { EarlierPay } from '@paperwage/payroll';
import type { Cents, StateCode } from '@paperwage/values';
import { parseCalendarDate, times } from '@paperwage/values';
import { amountOf } from '../../../drafts/amounts.ts';
import { DEDUCTION_ORDER, EARNING_NAMES, TAX_OF_DEDUCTION, taxLineName } from '../lines.ts';
import { periodsPaidBefore } from '../periods.ts';
import type { EarningKey, TaxLineKey } from '../keys.ts';
import type { PayStubDraft } from '../schema.ts';
import { DEDUCTION_KEYS, EARNING_KEYS, isNamedKey, namedLineId } from '../keys.ts';
import type { PeriodDeduction } from './deductions.ts';
import type { PeriodEarning } from './earnings.ts';
import type { EmployeeTaxes, Payment } from './employee-taxes.ts';
import type { OrderedStub } from './pay-order.ts';
import type { NamedLine } from './period-line.ts';
import { customIdentities } from './period-line.ts';

/** What one line had come to in the calendar year before the earliest stub. */
export interface PaidBefore<Key extends string> extends NamedLine<Key> {
  readonly amount: Cents;
}

type PrevYtdLine = PayStubDraft['prevYtdItem']['earnings'][number];

/**
 * The pay periods of the calendar year that passed before the earliest stub of those in its year. A new hire has worked no more of them
 * than the periods worked that the stubs do not cover themselves.
 */
export function periodsBeforeSet(draft: PayStubDraft, earliest: OrderedStub, stubsOfYear: number): number {
  const payDate = earliest.date;
  if (!payDate) return 0;
  const from = parseCalendarDate(draft.items[earliest.index]!.payPeriod.from);
  const passed = periodsPaidBefore({ from, payDate }, draft.oftenPaid, stubsOfYear);
  if (draft.hiredInPast52Weeks === 'false') return passed;
  return Math.max(0, Math.min(passed, draft.payPeriodsWorked - draft.items.length));
}

/** Earnings before the earliest stub: those the user gives, else equal periods at that stub's amounts. */
export function earningsBefore(
  draft: PayStubDraft,
  earliest: readonly PeriodEarning[],
  periods: number,
): PaidBefore<EarningKey>[] {
  if (draft.prevYtd === 'true') {
    const { earnings, customEarnings } = draft.prevYtdItem;
    const counted = earnings.filter(isOfKey(EARNING_KEYS)).filter(({ key }) => isPaidAs(draft.employmentType, key));
    return [
      ...counted.map(({ key, ytd }) => standardBefore(key, EARNING_NAMES[key], ytd)),
      ...customBefore(customEarnings),
    ];
  }
  return earliest.map((line) => ({ ...line, amount: times(line.total, periods) }));
}

/**
 * Deductions before the earliest stub. Given ones stand; taxes left empty are worked out on the prior gross divided by
 * the periods elapsed and multiplied back. Without a previous year to date every line repeats the earliest stub, the
 * taxes being those of equal periods from January on.
 */
export function deductionsBefore(
  draft: PayStubDraft,
  earliest: { readonly payment: Payment; readonly deductions: readonly PeriodDeduction[] },
  periods: number,
  taxes: EmployeeTaxes | undefined,
  state: StateCode | undefined,
): PaidBefore<TaxLineKey>[] {
  const { payment, deductions } = earliest;
  if (draft.prevYtd === 'true') {
    const given = draft.prevYtdItem.deductions.filter(isTaxLine).filter(({ ytd }) => ytd.trim() !== '');
    const isGiven = (key: string) => given.some((line) => line.key === key);
    const workedOut = taxesBefore(taxes?.before(payment, Math.max(1, periods)), state);
    return [
      ...workedOut.filter(({ key }) => !isGiven(key)),
      ...given.map(({ key, ytd }) => standardBefore(key, taxLineName(key, state), ytd)),
      ...customBefore(draft.prevYtdItem.customDeductions),
    ];
  }
  if (periods === 0) return [];
  const isEqual = payment.grossBefore === times(payment.gross, periods);
  const paid = isEqual ? taxes?.ofEqualPayments(payment, periods) : taxes?.before(payment, periods);
  const repeated = deductions.filter((line) => line.typed);
  const isRepeated = (key: string) => repeated.some((line) => line.key === key);
  return [
    ...taxesBefore(paid, state).filter(({ key }) => !isRepeated(key)),
    ...repeated.map((line) => ({ ...line, amount: times(line.total, periods) })),
  ];
}

/** A contractor's own line is not an employee's, nor the other way; salary and hourly pay may follow one another. */
function isPaidAs(employmentType: PayStubDraft['employmentType'], key: EarningKey): boolean {
  if (key === 'contractor') return employmentType === 'contractor';
  return employmentType === 'employee' || (key !== 'salary' && key !== 'regular');
}

function taxesBefore(paid: EarlierPay | undefined, state: StateCode | undefined): PaidBefore<TaxLineKey>[] {
  const taxes = paid?.taxes ?? {};
  const named = Object.keys(taxes).filter(isNamedKey);
  return [...DEDUCTION_ORDER, ...named].flatMap((key) => {
    const tax = isNamedKey(key) ? key : TAX_OF_DEDUCTION[key];
    const amount = tax && taxes[tax];
    return amount === undefined ? [] : [{ ...standardBefore(key, taxLineName(key, state), ''), amount }];
  });
}

function standardBefore<Key extends string>(key: Key, name: string, ytd: string): PaidBefore<Key> {
  return { identity: key, id: isNamedKey(key) ? namedLineId(key) : key, key, name, amount: amountOf(ytd) };
}

function isTaxLine(line: PrevYtdLine): line is PrevYtdLine & { readonly key: TaxLineKey } {
  return isNamedKey(line.key) || isOfKey(DEDUCTION_KEYS)(line);
}

/** Lines of a standard key; validation tells of others. */
function isOfKey<Key extends string>(keys: readonly Key[]) {
  return (line: PrevYtdLine): line is PrevYtdLine & { readonly key: Key } => keys.some((key) => key === line.key);
}

function customBefore(lines: readonly PrevYtdLine[]): PaidBefore<never>[] {
  const identity = customIdentities();
  return lines.map(({ id, key, name, ytd }) => ({
    identity: identity(key),
    id,
    key: 'custom',
    name,
    amount: amountOf(ytd),
  }));
}
