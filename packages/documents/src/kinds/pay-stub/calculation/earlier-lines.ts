import type { EarlierPay } from '@paperwage/payroll';
import type { Cents, StateCode } from '@paperwage/values';
import { parseCalendarDate, times } from '@paperwage/values';
import { amountOf } from '../../../drafts/amounts.ts';
import { DEDUCTION_ORDER, EARNING_NAMES, TAX_OF_DEDUCTION, taxLineName } from '../draft/lines.ts';
import { periodsPaidBefore } from '../draft/periods.ts';
import type { EarningKey, TaxLineKey } from '../draft/keys.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { DEDUCTION_KEYS, EARNING_KEYS, isNamedKey, namedLineId } from '../draft/keys.ts';
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
export function earlierPeriodCount(draft: PayStubDraft, earliest: OrderedStub, stubsOfYear: number): number {
  const payDate = earliest.date;
  if (!payDate) return 0;
  const from = parseCalendarDate(draft.items[earliest.index]!.payPeriod.from);
  const passed = periodsPaidBefore({ from, payDate }, draft.oftenPaid, stubsOfYear);
  if (draft.hiredInPast52Weeks === 'false') return passed;
  return Math.max(0, Math.min(passed, draft.payPeriodsWorked - draft.items.length));
}

/**
 * Earnings before the earliest stub, line by line: what the user gives, else equal periods at that stub's amounts. A line
 * left empty is not given, 0 is. Salary and hourly pay may follow one another, so that one of them is enough.
 */
export function earlierEarnings(
  draft: PayStubDraft,
  earliest: readonly PeriodEarning[],
  periods: number,
): PaidBefore<EarningKey>[] {
  const repeated = repeatedEarnings(draft, earliest);
  return [...givenEarnings(draft), ...repeated.map((line) => ({ ...line, amount: times(line.total, periods) }))];
}

/** The earnings of the earliest stub that count in every period before it, because the user says nothing of them. */
export function repeatedEarnings(draft: PayStubDraft, earliest: readonly PeriodEarning[]): PeriodEarning[] {
  const given = givenEarnings(draft);
  return earliest.filter(
    ({ identity, key }) => !given.some((line) => line.identity === identity || (isMainPay(key) && isMainPay(line.key))),
  );
}

/**
 * Deductions before the earliest stub. Given ones stand; taxes left empty are worked out: those of given earnings on the
 * prior gross divided by the periods elapsed and multiplied back, else those of equal periods from January on. What is
 * not worked out repeats the earliest stub.
 */
export function earlierDeductions(
  draft: PayStubDraft,
  earliest: { readonly payment: Payment; readonly deductions: readonly PeriodDeduction[] },
  periods: number,
  taxes: EmployeeTaxes | undefined,
  state: StateCode | undefined,
): PaidBefore<TaxLineKey>[] {
  const { payment, deductions } = earliest;
  const given = givenDeductions(draft, state);
  const hasEarnings = givenEarnings(draft).length > 0;
  const workedOut = taxesBefore(
    hasEarnings ? taxes?.before(payment, Math.max(1, periods)) : taxesOfEqual(payment, periods, taxes),
    state,
  );
  const isIn = (lines: readonly { readonly identity: string }[], { identity }: { readonly identity: string }) =>
    lines.some((line) => line.identity === identity);
  const taken = workedOut.filter(({ amount }) => amount !== 0);
  const repeated = deductions
    .filter((line) => line.typed && !isIn(given, line) && !(hasEarnings && isIn(taken, line)))
    .map((line) => ({ ...line, amount: times(line.total, periods) }));
  return [...workedOut.filter((line) => !isIn(given, line) && !isIn(repeated, line)), ...given, ...repeated];
}

/** The taxes of equal payments made before this one; nothing where there were none. */
function taxesOfEqual(payment: Payment, periods: number, taxes: EmployeeTaxes | undefined): EarlierPay | undefined {
  if (periods === 0) return undefined;
  const isEqual = payment.grossBefore === times(payment.gross, periods);
  return isEqual ? taxes?.ofEqualPayments(payment, periods) : taxes?.before(payment, periods);
}

/** Earnings of the previous year to date that the user has filled in. */
function givenEarnings({ prevYtd, prevYtdItem, employmentType }: PayStubDraft): PaidBefore<EarningKey>[] {
  if (prevYtd === 'false') return [];
  const standard = prevYtdItem.earnings.filter(isGiven).filter(isOfKey(EARNING_KEYS));
  const counted = standard.filter(({ key }) => isPaidAs(employmentType, key));
  return [
    ...counted.map(({ key, ytd }) => standardBefore(key, EARNING_NAMES[key], ytd)),
    ...customBefore(prevYtdItem.customEarnings),
  ];
}

function givenDeductions(
  { prevYtd, prevYtdItem }: PayStubDraft,
  state: StateCode | undefined,
): PaidBefore<TaxLineKey>[] {
  if (prevYtd === 'false') return [];
  const standard = prevYtdItem.deductions.filter(isGiven).filter(isTaxLine);
  return [
    ...standard.map(({ key, ytd }) => standardBefore(key, taxLineName(key, state), ytd)),
    ...customBefore(prevYtdItem.customDeductions),
  ];
}

/** A blank line says nothing; 0 says nothing was paid. */
function isGiven({ ytd }: PrevYtdLine): boolean {
  return ytd.trim() !== '';
}

function isMainPay(key: string): boolean {
  return key === 'contractor' || key === 'salary' || key === 'regular';
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

/** Lines of the user's own that are filled in. All are counted, so that each has the identity that it has on a stub. */
function customBefore(lines: readonly PrevYtdLine[]): PaidBefore<never>[] {
  const identity = customIdentities();
  return lines.flatMap((line) => {
    const { id, key, name, ytd } = line;
    const same = identity(key);
    return isGiven(line) ? [{ identity: same, id, key: 'custom' as const, name, amount: amountOf(ytd) }] : [];
  });
}
